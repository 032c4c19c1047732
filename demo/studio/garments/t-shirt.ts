import { mensFit, womensFit, type Fit } from '../blocks/fit.ts';
import type { Garment } from '../blocks/garment.ts';
import { neckRing } from '../blocks/neck-ring.ts';
import { crewNeck, vNeck } from '../blocks/necklines.ts';
import { arms, sleevePanel, sleeveSeams, type Sleeve } from '../blocks/sleeve.ts';
import { roundNeck, torsoPanel, torsoSeams, type Torso } from '../blocks/torso.ts';
import { sleeveFolds, torsoFolds } from '../blocks/wear.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { label } from '../cloth/labels.ts';
import { hem, ribBand, seam, stitches } from '../cloth/sewing.ts';

type Cut = {
  readonly torso: Torso;
  readonly sleeve: Sleeve;
  readonly neck: 'round' | 'v';
  readonly drop: number;
};

const backDrop = 2;

/** The free edge, the seam and the ribs of a neck band. */
const bandDetails = (ruler: Ruler): Detail[] => [
  ribBand(ruler('topLeft+topRight'), { width: 9, step: 0.24, shade: 1 }),
  ...['right', 'back', 'left'].map((line) => seam(ruler(line), { gather: 0.02 })),
];

const neckSeam = (ruler: Ruler, line: string): Detail[] => [
  seam(ruler(line), { gather: 0.02 }),
  stitches(ruler(line), { at: 0.35 }),
];

const turned = (ruler: Ruler, line: string): Detail[] => [
  hem(ruler(line), { width: 2.2 }),
  stitches(ruler(line), { at: 1.65 }),
];

const bodySeams = (ruler: Ruler, torso: Torso): Detail[] => [
  torsoFolds(torso),
  ...['left', 'right', 'armLeft', 'armRight', 'shoulderLeft', 'shoulderRight'].map((line) => seam(ruler(line))),
  ...turned(ruler, 'hem'),
];

const sleeveDetails = (ruler: Ruler, sleeve: Sleeve): Detail[] => [
  sleeveFolds(sleeve),
  ...['underOne', 'underTwo', 'capOne', 'capTwo'].map((line) => seam(ruler(line))),
  ...turned(ruler, 'end'),
];

function tShirt(fit: Fit, { neck, ...cut }: Cut): Garment {
  const [torso, sleeve, drop] = [fit.torso(cut.torso), fit.sleeve(cut.sleeve), fit.neck(cut.drop)];
  const front = neck === 'v' ? vNeck(torso, drop) : crewNeck(torso, drop);
  const back = roundNeck(torso, backDrop);
  const ring = neckRing({ name: 'band', torso, front, back, deep: 2, turn: neck === 'v' ? 3.4 : 4.2 });
  const labelAt = torso.neck[1] - backDrop - 2.6;
  return {
    form: fit.form,
    panels: [
      torsoPanel('front', torso, front),
      torsoPanel('back', torso, back),
      ...arms.map((arm) => sleevePanel(arm, sleeve)),
      ...ring.panels,
    ],
    seams: [...torsoSeams, ...sleeveSeams, ...ring.seams],
    gap: () => 0.4,
    bend: (panel) => (panel === 'band' ? 1 : 0.42),
    held: [],
    trims: ['band'],
    details: {
      front: (ruler) => [
        ...bodySeams(ruler, torso),
        ...['neckRight', 'neckLeft'].flatMap((line) => neckSeam(ruler, line)),
      ],
      back: (ruler) => [...bodySeams(ruler, torso), ...neckSeam(ruler, 'neck')],
      sleeveRight: (ruler) => sleeveDetails(ruler, sleeve),
      sleeveLeft: (ruler) => sleeveDetails(ruler, sleeve),
      band: bandDetails,
    },
    inside: {
      back: (ruler) => [hem(ruler('neck'), { width: 0.9 }), label([0, labelAt])],
    },
  };
}

const classic: Torso = {
  half: 27,
  pit: 122.5,
  neck: [9.4, 149.3],
  tip: [21.8, 143.4],
  hem: { half: 26.4, side: 77, middle: 77 },
  armhole: 5.5,
};

const wide: Torso = {
  half: 31,
  pit: 118.5,
  neck: [9.6, 149.4],
  tip: [25.4, 142.2],
  hem: { half: 30.4, side: 77.5, middle: 77.5 },
  armhole: 5,
};

const short: Sleeve = { wide: 20, narrow: 17.4, length: 24, cap: 12.5, away: 24, shoulder: [19.8, 139] };

const cutsFor = (fit: Fit) => ({
  clasica: tShirt(fit, { torso: classic, sleeve: short, neck: 'round', drop: 10.4 }),
  amplia: tShirt(fit, {
    torso: wide,
    sleeve: { wide: 22.5, narrow: 20.5, length: 25, cap: 9.5, away: 24, shoulder: [22.4, 137] },
    neck: 'round',
    drop: 10.2,
  }),
  'escote-v': tShirt(fit, { torso: classic, sleeve: short, neck: 'v', drop: 18.5 }),
});

/** T-shirts of the catalogue, by their cut. */
export const tShirts = cutsFor(mensFit);
export const womensTShirts = cutsFor(womensFit);
