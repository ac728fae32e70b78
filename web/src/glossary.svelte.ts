/** The words of a game: where they stand in a text, and how well this player knows them. They are found by their forms,
 * as in the kernel (kernel/glossary.py). */
import * as api from './api/client';
import type { TermInfo } from './api/protocol';
import { lang, type Lang } from './i18n';
import { rulebook } from './rulebook.svelte';

/** A piece of a text; `term` is the id of the word it is. */
export interface Run {
  text: string;
  term?: string;
}
/** first: in the text where it was met for the first time; quiet: looked up so often that nothing points it out. */
export type Standing = 'first' | 'known' | 'quiet';

const OPENED = 'caposaldo.terms';
const MET = 'caposaldo.terms-met';
/** After so many openings a word goes quiet. */
export const QUIET = 3;
const KEPT = 4000;

interface Finder {
  pattern: RegExp;
  /** The word of each form; "" for a phrase to leave alone. */
  of: ReadonlyMap<string, string>;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const isLower = (letter: string): boolean => letter !== letter.toUpperCase();

/** A form as a pattern: spaces of any kind, and an opening small letter in either case. */
function patternOf(form: string): string {
  const words = form.split(/\s+/).map(escaped).join('\\s+');
  const first = form.charAt(0);
  return isLower(first) ? `[${first}${first.toUpperCase()}]${words.slice(1)}` : words;
}

export function finderOf(terms: readonly TermInfo[], language: Lang): Finder | null {
  const of = new Map<string, string>();
  for (const term of terms) for (const phrase of term.but[language] ?? []) of.set(phrase, '');
  for (const term of terms) for (const form of term.forms[language] ?? []) of.set(form, term.id);
  if (of.size === 0) return null;
  const forms = [...of.keys()].sort((a, b) => b.length - a.length).map(patternOf);
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${forms.join('|')})(?!-?[\\p{L}\\p{N}_])`, 'gu'), of };
}

/** A text cut at the words of the game: each at its first place only. */
export function runsOf(text: string, { pattern, of }: Finder): Run[] {
  const runs: Run[] = [];
  const met = new Set<string>();
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const form = match[0].split(/\s+/).join(' ');
    const term = of.get(form) ?? of.get(form.charAt(0).toLowerCase() + form.slice(1)) ?? '';
    if (!term || met.has(term)) continue;
    met.add(term);
    if (match.index > done) runs.push({ text: text.slice(done, match.index) });
    runs.push({ text: match[0], term });
    done = match.index + match[0].length;
  }
  if (done < text.length || runs.length === 0) runs.push({ text: text.slice(done) });
  return runs;
}

/** How often each word was opened in this browser, from untrusted text. */
export function readOpened(text: string | null): Record<string, number> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, number] => Number(pair[1]) > 0));
  } catch {
    return {};
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // nothing is kept in this browser
  }
}
function keep(key: string, what: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(what));
  } catch {
    // Without storage every word is new again on the next page.
  }
}

class Glossary {
  #terms = $state.raw<Record<string, readonly TermInfo[]>>({});
  #opened = $state.raw<Record<string, number>>(readOpened(stored(OPENED)));
  #met = readOpened(stored(MET));
  #finders = new Map<string, Finder | null>();
  #runs = new Map<string, Run[]>();
  /** The text in which each word is met for the first time, and the one in which its abbreviation is written out. */
  #first = new Map<string, string>();
  #spelled = new Map<string, string>();

  async load(game: string): Promise<void> {
    if (this.#terms[game]) return;
    const found = await api.terms(game);
    this.#terms = { ...this.#terms, [game]: found };
  }

  of(game: string = rulebook.game): readonly TermInfo[] {
    return this.#terms[game] ?? [];
  }

  term(id: string, game: string = rulebook.game): TermInfo | undefined {
    return this.of(game).find((term) => term.id === id);
  }

  runs(text: string, game: string = rulebook.game): readonly Run[] {
    const terms = this.of(game);
    if (terms.length === 0) return [{ text }];
    const place = `${game}/${lang()}`;
    const key = `${place}/${text}`;
    const known = this.#runs.get(key);
    if (known) return known;
    if (!this.#finders.has(place)) this.#finders.set(place, finderOf(terms, lang()));
    const finder = this.#finders.get(place);
    const found = finder ? runsOf(text, finder) : [{ text }];
    if (this.#runs.size >= KEPT) this.#runs.clear();
    this.#runs.set(key, found);
    return found;
  }

  /** Whether this text is where the abbreviation is written out: the first one in which it stands, unless the word has
   * been looked up before. */
  spells(id: string, text: string, game: string = rulebook.game): boolean {
    const key = `${game}/${lang()}/${id}`;
    const first = this.#spelled.get(key) ?? (this.#opened[`${game}/${id}`] ? '' : text);
    this.#spelled.set(key, first);
    return first === text;
  }

  /** How a word in this text is pointed out. */
  standing(id: string, text: string, game: string = rulebook.game): Standing {
    const key = `${game}/${id}`;
    const times = this.#opened[key] ?? 0;
    if (times >= QUIET) return 'quiet';
    return times === 0 && this.#isFirst(key, text) ? 'first' : 'known';
  }

  #isFirst(key: string, text: string): boolean {
    const first = this.#first.get(key);
    if (first !== undefined) return first === text;
    if (this.#met[key]) return false;
    this.#first.set(key, text);
    this.#met[key] = 1;
    keep(MET, this.#met);
    return true;
  }

  /** The word was looked up. */
  opened(id: string, game: string = rulebook.game): void {
    const key = `${game}/${id}`;
    this.#opened = { ...this.#opened, [key]: (this.#opened[key] ?? 0) + 1 };
    keep(OPENED, this.#opened);
  }
}

export const glossary = new Glossary();
