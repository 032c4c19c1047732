import { layGarment } from '../garments/draw-garment.ts';
import type { GarmentDrawing } from '../garments/draw-garment.ts';
import { frame, lightDefs } from '../garments/ground.ts';

const looks = {
  men: [
    { kind: 'campera', cut: 'bomber', fabric: 'plain', colour: 'Verde oliva' },
    { kind: 'camisa', cut: 'clasica', fabric: 'linen', colour: 'Blanco' },
    { kind: 'pantalon', cut: 'pinzas', fabric: 'plain', colour: 'Arena' },
  ],
  women: [
    { kind: 'abrigo', cut: 'recto', fabric: 'check', colour: 'Camel' },
    { kind: 'vestido', cut: 'acampanado', fabric: 'print', colour: 'Rosa viejo' },
    { kind: 'bolso', cut: 'tote', fabric: 'plain', colour: 'Crudo' },
  ],
} as const satisfies Record<string, readonly Pick<GarmentDrawing, 'kind' | 'cut' | 'fabric' | 'colour'>[]>;

const sizes = { wide: { width: 1920, height: 824 }, small: { width: 1000, height: 1250 } } as const;

/** A campaign picture of several garments side by side, with calm ground in the lower left for a caption. */
export function drawBanner(gender: keyof typeof looks, size: keyof typeof sizes): string {
  const { width, height } = sizes[size];
  const shown = looks[gender].slice(0, size === 'wide' ? 3 : 2);
  const scale = size === 'wide' ? 0.5 : 0.58;
  const first = size === 'wide' ? width * 0.4 : width * 0.3;
  const step = size === 'wide' ? width * 0.24 : width * 0.42;
  const laid = shown.map((look, index) => layGarment({ ...look, composition: 'front', seed: 40 + index }, `b${index}`));
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
