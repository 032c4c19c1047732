import type { Vector } from '../pattern/panel.ts';
import type { GarmentKind, Look } from './look.ts';

/** The part of the body that a kind hangs from. */
const hangs: Readonly<Record<GarmentKind, 'shoulders' | 'waist' | 'skirt' | 'shorts'>> = {
  remera: 'shoulders',
  camisa: 'shoulders',
  polo: 'shoulders',
  sweater: 'shoulders',
  buzo: 'shoulders',
  campera: 'shoulders',
  abrigo: 'shoulders',
  blazer: 'shoulders',
  vestido: 'shoulders',
  falda: 'skirt',
  jeans: 'waist',
  pantalon: 'waist',
  short: 'shorts',
};

/** The height in the middle of the picture, cm: so shoulders and waists are on the same lines in a grid. */
const heights = {
  men: { shoulders: 104, waist: 56, skirt: 70, shorts: 80 },
  women: { shoulders: 97, waist: 56, skirt: 70, shorts: 80 },
} as const;

/** The middle of a close picture: at the collar, or at the pocket below the waistband. */
const closeHeights = {
  men: { shoulders: 137, waist: 96, skirt: 96, shorts: 96 },
  women: { shoulders: 130, waist: 96, skirt: 96, shorts: 96 },
} as const;

type Framed = { readonly kind: GarmentKind; readonly gender: Look['gender'] };

/** Returns the middle of the picture of a garment. */
export const middleOf = ({ kind, gender }: Framed): Vector => [0, heights[gender][hangs[kind]], 0];

/** The place beside the middle line, cm: what is open in front is seen at its lapel. */
const closeAside: Readonly<Partial<Record<GarmentKind, number>>> = { blazer: 14, abrigo: 14 };

/** Returns the middle of the close picture of a garment. */
export const closeOf = ({ kind, gender }: Framed): Vector => [
  closeAside[kind] ?? 6,
  closeHeights[gender][hangs[kind]],
  8,
];
