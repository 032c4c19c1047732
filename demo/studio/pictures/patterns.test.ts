import { describe, expect, it } from 'vitest';
import { loft } from '../blocks/still.ts';
import { edgeCounts } from '../pattern/cut.ts';
import { lengthOf } from '../pattern/curve.ts';
import type { Panel, PanelSide } from '../pattern/panel.ts';
import { cuts } from './look.ts';
import { stillOf } from './stills.ts';
import { wardrobe } from './wardrobe.ts';

function sideLength(panels: readonly Panel[], [name, line]: PanelSide): number {
  const panel = panels.find((one) => one.name === name);
  let from = panel?.start ?? [0, 0];
  for (const side of panel?.sides ?? []) {
    if (side.name === line) return lengthOf(from, side);
    from = side.to;
  }
  return Number.NaN;
}

describe.each(['men', 'women'] as const)('the wardrobe for %s', (gender) => {
  it.each(Object.entries(wardrobe[gender]))('sews sides that fit each other: %s', (_name, { panels, seams }) => {
    expect(() => edgeCounts(panels, seams, 2)).not.toThrow();
    const uneven = seams.filter(({ one, two }) => {
      const [a, b] = [sideLength(panels, one), sideLength(panels, two)];
      // Nothing is gathered by more; that would be a mistake in the sizes.
      return !(Math.max(a, b) < 1.6 * Math.min(a, b));
    });
    expect(uneven).toEqual([]);
  });

  it.each(Object.entries(wardrobe[gender]))(
    'sews details only onto panels and sides that exist: %s',
    (_name, garment) => {
      const names = garment.panels.map(({ name }) => name);
      expect(Object.keys(garment.details).filter((name) => !names.includes(name))).toEqual([]);
      const sides = garment.panels.flatMap((panel) => panel.sides.map((side) => `${panel.name}.${side.name}`));
      expect(garment.held.filter((side) => !sides.includes(side))).toEqual([]);
    },
  );
});

describe('still lifes', () => {
  const stills = (['zapatillas', 'bolso', 'bufanda'] as const).flatMap((kind) => cuts[kind].map((cut) => [kind, cut]));
  it.each(stills)('has only finite points, and most of it is in the picture: %s-%s', (kind = '', cut = '') => {
    const still = stillOf(kind, cut, '#a9c1d1');
    if (still === undefined) throw new Error('no such still');
    const { points } = loft(still.sheets);
    expect(points.every((value) => Number.isFinite(value))).toBe(true);
    const [x, y] = still.middle;
    let inside = 0;
    for (let at = 0; at < points.length; at += 3) {
      const isInside =
        Math.abs((points[at] ?? 0) - x) < still.cm / 2 && Math.abs((points[at + 1] ?? 0) - y) < still.cm * 0.625;
      inside += isInside ? 3 : 0;
    }
    expect(inside / points.length).toBeGreaterThan(0.9);
  });
});
