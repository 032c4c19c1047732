import { expect, test } from 'vitest';
import type { Skin } from '../light/skin.ts';
import { drapeGarment } from './drape-garment.ts';
import { cuts, lookOf } from './look.ts';
import { subjectOf } from './subject.ts';
import { wardrobe } from './wardrobe.ts';

const coarse = { size: 4, steps: 20 };

test('every cut of every kind is in the wardrobe or a still', () => {
  const all = Object.entries(cuts).flatMap(([kind, own]) => own.map((cut) => `${kind}-${cut}`));
  const still = all.filter((name) => /^(?:zapatillas|bolso|bufanda)-/.test(name));
  expect(all.filter((name) => !still.includes(name)).toSorted()).toEqual(Object.keys(wardrobe.women).toSorted());
});

const all = (['men', 'women'] as const).flatMap((gender) =>
  Object.entries(wardrobe[gender]).map(([name, garment]) => [name, gender, garment] as const),
);

test.for(all)('%s for %s can be sewn, draped and seen', ([piece, gender, garment]) => {
  const mesh = drapeGarment(garment, coarse, 1);
  expect(mesh.points.every(Number.isFinite)).toBe(true);
  // Every panel is there, and every detail refers to a panel.
  const names = garment.panels.map(({ name }) => name);
  expect(new Set(mesh.part).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([...Object.keys(garment.details), ...Object.keys(garment.inside ?? {})]),
  );
  const surface = subjectOf(lookOf(piece, { fabric: 'plain', colour: '#a9c1d1', gender }), coarse, 1).surfaceIn(
    '#a9c1d1',
    12,
  );
  const skin: Skin = { r: 0, g: 0, b: 0, height: 0, sheen: 0, gloss: 0 };
  for (const [at, part] of mesh.part.entries()) {
    const vertex = mesh.triangles[at * 3] ?? 0;
    surface(part, mesh.uv[vertex * 2] ?? 0, mesh.uv[vertex * 2 + 1] ?? 0, at % 2 === 0, skin);
    expect([skin.r, skin.g, skin.b, skin.height].every(Number.isFinite)).toBe(true);
  }
});
