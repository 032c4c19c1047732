import { layGarment } from '../garments/draw-garment.ts';
import type { GarmentDrawing } from '../garments/draw-garment.ts';
import { frame, lightDefs } from '../garments/ground.ts';

type Shown = Pick<GarmentDrawing, 'kind' | 'cut' | 'fabric' | 'colour'>;

/** The campaigns of each gender: garments side by side, the first ones being all that a narrow screen shows. */
const campaigns = {
  men: [
    [
      { kind: 'campera', cut: 'bomber', fabric: 'plain', colour: 'Verde oliva' },
      { kind: 'camisa', cut: 'clasica', fabric: 'linen', colour: 'Blanco' },
      { kind: 'pantalon', cut: 'pinzas', fabric: 'plain', colour: 'Arena' },
    ],
    [
      { kind: 'sweater', cut: 'polera', fabric: 'rib', colour: 'Bordó' },
      { kind: 'jeans', cut: 'recto', fabric: 'denim', colour: 'Azul marino' },
      { kind: 'abrigo', cut: 'recto', fabric: 'check', colour: 'Gris' },
    ],
  ],
  women: [
    [
      { kind: 'abrigo', cut: 'recto', fabric: 'check', colour: 'Camel' },
      { kind: 'vestido', cut: 'acampanado', fabric: 'print', colour: 'Rosa viejo' },
      { kind: 'bolso', cut: 'tote', fabric: 'plain', colour: 'Crudo' },
    ],
    [
      { kind: 'sweater', cut: 'cardigan', fabric: 'knit', colour: 'Mostaza' },
      { kind: 'falda', cut: 'plisada', fabric: 'plain', colour: 'Verde botella' },
      { kind: 'blazer', cut: 'relajado', fabric: 'plain', colour: 'Crudo' },
    ],
  ],
} as const satisfies Record<string, readonly (readonly Shown[])[]>;

const sizes = { wide: { width: 1920, height: 824 }, small: { width: 1000, height: 1250 } } as const;

export type DemoBanner = {
  readonly gender: keyof typeof campaigns;
  /** From 1. */
  readonly campaign: number;
  readonly size: keyof typeof sizes;
};

/** Every banner of the demo shop: each campaign for wide and for narrow screens. */
export const demoBanners: readonly DemoBanner[] = (['men', 'women'] as const).flatMap((gender) =>
  campaigns[gender].flatMap((_shown, index) =>
    (['wide', 'small'] as const).map((size) => ({ gender, campaign: index + 1, size })),
  ),
);

/** A campaign picture of several garments side by side, with calm ground in the lower left for a caption. */
export function drawBanner({ gender, campaign, size }: DemoBanner): string {
  const { width, height } = sizes[size];
  const shown = (campaigns[gender][campaign - 1] ?? []).slice(0, size === 'wide' ? 3 : 2);
  const scale = size === 'wide' ? 0.5 : 0.58;
  const first = size === 'wide' ? width * 0.4 : width * 0.3;
  const step = size === 'wide' ? width * 0.24 : width * 0.42;
  const laid = shown.map((look, index) =>
    layGarment({ ...look, composition: 'front', seed: 40 * campaign + index }, `b${index}`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${lightDefs()}${laid.map(({ defs }) => defs).join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    ...laid.map(({ body }, index) => {
      const top = height / 2 - (frame.height * scale) / 2 + (index % 2 === 0 ? -20 : 30);
      return `<g transform="translate(${first + index * step} ${top}) scale(${scale})">${body}</g>`;
    }),
    '</svg>',
  ].join('');
}
