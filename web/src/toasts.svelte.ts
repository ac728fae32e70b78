/** Toasts at the bottom of the page. */
export interface ToastNote {
  id: number;
  words: string;
  kind: 'note' | 'problem';
}

const LASTS = 6000;
let next = 1;
export const toasts: ToastNote[] = $state([]);

/** Show a toast; a problem stays until closed. */
export function toast(words: string, kind: ToastNote['kind'] = 'note'): void {
  const id = next++;
  toasts.push({ id, words, kind });
  if (kind === 'note') setTimeout(() => closeToast(id), LASTS);
}

export function closeToast(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
