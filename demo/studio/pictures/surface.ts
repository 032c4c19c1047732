import type { Garment } from '../blocks/garment.ts';
import type { Detail } from '../cloth/detail.ts';
import { mapSide } from '../cloth/side-map.ts';
import type { Surface } from '../light/skin.ts';
import { spaced, type Point } from '../pattern/curve.ts';
import type { Panel } from '../pattern/panel.ts';
import type { Cloths } from './cloths.ts';

/** A garment made of cloths. */
export type Piece = Cloths & { readonly garment: Garment };

/** Returns the surface of a garment made of cloths, with what is sewn onto it. `scale` is in pixels per cm. */
export function surfaceOf({ garment, cloth: main, lining, trim = main }: Piece, scale: number): Surface {
  const cloths = garment.panels.map(({ name }) => (garment.trims?.includes(name) === true ? trim : main));
  const outer = garment.panels.map((panel) => detailsOf(panel, garment.details));
  const inner = garment.panels.map((panel) => detailsOf(panel, garment.inside ?? {}));
  return (part, u, v, isInside, skin) => {
    const [cloth, details] = isInside ? [lining, inner[part]] : [cloths[part], outer[part]];
    cloth(u, v, skin, scale);
    for (const detail of details) detail(u, v, skin, scale);
  };
}

/** The number of points on a side from which distances are measured. */
const fine = 60;

function detailsOf(panel: Panel, details: Garment['details']): readonly Detail[] {
  if (details[panel.name] === undefined) return [];
  const lines = new Map<string, readonly Point[]>();
  let from = panel.start;
  for (const side of panel.sides) {
    lines.set(side.name, spaced(from, side, fine));
    from = side.to;
  }
  const all = [...lines.values()].flat();
  const [us, vs] = [all.map(([u]) => u), all.map(([, v]) => v)];
  const low: Point = [Math.min(...us), Math.min(...vs)];
  const high: Point = [Math.max(...us), Math.max(...vs)];
  const sewn = details[panel.name]?.((line) => {
    const points = typeof line === 'string' ? line.split('+').flatMap((name) => lines.get(name) ?? []) : line;
    if (points.length === 0) throw new Error(`the panel ${panel.name} has no side ${String(line)}`);
    return mapSide(points, low, high);
  });
  return sewn ?? [];
}
