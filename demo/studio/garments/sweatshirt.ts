import { mensFit, womensFit, type Fit } from '../blocks/fit.ts';
import type { Garment } from '../blocks/garment.ts';
import { loweredHood } from '../blocks/hood.ts';
import { neckRing, ribbedRing } from '../blocks/neck-ring.ts';
import { crewNeck } from '../blocks/necklines.ts';
import type { Sleeve } from '../blocks/sleeve.ts';
import { roundNeck, type Torso } from '../blocks/torso.ts';
import { cord, eyelet } from '../cloth/cords.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { stitches } from '../cloth/sewing.ts';
import { patch } from '../cloth/trimmings.ts';
import { spaced, type Point } from '../pattern/curve.ts';
import { hoodDetails, hoodHandling } from './hooded.ts';
import { pullover } from './pullover.ts';
import { labelledBack, pulloverSizes } from './pullover-sizes.ts';

const torso: Torso = {
  half: 30,
  pit: 119.5,
  neck: [9.2, 149.7],
  tip: [24, 143],
  hem: { half: 29.5, side: 82.5, middle: 82.5 },
  armhole: 5.5,
};

const sleeve: Sleeve = { wide: 22, narrow: 13.5, length: 52, cap: 11.5, away: 23, shoulder: [21, 138.2] };

const ribs = { step: 0.34, relief: 0.045 };

const sized = (fit: Fit, own: Torso) => ({
  ...pulloverSizes(fit, { sleeve, cuff: { half: 9, deep: 6.5 }, hem: { half: 25, deep: 6.5 } }),
  torso: own,
  ribs,
  bend: 0.85,
  wear: { height: 1.9, width: 1.5 },
  isTopstitched: true,
  inside: labelledBack(own, 4.6),
});

/** The triangle of ribs below a round neckline whose lowest point is at `low`. */
const wedge =
  (low: number) =>
  (ruler: Ruler): Detail[] => {
    const corner: readonly Point[] = [
      [-4.2, low + 4],
      [0, low - 4.6],
      [4.2, low + 4],
    ];
    return [patch(ruler, corner, { thick: 0.04, edge: 0.2, shadow: 0.2 })];
  };

function crew(fit: Fit): Garment {
  const own = fit.torso(torso);
  const drop = fit.neck(10.2);
  const [front, back] = [crewNeck(own, drop), roundNeck(own, 2)];
  return pullover({
    ...sized(fit, own),
    front,
    back,
    neck: {
      ...neckRing({ name: 'band', torso: own, front, back, deep: 2.6, turn: 3.6 }),
      details: { band: ribbedRing(ribs) },
    },
    more: { front: wedge(own.neck[1] - drop) },
  });
}

const eyelets = [3.1, -3.1] as const;

const drawstrings = (ruler: Ruler, { place }: Fit): Detail[] =>
  eyelets.flatMap((x, index) => {
    const start = place(x, 138.6);
    const line = spaced(
      start,
      { to: place(x * 1.25, 119 - index * 1.4), by: [place(x * 1.5, 132), place(x * 0.9, 125)] },
      40,
    );
    return [eyelet(...start), cord(ruler(line), { colour: [0.72, 0.7, 0.64], length: 18.5 })];
  });

const pocketLine: readonly Point[] = [
  [-16, 82],
  [16, 82],
  [16, 89],
  [10.5, 102],
  [-10.5, 102],
  [-16, 89],
];

const pocket = (ruler: Ruler, { line, place }: Fit): Detail[] => [
  patch(ruler, line(pocketLine), { thick: 0.16, edge: 0.3, shadow: 0.4 }),
  ...[1, -1].map((sign) => stitches(ruler([place(14.6 * sign, 89), place(9.2 * sign, 101.8)]), { at: 0 })),
];

function hooded(fit: Fit): Garment {
  // A hood needs a wider neckline than a band.
  const own = fit.torso({ ...torso, neck: [10.6, 149] });
  const open = { torso: own, front: crewNeck(own, fit.neck(9.6)), back: roundNeck(own, 2) };
  return pullover({
    ...sized(fit, own),
    ...open,
    neck: { ...loweredHood(open), details: hoodDetails(2) },
    more: { front: (ruler) => [...pocket(ruler, fit), ...drawstrings(ruler, fit)] },
    ...hoodHandling,
  });
}

const cutsFor = (fit: Fit) => ({ redondo: crew(fit), capucha: hooded(fit) });

/** Sweatshirts of the catalogue, by their cut. */
export const sweatshirts = cutsFor(mensFit);
export const womensSweatshirts = cutsFor(womensFit);
