/** Types that the views and boards of several games are made of. */
// Made by web/scripts/view_types.py from src/caposaldo/kernel/view_types.py: change that file, not this one.

export type Pair = readonly [number, number];
export type Params = Readonly<Record<string, number | string>>;
/** A text in both languages. */
export interface Words {
  it: string;
  en: string;
}
/** A text of the catalogue and its parameters. */
export interface Wording {
  key: string;
  params: Params;
}
/** One link of a chain of modifiers. */
export interface Link {
  rule: string;
  key: string;
  value: number;
  params?: Params;
  /** The link explains something and adds nothing. */
  note?: true;
}
