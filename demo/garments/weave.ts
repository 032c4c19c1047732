import { between, chanceOf } from './chance.ts';
import type { Chance } from './chance.ts';
import type { Ink } from './ink.ts';
import type { Cloth } from './piece.ts';

/** One repeat of a cloth's surface: what is laid over its colour. Sizes are pixels of the frame. */
export type Weave = { readonly width: number; readonly height: number; readonly body: string };

const line = (d: string, stroke: string, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

const band = (x: number, y: number, width: number, height: number, fill: string, opacity: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" fill-opacity="${opacity}"/>`;

/** The repeat of each cloth along its threads; undefined where the cloth shows none. */
export const weaves: Readonly<Record<Cloth, (ink: Ink) => Weave | undefined>> = {
  smooth: () => undefined,
  plain: ({ shade, light }) => ({
    width: 12,
    height: 12,
    body: line('M0 3H12M0 9H12', shade, 1.6, 0.07) + line('M3 0V12M9 0V12', light, 1.6, 0.09),
  }),
  linen: (ink) => ({ width: 220, height: 220, body: slubs(chanceOf(31), ink, 220, 52) }),
  denim: (ink) => ({
    width: 192,
    height: 192,
    body: line(diagonals(192, 12), ink.light, 3.6, 0.2) + line(streaks(chanceOf(7), 192, 26), ink.light, 3, 0.08),
  }),
  rib: ({ shade, light }) => ({
    width: 22,
    height: 22,
    body: band(0, 0, 5, 22, shade, 0.34) + band(5, 0, 3, 22, shade, 0.14) + band(11, 0, 7, 22, light, 0.16),
  }),
  knit: ({ shade, light }) => ({
    width: 18,
    height: 20,
    body:
      line('M0 0L9 9L18 0M0 20L9 29L18 20M0 -20L9 -11L18 -20', shade, 2.6, 0.2) +
      line('M0 10L9 19L18 10M0 -10L9 -1L18 -10', light, 3.4, 0.17),
  }),
  stripe: ({ second }) => ({
    width: 64,
    height: 64,
    body: band(0, 0, 15, 64, second, 0.86),
  }),
  check: ({ second, shade, light }) => ({
    width: 132,
    height: 132,
    body: [
      band(0, 0, 44, 132, shade, 0.34),
      band(0, 0, 132, 44, shade, 0.34),
      band(86, 0, 5, 132, second, 0.62),
      band(0, 86, 132, 5, second, 0.62),
      band(64, 0, 8, 132, light, 0.2),
      band(0, 64, 132, 8, light, 0.2),
    ].join(''),
  }),
  print: ({ second, light }) => ({
    width: 148,
    height: 148,
    body: sprig(36, 40, second) + sprig(110, 114, second) + sprig(112, 30, light) + sprig(38, 110, light),
  }),
};

function diagonals(size: number, step: number): string {
  const starts = Array.from({ length: (size * 2) / step }, (_none, at) => at * step - size);
  return starts.map((x) => `M${x} ${size}L${x + size} 0`).join('');
}

function streaks(chance: Chance, size: number, count: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [Math.round(chance() * size), Math.round(chance() * size * 0.6)];
    return `M${x} ${y}V${y + Math.round(between(chance, size * 0.15, size * 0.4))}`;
  }).join('');
}

/** Thicker threads here and there, across and along. */
function slubs(chance: Chance, { shade, light }: Ink, size: number, count: number): string {
  const run = (isAcross: boolean) => {
    const [at, start] = [Math.round(chance() * size), Math.round(chance() * size * 0.7)];
    const length = Math.round(between(chance, 30, size * 0.45));
    const end = Math.min(size, start + length);
    return isAcross ? `M${start} ${at}H${end}` : `M${at} ${start}V${end}`;
  };
  const runs = (length: number) => Array.from({ length }, (_none, at) => run(at % 2 === 0)).join('');
  return line(runs(count), shade, 2, 0.12) + line(runs(count), light, 2.4, 0.16);
}

/** A small twig of three leaves. */
function sprig(x: number, y: number, colour: string): string {
  const leaves = [-38, 0, 38].map(
    (degrees) =>
      `<path d="M${x} ${y + 14}C${x - 8} ${y + 2} ${x - 6} ${y - 12} ${x} ${y - 20}C${x + 6} ${y - 12} ${x + 8} ${y + 2} ${x} ${y + 14}Z" transform="rotate(${degrees} ${x} ${y + 14})"/>`,
  );
  return `<g fill="${colour}" fill-opacity="0.7">${leaves.join('')}</g>`;
}
