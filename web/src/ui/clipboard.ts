/** Copy a link or save a text, and report the result. */
import { t } from '../i18n';
import { toast } from '../toasts.svelte';

export async function copy(text: string, copied = 'web-invite-copied'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t(copied));
    return true;
  } catch {
    toast(t('web-invite-not-copied'), 'problem');
    return false;
  }
}

/** Save a text as a file. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
