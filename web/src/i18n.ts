/** Texts: Fluent catalogues from the server, formatted in the chosen language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { joined, PREPOSITIONS } from './italian';
import { settings, type Lang } from './settings.svelte';

export type { Lang } from './settings.svelte';
export type Params = Readonly<Record<string, string | number>>;
/** A text in both languages, as the server sends titles and briefings. */
export type Both = Readonly<Record<Lang, string>>;
/** A message: a text key and its parameters. */
export interface Said {
  key: string;
  params?: Params;
}
/** Words for a reference such as "unit/12"; undefined if it is not known. */
export interface Names {
  (reference: string, lang: Lang): string | undefined;
  /** The same inside a sentence, with an article: "the rifle team (I3)". */
  the?: (reference: string, lang: Lang) => string | undefined;
  /** Its grammatical gender: m, f, and mp, fp for plurals. */
  gender?: (reference: string, lang: Lang) => string | undefined;
}
/** A piece of a sentence. `param` names the parameter it came from, `ref` the reference ("unit/12") if it was one. */
export interface Part {
  text: string;
  param?: string;
  ref?: string;
}

type Pattern = NonNullable<Message['value']>;
const bundles = new SvelteMap<string, FluentBundle>();
const sources = new Map<Lang, FluentResource[]>();
const asked = new Map<string, Promise<void>>();
let game = '';

export const lang = (): Lang => settings.language;
export const pick = (both: Both): string => both[lang()];

/** Add catalogue text to a language (tests do it by hand; pages through `loadTexts`). */
export function addTexts(language: Lang, source: string): void {
  const all = [...(sources.get(language) ?? []), new FluentResource(source)];
  sources.set(language, all);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of all) bundle.addResource(resource, { allowOverrides: true });
  bundles.set(language, bundle);
}

/** Fetch the texts of a language, with those of the game that was asked for last. */
export function loadTexts(language: Lang = lang(), gameId: string = game): Promise<void> {
  game = gameId;
  const address = `/api/texts/${language}${gameId ? `?game=${encodeURIComponent(gameId)}` : ''}`;
  const known = asked.get(address);
  if (known) return known;
  const loading = fetchTexts(language, address);
  asked.set(address, loading);
  loading.catch(() => asked.delete(address));
  return loading;
}

async function fetchTexts(language: Lang, address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  addTexts(language, await answer.text());
}

/** Change the language after fetching its texts, so that no page is ever without text. */
export async function setLanguage(language: Lang): Promise<void> {
  await loadTexts(language);
  settings.language = language;
}

/** Several names in one phrase: "I1, I4 and I5". */
export const list = (names: readonly string[]): string => new Intl.ListFormat(lang()).format(names);

/** Several names of which one holds: "shaken, suppressed or destroyed". */
export const either = (names: readonly string[]): string =>
  new Intl.ListFormat(lang() === 'en' ? 'en-GB' : lang(), { type: 'disjunction' }).format(names);

export const hasText = (key: string): boolean => bundles.get(lang())?.hasMessage(key) ?? false;

/** The text of a key. A missing text shows its key in brackets that no text contains. */
export const t = (key: string, params: Params = {}): string => format(key, params);

/** The running form of a text ("the Soviets"): its attribute `the`, or the text itself. */
export const the = (key: string): string => attribute(key, THE) ?? t(key);
/** The gender of a text: its attribute `gender`, "" if it has none. */
export const gender = (key: string): string => attribute(key, GENDER) ?? '';

/** The sentence of a message; references in its parameters are named by `names`. */
export const say = (said: Said, names?: Names): string => format(said.key, said.params ?? {}, names);

/** The sentence of a message cut at its parameters, so that names can be set in bold and dice be drawn. */
export function parts(said: Said, names?: Names): Part[] {
  const params = said.params ?? {};
  const order = Object.keys(params);
  const marked = (name: string, words: FluentVariable): FluentVariable =>
    typeof words === 'string' ? `\uE000${order.indexOf(name)}\uE001${words}\uE002` : words;
  return cut(format(said.key, params, names, marked), order, params);
}

const MARKED = /\uE000(\d+)\uE001([^\uE000-\uE002]*)\uE002/g;

function cut(sentence: string, order: readonly string[], params: Params): Part[] {
  const found: Part[] = [];
  let done = 0;
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > done) found.push({ text: sentence.slice(done, match.index) });
    const param = order[Number(match[1])] ?? '';
    const value = params[param];
    const part: Part = { text: match[2] ?? '', param };
    if (typeof value === 'string' && value.startsWith('@')) part.ref = value.slice(1);
    found.push(part);
    done = match.index + match[0].length;
  }
  if (done < sentence.length) found.push({ text: sentence.slice(done) });
  return found;
}

type Marked = (name: string, words: FluentVariable) => FluentVariable;

function format(key: string, params: Params, names?: Names, marked: Marked = (_, words) => words): string {
  const bundle = bundles.get(lang());
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return `⟦${key}⟧`;
  return written(bundle, pattern, key, variables(params, names, marked));
}

function written(bundle: FluentBundle, pattern: Pattern, key: string, args: Variables): string {
  const errors: Error[] = [];
  // A figure below zero has a true minus sign.
  const words = bundle.formatPattern(pattern, args, errors).replace(/(?<![\w-])-(?=\d)/g, '−');
  return errors.length ? `⟦${key}: ${words}⟧` : words;
}

function attribute(key: string, name: string, params: Params = {}, names?: Names): string | undefined {
  const bundle = bundles.get(lang());
  const pattern = bundle?.getMessage(key)?.attributes[name];
  return bundle && pattern ? written(bundle, pattern, key, variables(params, names)) : undefined;
}

type Variables = Record<string, FluentVariable>;
/** The variables of a text: each parameter, and its forms, which are made when they are asked for. */
function variables(params: Params, names?: Names, marked: Marked = (_, words) => words): Variables {
  const args: Variables = {};
  for (const [name, value] of Object.entries(params)) {
    args[name] = marked(name, name === RULE ? value : resolved(value, params, names));
    for (const form of FORMS)
      if (!(`${name}-${form}` in params))
        Object.defineProperty(args, `${name}-${form}`, {
          enumerable: true,
          get: () => (form === GENDER ? genderOf(value, names) : marked(name, inForm(form, value, params, names))),
        });
  }
  return args;
}

/** Forms of a parameter that a text may ask for: of `unit` its gender, its running form, the same with a capital
 * letter, and in Italian the running form after a preposition. The kernel does the same (texts.py). */
const [GENDER, THE, CAPITAL_THE] = ['gender', 'the', 'The'] as const;
const FORMS = [GENDER, THE, CAPITAL_THE, ...PREPOSITIONS];

function inForm(form: string, value: string | number, params: Params, names?: Names): string {
  const words = running(value, params, names);
  if (form === THE) return words;
  return form === CAPITAL_THE ? words.charAt(0).toUpperCase() + words.slice(1) : joined(form, words);
}

function genderOf(value: string | number, names?: Names): string {
  if (typeof value === 'number' || !value.startsWith('@')) return '';
  const reference = value.slice(1);
  return (reference.includes('/') ? names?.gender?.(reference, lang()) : attribute(reference, GENDER)) ?? '';
}

function running(value: string | number, params: Params, names?: Names): string {
  if (typeof value === 'number') return String(value);
  const reference = value.slice(1);
  const found =
    value.startsWith('@') &&
    (reference.includes('/')
      ? names?.the?.(reference, lang())
      : attribute(reference, THE, without(params, value), names));
  return found || String(resolved(value, params, names));
}

/** The parameters of a message without those that have a value. */
const without = (params: Params, value: string): Params =>
  Object.fromEntries(Object.entries(params).filter(([, other]) => other !== value));

/** The parameter that holds a rule number: 3.0 is not a decimal. */
const RULE = 'rule';
const DECIMALS = /^-?\d+\.\d+(,-?\d+\.\d+)*$/;
/** Format decimals by language: 12.5 is 12,5 in Italian, and the place 8.6,8.9 is 8,6; 8,9. */
const decimals = (written: string): string =>
  lang() === 'it' ? written.replaceAll(',', '; ').replaceAll('.', ',') : written;

/** A parameter for Fluent: numbers without grouping, decimals by language, "@unit/12" as a name,
 * "@key" as the words of that key. */
function resolved(value: string | number, params: Params, names?: Names): FluentVariable {
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
  if (!value.startsWith('@')) return DECIMALS.test(value) ? decimals(value) : value;
  const reference = value.slice(1);
  if (reference.includes('/')) return names?.(reference, lang()) ?? value;
  return format(reference, without(params, value), names);
}

// ---------------------------------------------------------------- figures
/** A share of one in whole per cents, as the server rounds it: 0% and 100% only where it is certain. */
export function percent(share: number): string {
  if (share <= 1e-9) return '0%';
  if (share >= 1 - 1e-9) return '100%';
  const rounded = Math.round(share * 100 + 1e-9);
  return rounded < 1 ? '< 1%' : `${Math.min(rounded, 99)}%`;
}
/** A signed figure with a true minus: +2, −1, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
/** A moment (seconds since 1970) as a day and a time. */
export const when = (seconds: number): string =>
  new Intl.DateTimeFormat(lang() === 'en' ? 'en-GB' : lang(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(seconds * 1000),
  );
