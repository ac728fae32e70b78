/** Keyboard shortcuts of the play page. Focused fields, dialogs and the board handle their own keys first. */
import { rulebook } from '../rulebook.svelte';
import type { PlayHand } from './hand.svelte';

export interface KeyDeeds {
  undo: () => void;
  text: () => void;
  rules: () => void;
  help: () => void;
  /** Esc when nothing is selected. */
  escape: () => void;
}

const FIELDS = 'input, select, textarea, [contenteditable]';
const CONTROLS = 'button, a, summary, [role="slider"], [role="tab"]';

export function onKey(e: KeyboardEvent, hand: PlayHand, deeds: KeyDeeds): void {
  const target = e.target instanceof Element ? e.target : null;
  if (
    e.defaultPrevented ||
    e.ctrlKey ||
    e.metaKey ||
    e.altKey ||
    target?.closest(FIELDS) ||
    document.querySelector('dialog[open]')
  )
    return;
  hand.link.skip();
  if (does(e, hand, deeds, target)) e.preventDefault();
}

function does(e: KeyboardEvent, hand: PlayHand, deeds: KeyDeeds, target: Element | null): boolean {
  const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
  if (key === 'Enter') return !target?.closest(CONTROLS) && hand.confirm();
  if (key === 'Escape') {
    if (!hand.cancel()) deeds.escape();
    return true;
  }
  if (key === 't') deeds.text();
  else if (key === 'r') deeds.rules();
  else if (key === 'u') deeds.undo();
  else if (key === '?') deeds.help();
  else if (key === 'b') document.querySelector<HTMLElement>('[role="application"]')?.focus();
  else if (key === 'g') document.querySelector<HTMLElement>('.log ol')?.focus();
  else return decides(key, hand);
  return true;
}

/** Digits pick from the list of choices, letters press the buttons of the prompt. */
function decides(key: string, hand: PlayHand): boolean {
  if (!hand.free) return false;
  if (/^[1-9]$/.test(key)) {
    const listed = hand.stage.groups.filter((group) => !group.folded).flatMap((group) => group.choices);
    const choice = listed[Number(key) - 1];
    if (choice) hand.choose(choice);
    return choice !== undefined;
  }
  const act = hand.stage.acts.find((one) => one.key.toLowerCase() === key);
  if (act) hand.act(act);
  return act !== undefined;
}

/** The rule of the current prompt, or all rules. */
export function showRules(rule: string | undefined, game: string): void {
  if (rule) rulebook.show(rule);
  else location.hash = `#/rules/${encodeURIComponent(game)}`;
}
