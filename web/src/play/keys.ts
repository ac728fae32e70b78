/** Keyboard shortcuts of the play page. Focused fields, dialogs and the board handle their own keys first. A key means
 * the same in every game: what ends something has the key of what it ends, in all prompts. */
import { rulebook } from '../rulebook.svelte';
import { isShortcut, PAUSE_KEY } from '../ui/shortcuts';
import { buttonsOf, keyName, NEXT_KEY, CONFIRM_KEY, numbered } from './bar';
import type { PlayHand } from './hand.svelte';

export interface KeyDeeds {
  undo: () => void;
  text: () => void;
  rules: () => void;
  help: () => void;
  /** Esc when nothing is selected. */
  escape: () => void;
  /** Advice on the pending decision. */
  hint?: () => void;
  /** What the other side has done. */
  recap?: () => void;
  /** What both sides want. */
  goals?: () => void;
}

const CONTROLS = 'button, a, summary, [role="button"], [role="slider"], [role="tab"]';

export function onKey(e: KeyboardEvent, hand: PlayHand, deeds: KeyDeeds): void {
  const target = e.target instanceof Element ? e.target : null;
  if (e.defaultPrevented || !isShortcut(e)) return;
  hand.link.skip();
  if (paces(e, hand, target) || does(e, hand, deeds, target)) e.preventDefault();
}

/** A key that is held presses no button again. */
export function noRepeat(e: KeyboardEvent): void {
  const target = e.target instanceof Element ? e.target : null;
  if (e.repeat && (e.key === 'Enter' || e.key === ' ') && target?.closest('.prompt')) e.preventDefault();
}

function does(e: KeyboardEvent, hand: PlayHand, deeds: KeyDeeds, target: Element | null): boolean {
  const key = keyName(e);
  const page = pageKey(key, deeds);
  if (planned(key, e.repeat, hand, target)) return true;
  if (hand.recap.open && (key === 'ArrowLeft' || key === 'ArrowRight')) hand.recap.step(key === 'ArrowLeft' ? -1 : 1);
  else if (key === 'Escape') {
    if (!hand.cancel()) deeds.escape();
  } else if (page) page();
  else {
    if ((key === CONFIRM_KEY || key === NEXT_KEY) && target?.closest(CONTROLS)) return false;
    return decides(key, e.repeat, hand, deeds);
  }
  return true;
}

/** While a set-up is planned: Enter begins, A proposes another, R turns what was touched last. */
function planned(key: string, repeated: boolean, hand: PlayHand, target: Element | null): boolean {
  const { placing, moment } = hand;
  if (!placing.active || !moment || hand.link.moment) return false;
  if (key === CONFIRM_KEY && target?.closest(CONTROLS)) return false;
  if (key === 'R' && placing.touched >= 0) return repeated || placing.turn(moment);
  if (key !== CONFIRM_KEY && key !== 'A') return false;
  if (repeated || hand.hushed || placing.taken >= 0) return true;
  if (key === CONFIRM_KEY) hand.begin();
  else placing.another();
  return true;
}

/** While a bot's turn is shown: the space bar goes on at once, held it goes fast, the full stop stops. */
function paces(e: KeyboardEvent, { pacer }: PlayHand, target: Element | null): boolean {
  if (!pacer.behind || pacer.watching || target?.closest(CONTROLS)) return false;
  const key = keyName(e);
  if (key === NEXT_KEY && e.repeat) pacer.hurry(true);
  else if (key === NEXT_KEY) pacer.next();
  else if (key === PAUSE_KEY && !e.repeat) pacer.toggle();
  else return false;
  return true;
}

export function pageKey(key: string, deeds: KeyDeeds): (() => void) | undefined {
  switch (key) {
    case 'T':
      return deeds.text;
    case 'R':
      return deeds.rules;
    case '?':
      return deeds.help;
    case 'B':
      return () => document.querySelector<HTMLElement>('[role="application"]')?.focus();
    case 'H':
      return deeds.hint;
    case 'V':
      return deeds.recap;
    case 'G':
      return deeds.goals;
    default:
      return undefined;
  }
}

/** Keys that decide something. A key that is held decides once, and a prompt that has just changed by itself takes
 * none. False if the key means nothing here. */
function decides(key: string, repeated: boolean, hand: PlayHand, deeds: KeyDeeds): boolean {
  const deed = key === 'U' ? deeds.undo : deedOf(key, hand);
  if (!deed) return false;
  if (!repeated && !hand.hushed) deed();
  return true;
}

function deedOf(key: string, hand: PlayHand): (() => void) | null {
  if (!hand.free) return null;
  if (hand.asking) return answerOf(key, hand);
  if (key === CONFIRM_KEY) return () => void hand.confirm();
  if (key === NEXT_KEY) return () => void hand.next();
  if (/^[1-9]$/.test(key)) {
    const choice = numbered(hand.stage)[Number(key) - 1];
    return choice ? () => hand.choose(choice) : null;
  }
  const button = buttonsOf(hand.bar).find((one) => one.key === key);
  return button?.act ? () => button.act && hand.act(button.act) : null;
}

/** While something would be lost: Enter shows it, the key of the end ends. */
function answerOf(key: string, hand: PlayHand): (() => void) | null {
  if (key === CONFIRM_KEY) return () => hand.showThem();
  const pressed = buttonsOf(hand.bar).find((one) => one.key === key);
  return pressed?.act && pressed.act.choice?.action === hand.asking?.act.choice?.action ? () => hand.accept() : null;
}

/** The rule of the current prompt, or all rules. */
export function showRules(rule: string | undefined, game: string): void {
  if (rule) rulebook.show(rule);
  else location.hash = `#/rules/${encodeURIComponent(game)}`;
}
