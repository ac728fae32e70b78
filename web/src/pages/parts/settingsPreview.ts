/** A part of a table for the settings page: two pieces, a wood, a road, a legal target. */
import { chaikin, organic, poly, type Point } from '../../draw/geometry';
import { backOf, model, type ModelKind } from '../../draw/models';
import { mark, symbol, type Nato, type Side } from '../../draw/symbols';
import { roads, woodCrowns } from '../../draw/terrain';

function piece(x: number, y: number, [w, h]: Point, a: number, side: Side, kind: ModelKind, nato: Nato | null): string {
  const [l, t] = [-w / 2, -h / 2];
  const line = `var(--${side}-line)`;
  const base = `<rect x="${l + 2}" y="${t + 3}" width="${w}" height="${h}" rx="5" fill="var(--shade)" opacity=".22"/><rect x="${l}" y="${t}" width="${w}" height="${h}" rx="5" fill="color-mix(in oklab, var(--${side}-pale), var(--ground-2) var(--base-mix))" stroke="${line}" stroke-width="calc(1.8px + var(--bolder, 0px))"/><path d="M${l + 4} ${t}H${-l - 4}" stroke="${line}" stroke-width="5" stroke-linecap="round"/><path d="M-5 ${t - 1.5}L0 ${t - 9} 5 ${t - 1.5}Z" fill="${line}"/>`;
  const inside = nato
    ? `<g transform="rotate(${-a})">${symbol(nato, { fill: `var(--${side}-pale)`, scale: 1.5, w: 1.5 })}</g>`
    : model(kind, side, { s: 1.3, y: backOf(kind) });
  const badge = `<g transform="translate(${x} ${y + 50})"><rect x="-24" y="-9" width="48" height="18" rx="9" fill="var(--surface)" stroke="${line}" stroke-width="calc(1.4px + var(--bolder, 0px))"/><g style="transform: scale(var(--mark-scale, 1))">${mark(side, -12, 0, 1, line)}</g><path d="M-2 0h16" stroke="var(--ink-3)" stroke-width="4"/></g>`;
  return `<g transform="translate(${x} ${y}) rotate(${a})">${base}${inside}</g>${badge}`;
}

export function sample(pieces: string): string {
  const loop = organic([66, 56], 76, 46, 10, 4);
  const nato = pieces === 'nato';
  const ring =
    '<rect x="-29" y="-37" width="58" height="74" rx="9" fill="none" stroke="var(--legal)" style="stroke-width: calc(3px + var(--bolder, 0px))" stroke-dasharray="9 6"/>';
  return (
    roads([
      {
        line: chaikin(
          [
            [-20, 150],
            [90, 140],
            [190, 96],
            [380, 88],
          ],
          2,
        ),
        width: 22,
      },
    ]) +
    `<path d="${poly(loop)}" fill="var(--woods)"/>${woodCrowns(loop)}` +
    piece(140, 116, [46, 66], 70, 'gb', 'sherman', nato ? 'armour' : null) +
    `<g transform="translate(286 92) rotate(262)">${ring}</g>` +
    piece(286, 92, [46, 60], 262, 'it', 'gun', nato ? 'at' : null)
  );
}
