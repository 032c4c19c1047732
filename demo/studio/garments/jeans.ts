import type { Garment } from '../blocks/garment.ts';
import { bandPanel, bandSeams, legNames, legPanel, legSeams, type Legs } from '../blocks/legs.ts';
import type { Form } from '../form/form.ts';
import { men } from '../form/men.ts';
import { women } from '../form/women.ts';
import { loopedBand, pocketBack, pocketFront } from './five-pockets.ts';

type Cut = {
  readonly form: Form;
  readonly legs: Legs;
  /** Half the length of the waistband, cm. */
  readonly band: number;
  readonly gap: number;
  /** How strong the folds of wear are; 1 on straight jeans. */
  readonly wear: number;
};

/** Jeans with five pockets. */
function jeansOf({ form, legs, band, gap, wear }: Cut): Garment {
  return {
    form,
    panels: [
      ...legNames.map((name) => legPanel(name, legs)),
      bandPanel(legs, { half: band, deep: 4, axes: [band * 0.3785, band * 0.243] }),
    ],
    seams: [...legSeams, ...bandSeams],
    gap: () => gap,
    bend: (panel) => (panel === 'band' ? 4 : 0.7),
    held: ['band.top'],
    details: {
      frontRight: pocketFront(legs, wear, 1),
      frontLeft: pocketFront(legs, wear, -1),
      backRight: pocketBack(legs, wear, -1),
      backLeft: pocketBack(legs, wear, 1),
      band: loopedBand(band),
    },
  };
}

export const jeans = {
  recto: jeansOf({
    form: men,
    legs: { waist: 101, crotch: 76, end: 4, hips: 25, half: 21.6, hem: [-2, 17.5] },
    band: 42.8,
    gap: 0.4,
    wear: 1,
  }),
  chupin: jeansOf({
    form: men,
    legs: { waist: 100, crotch: 77, end: 3, hips: 24, half: 21.6, hem: [0.4, 14.6] },
    band: 42.8,
    gap: 0.3,
    wear: 1.5,
  }),
  ancho: jeansOf({
    form: women,
    legs: { waist: 101, crotch: 74, end: 2, hips: 24.4, half: 18.4, hem: [-6, 22] },
    band: 36.4,
    gap: 0.4,
    wear: 0.8,
  }),
  short: jeansOf({
    form: women,
    legs: { waist: 101, crotch: 74, end: 61, hips: 24.4, half: 18.4, hem: [-5.4, 23.6] },
    band: 36.4,
    gap: 0.5,
    wear: 0.9,
  }),
} as const;
