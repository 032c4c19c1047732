import type { Garment } from '../blocks/garment.ts';
import { hem, seam } from '../cloth/sewing.ts';

/** What is sewn onto a lowered hood whose opening has a hem of `width` cm. */
export const hoodDetails = (width: number): Garment['details'] => ({
  hood: (ruler) => ['right', 'back', 'left', 'endLeft', 'endRight'].map((line) => seam(ruler(line))),
  hoodBack: (ruler) => [
    ...['endLeft', 'endRight'].map((line) => hem(ruler(line), { width })),
    ...['edgeLeft', 'edgeRight'].map((line) => hem(ruler(line), { width: 0.4 })),
  ],
});

/** How a lowered hood lies: it stands up around the neck, falls over the back, and is stiffer than it. */
export const hoodHandling = {
  gaps: { hood: 1, hoodBack: 2 },
  bends: { hood: 2, hoodBack: 1.4 },
  held: ['hoodBack.foldLeft', 'hoodBack.foldRight'],
} as const;
