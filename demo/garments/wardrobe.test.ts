import { describe, expect, test } from 'vitest';
import { compositions, drawGarment } from './draw-garment.ts';
import { fabrics } from './piece.ts';
import { wardrobe } from './wardrobe.ts';
import type { Kind } from './wardrobe.ts';

const isKind = (name: string): name is Kind => Object.hasOwn(wardrobe, name);
const models = Object.entries(wardrobe).flatMap(([name, { cuts }]) =>
  isKind(name) ? cuts.map((cut) => ({ kind: name, cut })) : [],
);

test('there are at least 15 kinds, each in several cuts', () => {
  expect(Object.keys(wardrobe).length).toBeGreaterThanOrEqual(15);
  for (const { cuts } of Object.values(wardrobe)) expect(cuts.length).toBeGreaterThanOrEqual(2);
  expect(fabrics.length).toBeGreaterThanOrEqual(8);
});

describe.each(models)('$kind $cut', (model) => {
  test('is drawn from every side, whole, and the same way each time', () => {
    for (const composition of compositions) {
      const drawing = { ...model, fabric: 'check', colour: 'Azul', composition, seed: 5 } as const;
      const svg = drawGarment(drawing);
      expect(drawGarment(drawing)).toBe(svg);
      expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      // A path that is cut off, or leaves the frame by far, shows in its numbers.
      const numbers = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) =>
        (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number),
      );
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(1700);
    }
  });

  test('another seed lays other folds', () => {
    const drawing = { ...model, fabric: 'plain', colour: 'Azul', composition: 'front' } as const;
    expect(drawGarment({ ...drawing, seed: 1 })).not.toBe(drawGarment({ ...drawing, seed: 2 }));
  });
});

test('an unknown cut is refused', () => {
  const drawing = { fabric: 'plain', colour: 'Azul', composition: 'front', seed: 1, cut: 'nada' } as const;
  for (const kind of ['remera', 'camisa', 'jeans', 'bolso'] as const) {
    expect(() => drawGarment({ ...drawing, kind })).toThrow(RangeError);
  }
});
