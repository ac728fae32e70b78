/** The settings of this browser: language, appearance, pace. Stored in localStorage, applied to the root element. */

export type Lang = 'it' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
/** auto: normal in the first games of each kind, then fast. */
export type PaceSetting = 'auto' | 'step' | 'normal' | 'fast' | 'instant';
export const PACE_SETTINGS: readonly PaceSetting[] = ['auto', 'step', 'normal', 'fast', 'instant'];
/** When a card tells what the other side did: matters: if it hurt the reader. */
export type RecapSetting = 'always' | 'matters' | 'never';
export const RECAPS: readonly RecapSetting[] = ['always', 'matters', 'never'];
export type AskFacing = 'always' | 'matters' | 'never';
export interface Settings {
  language: Lang;
  theme: Theme;
  /** Instant: no animations. */
  animation: 'normal' | 'instant';
  sound: boolean;
  /** Strong: thicker lines, larger marks, hatches on side areas. */
  palette: 'normal' | 'strong';
  pieces: 'silhouettes' | 'nato';
  /** The same for the counters of an operational map. */
  counters: 'silhouettes' | 'nato';
  /** Per cent of the normal size. */
  textSize: number;
  /** An attack shows its odds first and is made by a second click. */
  confirmAttacks: boolean;
  /** Ask before something is given up for good, such as moves not made. */
  confirmLosses: boolean;
  /** Pieces stand by a proposal before play; otherwise they are placed one by one. */
  proposeSetup: boolean;
  /** How fast bots' decisions are shown. */
  pace: PaceSetting;
  recap: RecapSetting;
  /** Ask for the facing after a move: always, when it matters, never. */
  askFacing: AskFacing;
  /** Answer questions with only one answer automatically, after a delay that reveals nothing. */
  onlyWhatMatters: boolean;
}

export const LANGUAGES: readonly Lang[] = ['it', 'en'];
export const TEXT_SIZES: readonly number[] = [88, 100, 115, 130, 150, 200];
const KEY = 'caposaldo.settings';

const here = typeof window !== 'undefined';
const defaults = (): Settings => ({
  language: here && /^it\b/i.test(navigator.language) ? 'it' : 'en',
  theme: 'auto',
  animation: 'normal',
  sound: false,
  palette: 'normal',
  pieces: 'silhouettes',
  counters: 'nato',
  textSize: 100,
  confirmAttacks: true,
  confirmLosses: true,
  proposeSetup: true,
  pace: 'auto',
  recap: 'matters',
  askFacing: 'matters',
  onlyWhatMatters: true,
});

const oneOf = <T>(value: unknown, allowed: readonly T[], fallback: T): T =>
  allowed.includes(value as T) ? (value as T) : fallback;

/** Read settings from untrusted text; invalid values are ignored. */
export function readSettings(text: string | null, base: Settings): Settings {
  let kept: Record<string, unknown> = {};
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found === 'object' && found !== null) kept = found as Record<string, unknown>;
  } catch {
    return base;
  }
  return {
    language: oneOf(kept['language'], LANGUAGES, base.language),
    theme: oneOf<Theme>(kept['theme'], ['auto', 'light', 'dark'], base.theme),
    animation: oneOf<Settings['animation']>(kept['animation'], ['normal', 'instant'], base.animation),
    sound: oneOf(kept['sound'], [true, false], base.sound),
    palette: oneOf<Settings['palette']>(kept['palette'], ['normal', 'strong'], base.palette),
    pieces: oneOf<Settings['pieces']>(kept['pieces'], ['silhouettes', 'nato'], base.pieces),
    counters: oneOf<Settings['counters']>(kept['counters'], ['silhouettes', 'nato'], base.counters),
    textSize: oneOf(kept['textSize'], TEXT_SIZES, base.textSize),
    confirmAttacks: oneOf(kept['confirmAttacks'], [true, false], base.confirmAttacks),
    confirmLosses: oneOf(kept['confirmLosses'], [true, false], base.confirmLosses),
    proposeSetup: oneOf(kept['proposeSetup'], [true, false], base.proposeSetup),
    pace: oneOf(kept['pace'], PACE_SETTINGS, base.pace),
    recap: oneOf(kept['recap'], RECAPS, base.recap),
    askFacing: oneOf<AskFacing>(kept['askFacing'], ['always', 'matters', 'never'], base.askFacing),
    onlyWhatMatters: oneOf(kept['onlyWhatMatters'], [true, false], base.onlyWhatMatters),
  };
}

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden in this browser: settings last as long as the page
  }
};

/** The settings; write to a field to change it. */
export const settings: Settings = $state(here ? readSettings(kept(), defaults()) : defaults());

/** Reset everything except the language. */
export function resetSettings(): void {
  Object.assign(settings, defaults(), { language: settings.language });
}

const night = here ? matchMedia('(prefers-color-scheme: dark)') : null;
const still = here ? matchMedia('(prefers-reduced-motion: reduce)') : null;
let systemDark = $state(night?.matches ?? false);
let systemStill = $state(still?.matches ?? false);

export const isDark = (): boolean => (settings.theme === 'auto' ? systemDark : settings.theme === 'dark');
/** Animations are off, by the setting or the system preference. */
export const isInstant = (): boolean => settings.animation === 'instant' || systemStill;

function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset['theme'] = isDark() ? 'dark' : 'light';
  root.toggleAttribute('data-motion', false);
  if (isInstant()) root.dataset['motion'] = 'instant';
  root.toggleAttribute('data-palette', false);
  if (settings.palette === 'strong') root.dataset['palette'] = 'strong';
  root.style.setProperty('--text-scale', String(settings.textSize / 100));
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last until the page is closed.
  }
}

if (here) {
  night?.addEventListener('change', (e) => (systemDark = e.matches));
  still?.addEventListener('change', (e) => (systemStill = e.matches));
  // Follow changes made in another tab.
  window.addEventListener('storage', (e) => {
    if (e.key === KEY) Object.assign(settings, readSettings(e.newValue, defaults()));
  });
  $effect.root(() => {
    $effect(show);
    $effect(keep);
  });
}
