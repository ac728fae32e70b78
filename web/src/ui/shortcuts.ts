/** Keys of the page, where no field, dialog or board takes them first. */
const FIELDS = 'input, select, textarea, [contenteditable]';

/** Keys of the layers of a board, in the order in which they are shown. None of them is a verb of any game. */
export const LAYER_KEYS: readonly string[] = ['L', 'K', 'J', ','];
/** Stops the bot whose turn is shown, and lets it go on. */
export const PAUSE_KEY = '.';

/** Whether a key press may switch something of the page: not in a field, not under a dialog. */
export const isShortcut = (e: KeyboardEvent): boolean =>
  !e.ctrlKey &&
  !e.metaKey &&
  !e.altKey &&
  !(e.target instanceof Element && e.target.closest(FIELDS)) &&
  !document.querySelector('dialog[open]');
