import { mensFit, womensFit, type Fit } from '../blocks/fit.ts';
import type { Garment } from '../blocks/garment.ts';
import { loweredHood } from '../blocks/hood.ts';
import { neckRing, ribbedRing } from '../blocks/neck-ring.ts';
import { crewNeck } from '../blocks/necklines.ts';
import type { Sleeve } from '../blocks/sleeve.ts';
import { roundNeck, type Torso } from '../blocks/torso.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { seam } from '../cloth/sewing.ts';
import { button, patch } from '../cloth/trimmings.ts';
import { halfZip, zip } from '../cloth/zips.ts';
import type { Point } from '../pattern/curve.ts';
import { hoodDetails, hoodHandling } from './hooded.ts';
import { pullover } from './pullover.ts';
import { labelledBack, pulloverSizes } from './pullover-sizes.ts';

const torso: Torso = {
  half: 31,
  pit: 119.5,
  neck: [9, 149.8],
  tip: [24.4, 143.2],
  hem: { half: 31, side: 84.5, middle: 84.5 },
  armhole: 5.5,
};

const sleeve: Sleeve = { wide: 23, narrow: 15, length: 52, cap: 12, away: 23, shoulder: [21.2, 138.4] };

const ribs = { step: 0.42, relief: 0.055 };

const sized = (fit: Fit, own: Torso) => ({
  ...pulloverSizes(fit, { sleeve, cuff: { half: 9.7, deep: 6 }, hem: { half: 26, deep: 6 } }),
  torso: own,
  ribs,
  bend: 0.75,
  wear: { height: 1.4, width: 1.3 },
  isTopstitched: true,
  inside: labelledBack(own, 4.8),
});

const signs = [1, -1] as const;

/** A slanted pocket with a welt. */
const slanted = (ruler: Ruler, low: number): Detail[] =>
  signs.map((sign) => {
    const line: readonly Point[] = [
      [14.5 * sign, low + 15],
      [16.9 * sign, low + 16],
      [21.4 * sign, low + 1.6],
      [19 * sign, low + 0.6],
    ];
    return patch(ruler, line, { thick: 0.16, edge: 0.3, shadow: 0.45 });
  });

/** Half the width of the strip that covers the zip of the hooded jacket. */
const cover = 2.6;

const snap = { radius: 0.62, colour: [0.16, 0.15, 0.14], gloss: 0.9 } as const;

/** A large pocket that is sewn on, with a flap. */
const flapped = (ruler: Ruler, { place }: Fit, sign: 1 | -1): Detail[] => {
  const at = (x: number, y: number): Point => place(x * sign, y);
  return [
    patch(ruler, [at(8, 94), at(24, 94), at(24.4, 77), at(22.6, 75), at(9.6, 75), at(8, 77)], {
      thick: 0.2,
      edge: 0.3,
      shadow: 0.4,
    }),
    patch(ruler, [at(7.4, 95.4), at(24.6, 95.4), at(24.6, 89.4), at(16, 88.2), at(7.4, 89.4)], {
      thick: 0.2,
      edge: 0.3,
      shadow: 0.5,
    }),
    button(at(16, 90), snap),
  ];
};

/** The channel of a cord at the waist. */
const drawn =
  ({ place }: Fit) =>
  (ruler: Ruler): Detail[] =>
    [99.5, 102].map((height) => seam(ruler([place(-40, height), place(40, height)]), { gather: 0.14 }));

const covering: readonly Point[] = [
  [-cover, 50],
  [cover, 50],
  [cover, 155],
  [-cover, 155],
];

function hooded(fit: Fit): Garment {
  const own = fit.torso({ ...torso, neck: [10.6, 149], hem: { half: 31, side: 72, middle: 72 } });
  const open = { torso: own, front: crewNeck(own, fit.neck(9.6)), back: roundNeck(own, 2) };
  return pullover({
    ...sized(fit, own),
    ...open,
    hem: { half: fit.band(30.4), deep: 2.6 },
    ribs: { step: 0.4, relief: 0 },
    cuff: { half: fit.cuff(11), deep: 3.4 },
    neck: { ...loweredHood(open), details: hoodDetails(1) },
    more: {
      front: (ruler) => [
        ...signs.flatMap((sign) => flapped(ruler, fit, sign)),
        ...drawn(fit)(ruler),
        patch(ruler, fit.line(covering), { thick: 0.2, edge: 0.4, shadow: 0.5 }),
        ...[0, 1, 2, 3, 4].map((at) => button(fit.place(0, 136 - at * 13.5), snap)),
      ],
      back: drawn(fit),
    },
    ...hoodHandling,
  });
}

function bomber(fit: Fit): Garment {
  const own = fit.torso(torso);
  const drop = fit.neck(9.2);
  const [front, back] = [crewNeck(own, drop), roundNeck(own, 2)];
  return pullover({
    ...sized(fit, own),
    front,
    back,
    neck: {
      ...neckRing({ name: 'band', torso: own, front, back, deep: 4.6, turn: 1.8 }),
      details: {
        band: (ruler) => [...ribbedRing(ribs)(ruler), ...['endLeft', 'endRight'].map((line) => halfZip(ruler(line)))],
      },
    },
    more: {
      front: (ruler) => [...slanted(ruler, 90), zip(60, own.neck[1] - drop + 2)],
      frontBand: () => [zip(60, 100)],
    },
    bends: { band: 2, frontBand: 1.6, backBand: 1.6 },
  });
}

/** Jackets of the catalogue with a zip, by their cut. */
export const jackets = { bomber: bomber(mensFit), capucha: hooded(mensFit) } as const;
export const womensJackets = { capucha: hooded(womensFit) } as const;
