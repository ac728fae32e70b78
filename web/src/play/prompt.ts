/** The sentence of the prompt: what to decide here, or who else decides. */
import type { Moment } from '../api/protocol';
import { say, t, type Names } from '../i18n';
import type { PlayHand } from './hand.svelte';

export const isDeciding = (moment: Moment): boolean => moment.prompt !== null && moment.choices.length > 0;

/** The seat that decides: the viewer's own, or the first of the others; -1 for none. */
export function deciderOf(moment: Moment): number {
  if (isDeciding(moment)) return moment.eyes;
  return moment.waiting.find((seat) => seat !== moment.eyes) ?? moment.waiting[0] ?? -1;
}

export function sentenceOf(hand: PlayHand, moment: Moment, names: Names): string {
  if (isDeciding(moment) && hand.held && !hand.link.moment)
    return t(`play-held-${hand.held}`, { question: say(moment.prompt ?? { key: 'play-waiting' }, names) });
  if (isDeciding(moment))
    return say(hand.display.prompt(moment, hand) ?? moment.prompt ?? { key: 'play-waiting' }, names);
  const decider = deciderOf(moment);
  if (decider < 0) return say(moment.prompt ?? { key: 'play-waiting' }, names);
  const seat = moment.seats[decider];
  const run = hand.pacer.run;
  if (seat?.thinking && run?.seat === decider && run.at > 0 && !hand.link.moment)
    return say({ key: 'pace-so-far', params: { seat: `@seat/${decider}`, count: run.at } }, names);
  const key = seat?.thinking ? 'play-thinks' : seat && !seat.present ? 'play-absent' : 'play-decides';
  return say({ key, params: { seat: `@seat/${decider}` } }, names);
}
