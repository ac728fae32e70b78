/** The layers of the table, each with its keyboard shortcut. */
export const LAYERS = { reach: 'l', threat: 'k', command: 'j', ruler: 'm' } as const;
export type Layer = keyof typeof LAYERS;
export type Shown = Record<Layer, boolean>;
export const layerOf = (key: string): Layer | undefined =>
  (Object.keys(LAYERS) as Layer[]).find((name) => LAYERS[name] === key.toLowerCase());

/** The scale bar: as long as it may be within `most` pixels. */
export const barLength = (bars: readonly number[], pixels: number, most: number): number =>
  bars.findLast((n) => n * pixels <= most) ?? bars[0] ?? 1;
