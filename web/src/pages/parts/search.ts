/** Finding rules by words: every word must occur somewhere in the rule; case and accents do not matter. */
import type { RuleInfo } from '../../api/protocol';
import type { Lang } from '../../i18n';

/** Plain letters: "Unità" becomes "unita". One letter stays one letter, so that places in the text stay the same. */
export const plain = (text: string): string =>
  Array.from(text, (letter) => letter.normalize('NFD')[0] ?? letter)
    .join('')
    .toLowerCase();

export const wordsOfQuery = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

export function findRules(rules: readonly RuleInfo[], query: string, lang: Lang): RuleInfo[] {
  const words = wordsOfQuery(query);
  return rules.filter((rule) => {
    const all = plain([rule.id, rule.section[lang], rule.title[lang], rule.text[lang]].join(' '));
    return words.every((word) => all.includes(word));
  });
}

export interface Stretch {
  text: string;
  hit: boolean;
}
/** A text cut into stretches that match a word of the query and those that do not. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const flat = plain(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  const found: Stretch[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = found.at(-1);
    const hit = hits[i] ?? false;
    if (last && last.hit === hit) last.text += text[i];
    else found.push({ text: text[i] ?? '', hit });
  }
  return found;
}

export interface Chapter {
  name: string;
  rules: RuleInfo[];
}
/** Rules in their chapters, in the order of the book. */
export function chapters(rules: readonly RuleInfo[], lang: Lang): Chapter[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) found.set(rule.section[lang], [...(found.get(rule.section[lang]) ?? []), rule]);
  return [...found].map(([name, inside]) => ({ name, rules: inside }));
}
