/** Italian prepositions that join with an article: "al" and "la squadra" make "alla squadra". */
const JOINED: Readonly<Record<string, readonly [string, string]>> = {
  del: ['de', 'di '],
  al: ['a', 'a '],
  dal: ['da', 'da '],
  nel: ['ne', 'in '],
  sul: ['su', 'su '],
};
const AFTER_JOINED: readonly (readonly [string, string])[] = [
  ['il ', 'l '],
  ['lo ', 'llo '],
  ['la ', 'lla '],
  ['l’', 'll’'],
  ['i ', 'i '],
  ['gli ', 'gli '],
  ['le ', 'le '],
];
export const PREPOSITIONS: readonly string[] = Object.keys(JOINED);

/** A preposition before words that begin with an article, or with none. */
export function joined(preposition: string, words: string): string {
  const [before, alone] = JOINED[preposition] ?? ['', ''];
  const found = AFTER_JOINED.find(([article]) => words.startsWith(article));
  return found ? before + found[1] + words.slice(found[0].length) : alone + words;
}
