import { describe, expect, it } from 'vitest';
import { outfitOf } from './companions.ts';
import type { Look } from './look.ts';
import { wornSubjectOf } from './outfit.ts';
import { pieceOf } from './piece.ts';

const coarse = { size: 1.6, steps: 60 };

const looks = (gender: Look['gender'], pieces: readonly (readonly [Look['kind'], string])[]): Look[] =>
  pieces.map(([kind, cut]) => ({ kind, cut, gender, fabric: 'plain', colour: '#94928e' }));

const all = [
  ...looks('men', [
    ['remera', 'clasica'],
    ['camisa', 'clasica'],
    ['camisa', 'manga-corta'],
    ['polo', 'larga'],
    ['sweater', 'polera'],
    ['buzo', 'capucha'],
    ['campera', 'bomber'],
    ['abrigo', 'recto'],
    ['blazer', 'relajado'],
    ['jeans', 'chupin'],
    ['pantalon', 'jogger'],
    ['short', 'bermuda'],
  ]),
  ...looks('women', [
    ['remera', 'escote-v'],
    ['camisa', 'entallada'],
    ['sweater', 'cardigan'],
    ['buzo', 'redondo'],
    ['campera', 'vaquera'],
    ['abrigo', 'cinturon'],
    ['blazer', 'clasico'],
    ['vestido', 'camisero'],
    ['falda', 'plisada'],
    ['jeans', 'ancho'],
    ['pantalon', 'palazzo'],
    ['short', 'denim'],
  ]),
];

describe('outfits', () => {
  it.each(all)('are cut for one form: $kind $cut for $gender', (look) => {
    const forms = (outfitOf(look) ?? []).map((layer) => pieceOf(layer.look).garment.form);
    expect(new Set(forms).size).toBe(1);
  });

  it('show no cloth where another layer covers it', () => {
    const [shirt] = looks('men', [['camisa', 'clasica']]);
    if (shirt === undefined) throw new Error('no look');
    const { mesh } = wornSubjectOf(shirt, coarse, 1);
    expect(mesh.points.every(Number.isFinite)).toBe(true);
    const { panels } = pieceOf(shirt).garment;
    const front = panels.findIndex(({ name }) => name === 'front');
    // The tail of a shirt is in the trousers, below their waistband.
    const heights = [...mesh.part.entries()].flatMap(([t, part]) =>
      part === front ? [mesh.points[(mesh.triangles[t * 3] ?? 0) * 3 + 1] ?? 0] : [],
    );
    expect(Math.max(...heights)).toBeGreaterThan(140);
    expect(heights.filter((height) => height < 85)).toEqual([]);
  });

  it('are not for shoes', () => {
    for (const look of looks('men', [['zapatillas', 'bota']])) {
      expect(() => wornSubjectOf(look, coarse, 1)).toThrow(RangeError);
    }
  });
});
