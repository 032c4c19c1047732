import type { DrawnName, ShopLook } from './look.ts';

/** The addresses of the drawn name as a picture, for letters: on their ground by day, and at night. */
export const nameFiles = { day: '/nombre.png', night: '/nombre-noche.png' } as const;

/** Returns the address of such a file with the version of the look: another one after each change. */
export function nameFile(when: keyof typeof nameFiles, { version }: Pick<ShopLook, 'version'>): string {
  return `${nameFiles[when]}?v=${version}`;
}

/** How much room the drawn name has above and below in its files, as a part of the line: letters may be higher than it. */
const nameMargin = 0.15;

/** Returns the part of a drawing of the name that its files show, and its size in px where the line is so high. */
export function nameInFiles({ width, top, size }: DrawnName, lineHeight: number) {
  const [y, high] = [-top - size * nameMargin, size * (1 + 2 * nameMargin)];
  const toPx = (units: number) => Math.round((units * lineHeight) / size);
  return { viewBox: `0 ${y} ${width} ${high}`, width: toPx(width), height: toPx(high) };
}
