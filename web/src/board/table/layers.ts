/** The layers of the table, each with its keyboard shortcut. */
export const LAYERS = { reach: 'l', threat: 'k', command: 'j', ruler: 'm' } as const;
export type Layer = keyof typeof LAYERS;
export type Shown = Record<Layer, boolean>;
export const layerOf = (key: string): Layer | undefined =>
  (Object.keys(LAYERS) as Layer[]).find((name) => LAYERS[name] === key.toLowerCase());

const NICE = [1, 2, 3, 6, 12, 24] as const;
/** Inches of the scale bar: as long as it may be within `most` pixels. */
export const barInches = (pixelsAnInch: number, most: number): number =>
  NICE.findLast((n) => n * pixelsAnInch <= most) ?? NICE[0];
