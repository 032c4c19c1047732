import { sewnOnto, type Sheet } from '../blocks/still.ts';
import { through, tube } from '../blocks/tube.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { folds, spray } from '../cloth/folds.ts';
import { ribBand } from '../cloth/sewing.ts';
import { noise } from '../noise/noise.ts';
import type { Point } from '../pattern/curve.ts';
import type { Vector } from '../pattern/panel.ts';
import { chairSize } from './furniture.ts';

type Laid = {
  readonly cloth: Cloth;
  /** Half the width of the folded garment, and how far it hangs down before and behind the chair's back, cm. */
  readonly wide: number;
  readonly front: number;
  readonly behind: number;
  /** How thick it is, cm. */
  readonly thick: number;
  /** How far it lies beside the middle of the chair, cm. */
  readonly beside?: number;
};

/** Returns a garment that is folded lengthwise and laid over the back of a chair, with a ribbed end in front. */
export function overChair({ cloth, wide, front, behind, thick, beside = 0 }: Laid): Sheet {
  const half = thick / 2;
  const [top, middle] = [chairSize.back + 1.3 + half, -chairSize.deep - 7.4];
  const length = front + behind + 5;
  const points: readonly Vector[] = [
    [beside - 0.6, top - front, middle + 6.4 + half],
    [beside - 0.3, top - front * 0.6, middle + 5 + half],
    [beside, top - 6, middle + 2.6 + half],
    [beside + 0.1, top - 1.6, middle + 1.7 + half * 0.6],
    [beside + 0.2, top, middle - 0.2],
    [beside + 0.2, top - 1.8, middle - 2 - half * 0.6],
    [beside + 0.1, top - 6, middle - 2.4 - half],
    [beside, top - behind, middle - 3 - half],
  ];
  const ends: readonly Point[] = [
    [-wide * 2 - 2, 0],
    [wide * 2 + 2, 0],
  ];
  const strip = tube({
    curve: through(points),
    wide: (t) => wide + 0.7 * noise(t * 4, 3, 241) - 0.8 * Math.sin(Math.PI * t) ** 2,
    thick: (t) => half * (1 + 0.25 * noise(t * 5, 7, 242)),
    across: () => [1, 0.02, 0.06],
    length,
    cloth: sewnOnto(
      cloth,
      [
        [-wide * 2 - 1, -1],
        [wide * 2 + 1, length + 1],
      ],
      (ruler) => [
        ribBand(ruler(ends), { width: 6, shade: 1, step: 0.5, relief: 0.07 }),
        folds(
          [-1, 1].flatMap((sign) =>
            spray(
              [
                [sign * wide * 0.8, front * 0.25],
                [sign * wide * 0.9, front * 0.9],
              ],
              [
                [sign * wide * 0.1, front * 0.4],
                [sign * wide * 0.2, front * 1.02],
              ],
              { count: 4, width: 1.5, height: 0.3, bow: sign, seed: 243 + sign },
            ),
          ),
          244,
        ),
      ],
    ),
    rows: 140,
    squareness: 4.5,
  });
  const { at } = strip;
  return {
    ...strip,
    columns: 64,
    at: (s, t) => {
      const [x, y, z] = at(s, t);
      // Soft waves, and an end that is not quite straight.
      const wave = 0.5 * noise(x * 0.16, t * 5, 245) + 0.2 * noise(x * 0.4, t * 11, 246);
      return [x, y + 0.5 * noise(x * 0.12, 1, 247) * (t < 0.5 ? 1 - t * 2 : 0), z + wave];
    },
  };
}
