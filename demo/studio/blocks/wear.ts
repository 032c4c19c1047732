import { folds, spray } from '../cloth/folds.ts';
import type { Detail } from '../cloth/detail.ts';
import type { Point } from '../pattern/curve.ts';
import type { Sleeve } from './sleeve.ts';
import type { Torso } from './torso.ts';

/** How strong folds are: 1 for jersey, more for thick cloth. */
type Strength = { readonly height?: number; readonly width?: number; readonly seed?: number };

/** Folds from the armpits over the chest, and around the waist. */
export function torsoFolds({ half, pit, hem }: Torso, { height = 1, width = 1, seed = 3 }: Strength = {}): Detail {
  const both = [1, -1].flatMap((flip) => {
    const at = (x: number, y: number): Point => [x * flip, y];
    const waist = hem.side + (pit - hem.side) * 0.42;
    return [
      ...spray([at(half - 2, pit + 3), at(half - 1, pit - 5)], [at(half * 0.42, pit + 5), at(half * 0.5, pit - 16)], {
        count: 4,
        width: 1.3 * width,
        height: 0.17 * height,
        bow: flip,
        seed: seed + flip,
      }),
      ...spray([at(half, waist + 5), at(half, waist - 9)], [at(half * 0.45, waist + 3), at(half * 0.35, waist - 15)], {
        count: 3,
        width: 1.6 * width,
        height: 0.12 * height,
        bow: -flip,
        seed: seed + 5 + flip,
      }),
    ];
  });
  return folds(both, seed);
}

/** Folds of a sleeve: from the armpit over the upper arm, and, if it is long, around the elbow and above its end. */
export function sleeveFolds({ wide, length, cap }: Sleeve, { height = 1, width = 1, seed = 3 }: Strength = {}): Detail {
  const both = [1, -1].flatMap((flip) => {
    const at = (x: number, y: number): Point => [x * flip, y];
    const upper = spray([at(wide - 2, -cap - 1), at(wide - 3, -cap - 8)], [at(3, -cap * 0.7), at(2, -cap - 11)], {
      count: 4,
      width: 1.3 * width,
      height: 0.2 * height,
      bow: -flip,
      seed: seed + flip,
    });
    if (length < 40) return upper;
    const elbow = -length * 0.56;
    return [
      ...upper,
      ...spray([at(13, elbow + 8), at(13, elbow - 7)], [at(1, elbow + 3), at(2, elbow - 8)], {
        count: 5,
        width: 1.2 * width,
        height: 0.22 * height,
        bow: flip,
        seed: seed + 11 + flip,
      }),
      ...spray([at(12, -length + 12), at(12, -length + 3)], [at(-2, -length + 10), at(0, -length + 2)], {
        count: 4,
        width: 1.1 * width,
        height: 0.2 * height,
        bow: flip,
        seed: seed + 17 + flip,
      }),
    ];
  });
  return folds(both, seed + 1);
}
