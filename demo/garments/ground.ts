import type { Garment } from './piece.ts';

/** The frame of every picture of a garment, 4:5. */
export const frame = { width: 1280, height: 1600 } as const;

/** The colours of the ground from where the light falls to the far corner. */
export const groundTones = ['#e9e2d6', '#ddd4c5', '#cfc4b3'] as const;

const shadow = '#3b2c22';

/** What every picture's ground, shadows and soft folds are made of. */
export function lightDefs(): string {
  const [near, middle, far] = groundTones;
  return [
    `<radialGradient id="ground" cx="0.34" cy="0.26" r="1.02"><stop offset="0" stop-color="${near}"/>`,
    `<stop offset="0.55" stop-color="${middle}"/><stop offset="1" stop-color="${far}"/></radialGradient>`,
    blur('far', 22),
    blur('near', 6),
    blur('soft', 13),
    `<radialGradient id="under"><stop offset="0" stop-color="${shadow}" stop-opacity="0.55"/>`,
    `<stop offset="0.6" stop-color="${shadow}" stop-opacity="0.2"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient>`,
  ].join('');
}

function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-0.2" y="-0.2" width="1.4" height="1.4" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** The shadow that a garment of these outlines casts on the ground, away from the light. */
export function castShadow(outlines: readonly string[], stands: Garment['stands']): string {
  if (stands !== undefined) {
    const [x, y] = stands.at;
    return [
      `<ellipse cx="${x + 26}" cy="${y + 6}" rx="${stands.reach * 1.16}" ry="${stands.reach * 0.15}" fill="url(#under)"/>`,
      `<ellipse cx="${x + 6}" cy="${y}" rx="${stands.reach * 1.02}" ry="${stands.reach * 0.06}" fill="url(#under)"/>`,
    ].join('');
  }
  const paths = outlines.map((shape) => `<path d="${shape}"/>`).join('');
  return [
    `<g fill="${shadow}" fill-opacity="1" opacity="0.34" filter="url(#far)" transform="translate(20 30)">${paths}</g>`,
    `<g fill="${shadow}" fill-opacity="1" opacity="0.3" filter="url(#near)" transform="translate(4 7)">${paths}</g>`,
  ].join('');
}
