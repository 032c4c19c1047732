import type { Look } from './look.ts';
import type { Garment } from './piece.ts';
import type { Sleeve, Torso } from './torso.ts';
import { upperGarment } from './upper.ts';
import type { Upper } from './upper.ts';

const straight: Torso = {
  neck: 118,
  neckY: 262,
  shoulder: 290,
  shoulderY: 324,
  chest: 282,
  armY: 600,
  waist: 274,
  waistY: 930,
  hem: 282,
  hemY: 1300,
  hemDrop: 16,
};
const fitted: Torso = { ...straight, chest: 268, waist: 228, waistY: 850, hem: 272, shoulder: 272 };
const loose: Torso = { ...straight, shoulder: 344, shoulderY: 346, chest: 338, armY: 660, waist: 334, hem: 330 };
const short: Torso = { ...loose, hemY: 1120, hemDrop: 10, waistY: 880 };
const long: Torso = { ...straight, hem: 322, hemY: 1460, chest: 300, waist: 290, shoulder: 306 };

const longSleeve: Sleeve = { wrist: [486, 1120], width: 128, bulge: 26, crook: 10 };
const wideSleeve: Sleeve = { wrist: [540, 1096], width: 150, bulge: 34, crook: 12 };
const coatSleeve: Sleeve = { wrist: [512, 1150], width: 156, bulge: 30, crook: 10 };
const shortSleeve: Sleeve = { wrist: [430, 600], width: 186, bulge: 16 };

/** Every kind of upper garment by cut, the usual one first. */
export const upperKinds = {
  camisa: {
    clasica: {
      torso: straight,
      sleeve: longSleeve,
      neck: 'collar',
      depth: 330,
      opening: 'buttons',
      buttons: 7,
      pockets: 'chest',
    },
    entallada: { torso: fitted, sleeve: longSleeve, neck: 'collar', depth: 340, opening: 'buttons', buttons: 7 },
    'manga-corta': {
      torso: loose,
      sleeve: { ...shortSleeve, wrist: [492, 690], width: 230 },
      neck: 'collar',
      depth: 350,
      opening: 'buttons',
      buttons: 6,
      pockets: 'chest',
    },
  },
  polo: {
    clasica: { torso: straight, sleeve: shortSleeve, neck: 'collar', depth: 326, opening: 'half' },
    larga: { torso: straight, sleeve: longSleeve, neck: 'collar', depth: 326, opening: 'half', band: 46 },
  },
  sweater: {
    redondo: { torso: straight, sleeve: longSleeve, neck: 'crew', depth: 352, band: 60, ease: 0.6 },
    polera: { torso: straight, sleeve: longSleeve, neck: 'turtle', depth: 340, band: 60, ease: 0.6 },
    'escote-v': { torso: loose, sleeve: wideSleeve, neck: 'vee', depth: 470, band: 56, ease: 0.8 },
    cardigan: {
      torso: straight,
      sleeve: longSleeve,
      neck: 'vee',
      depth: 560,
      opening: 'buttons',
      buttons: 5,
      band: 54,
    },
  },
  buzo: {
    capucha: { torso: loose, sleeve: wideSleeve, neck: 'hood', depth: 360, pockets: 'kangaroo', band: 66, ease: 0.9 },
    redondo: { torso: loose, sleeve: wideSleeve, neck: 'crew', depth: 356, band: 66, ease: 0.9 },
  },
  campera: {
    bomber: {
      torso: short,
      sleeve: wideSleeve,
      neck: 'stand',
      depth: 340,
      opening: 'zip',
      pockets: 'welt',
      band: 70,
      ease: 0.8,
    },
    vaquera: {
      torso: { ...short, hemY: 1160 },
      sleeve: wideSleeve,
      neck: 'collar',
      depth: 344,
      opening: 'buttons',
      buttons: 6,
      pockets: 'chest',
    },
    capucha: { torso: loose, sleeve: wideSleeve, neck: 'hood', depth: 360, opening: 'zip', pockets: 'welt', band: 60 },
  },
  abrigo: {
    recto: {
      torso: long,
      sleeve: coatSleeve,
      neck: 'lapels',
      depth: 690,
      opening: 'buttons',
      buttons: 3,
      pockets: 'patch',
    },
    cinturon: {
      torso: { ...long, hem: 350 },
      sleeve: coatSleeve,
      neck: 'lapels',
      depth: 640,
      opening: 'buttons',
      buttons: 3,
      belt: true,
    },
  },
  blazer: {
    clasico: {
      torso: { ...fitted, hemY: 1240, waist: 246 },
      sleeve: coatSleeve,
      neck: 'lapels',
      depth: 740,
      opening: 'buttons',
      buttons: 2,
      pockets: 'patch',
    },
    relajado: {
      torso: { ...loose, hemY: 1290 },
      sleeve: { ...coatSleeve, wrist: [548, 1130] },
      neck: 'lapels',
      depth: 780,
      opening: 'buttons',
      buttons: 2,
      pockets: 'welt',
    },
  },
  vestido: {
    recto: {
      torso: { ...fitted, hemY: 1500, hem: 300, waistY: 800 },
      sleeve: null,
      neck: 'plain',
      depth: 390,
      ease: 0.7,
    },
    acampanado: {
      torso: { ...fitted, hemY: 1480, hem: 440, waist: 200, waistY: 760, hemDrop: 30 },
      sleeve: shortSleeve,
      neck: 'vee',
      depth: 470,
      waistSeam: true,
      ease: 1,
    },
    camisero: {
      torso: { ...straight, hemY: 1470, hem: 340, waist: 244, waistY: 820 },
      sleeve: longSleeve,
      neck: 'collar',
      depth: 336,
      opening: 'buttons',
      buttons: 9,
      belt: true,
    },
  },
} as const satisfies Record<string, Record<string, Upper>>;

export type UpperKind = keyof typeof upperKinds;

/** The drawing of an upper garment. Throws RangeError for a cut that its kind does not have. */
export function upperOf(kind: UpperKind, { cut, side, chance }: Look<string>): Garment {
  const cuts: Readonly<Record<string, Upper>> = upperKinds[kind];
  const upper = cuts[cut];
  if (!upper) throw new RangeError(`no cut ${cut} of ${kind}`);
  return upperGarment(upper, side, chance);
}
