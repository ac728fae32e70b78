/** Open a record from a file as a new table and go there. */
import { openRecord, table as tableInfo, wordsOf } from '../../api/client';
import { saveTable } from '../../api/savedTables';
import { t } from '../../i18n';
import { go } from '../../router';

// The server's limit; records of games are far smaller.
const MOST = 2_000_000;
// Every record begins with it.
const FIRST = 'caposaldo record';

/** Open it and go there; returns the error message ("" for none). */
export async function openFile(file: File): Promise<string> {
  if (file.size > MOST) return t('web-records-large', { file: file.name });
  try {
    const text = await file.text();
    if (!text.startsWith(FIRST)) return t('web-records-other', { file: file.name });
    const made = await openRecord(text);
    saveTable(made);
    const { over } = await tableInfo(made.table);
    go(`/${over ? 'replay' : 'table'}/${made.table}`);
    return '';
  } catch (error) {
    return wordsOf(error);
  }
}
