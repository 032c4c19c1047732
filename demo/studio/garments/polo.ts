import type { Garment } from '../blocks/garment.ts';
import { mensFit } from '../blocks/fit.ts';
import { crewNeck } from '../blocks/necklines.ts';
import { shirtCollarFor } from '../blocks/shirt-collar.ts';
import { arms, cuffPanel, cuffSeams, sleevePanel, sleeveSeams, type Sleeve } from '../blocks/sleeve.ts';
import { roundNeck, torsoPanel, torsoSeams, type Torso } from '../blocks/torso.ts';
import { sleeveFolds, torsoFolds } from '../blocks/wear.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { hem, ribBand, seam, stitches } from '../cloth/sewing.ts';
import { button, patch } from '../cloth/trimmings.ts';
import { men } from '../form/men.ts';
import type { Point } from '../pattern/curve.ts';

const torso: Torso = {
  half: 27.4,
  pit: 122,
  neck: [7.6, 149.6],
  tip: [22, 143.3],
  hem: { half: 26.8, side: 77, middle: 77 },
  armhole: 5.5,
};

const ribs = { step: 0.26, shade: 1, relief: 0.04 };
const top = torso.neck[1];
const placket: readonly Point[] = [
  [-1.6, 125.5],
  [1.6, 125.5],
  [1.6, top],
  [-1.6, top],
];
const pearl = { radius: 0.52, colour: [0.7, 0.68, 0.62], gloss: 0.5 } as const;

const bodySeams = (ruler: Ruler): Detail[] => [
  torsoFolds(torso),
  ...['left', 'right', 'armLeft', 'armRight', 'shoulderLeft', 'shoulderRight'].map((line) => seam(ruler(line))),
  hem(ruler('hem'), { width: 2.2 }),
];

const collar = shirtCollarFor(mensFit);

function polo(sleeve: Sleeve): Garment {
  const cuffs = sleeve.length > 40 ? arms : [];
  const arm = (ruler: Ruler) => [
    sleeveFolds(sleeve),
    ...['underOne', 'underTwo', 'capOne', 'capTwo'].map((line) => seam(ruler(line))),
    cuffs.length > 0 ? seam(ruler('end')) : ribBand(ruler('end'), { width: 2.6, ...ribs }),
  ];
  const cuffDetails = (ruler: Ruler) => [ribBand(ruler('hem'), { width: 8, ...ribs }), seam(ruler('top'))];
  return {
    form: men,
    panels: [
      torsoPanel('front', torso, crewNeck(torso, 7.5)),
      torsoPanel('back', torso, roundNeck(torso, 1.6)),
      ...arms.map((name) => sleevePanel(name, sleeve)),
      ...cuffs.map((name) => cuffPanel(name, sleeve, { half: 8.8, deep: 5.5 })),
      ...collar.panels,
    ],
    seams: [...torsoSeams, ...sleeveSeams, ...(cuffs.length > 0 ? cuffSeams : []), ...collar.seams],
    gap: (panel) => (panel === 'leaf' ? 1 : 0.42),
    bend(panel, u, v) {
      if (panel === 'leaf' || panel === 'stand') return 1.8;
      return panel === 'front' && Math.abs(u) < 2 && v > 124 ? 1.6 : 0.5;
    },
    held: [],
    trims: ['leaf', 'stand', ...arms.map((name) => `${name}Cuff`)],
    details: {
      front: (ruler) => [
        ...bodySeams(ruler),
        patch(ruler, placket, { thick: 0.1, edge: 0.25 }),
        ...[140.4, 134.6, 128.8].map((height) => button([0, height], pearl)),
      ],
      back: bodySeams,
      sleeveRight: arm,
      sleeveLeft: arm,
      ...Object.fromEntries(cuffs.map((name) => [`${name}Cuff`, cuffDetails])),
      stand: (ruler) => ['right', 'back', 'left'].map((line) => seam(ruler(line))),
      leaf: (ruler) => [
        ...['edgeRight', 'edgeLeft'].map((line) => ribBand(ruler(line), { width: 7, ...ribs })),
        ...['endLeft', 'endRight'].map((line) => stitches(ruler(line), { at: 0.3 })),
      ],
    },
  };
}

const short: Sleeve = { wide: 20, narrow: 16.6, length: 24.5, cap: 12.2, away: 24, shoulder: [19.8, 139] };

/** Polo shirts of the catalogue, by their cut. */
export const polos = {
  clasica: polo(short),
  larga: polo({ ...short, narrow: 12, length: 56 }),
} as const;
