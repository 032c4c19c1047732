import type { Ink } from './ink.ts';
import { lightness, mix } from './palette.ts';
import type { Mark } from './piece.ts';
import { circle, shift } from './shape.ts';
import type { Point, Shape, Warp } from './shape.ts';

/** A small thing on a piece as SVG. */
export function fillMark(mark: Mark, ink: Ink, warp: Warp): string {
  switch (mark.mark) {
    case 'seam':
      return seam(warp(mark.shape), ink, mark.width ?? 3);
    case 'stitch':
      return stroke(warp(mark.shape), ink.thread, mark.width ?? 2.6, 0.75, ' stroke-dasharray="9 5"');
    case 'line':
      return stroke(warp(mark.shape), ink.deep, mark.width ?? 3, 0.6);
    case 'cord':
      return cord(warp(mark.shape), ink, mark.width ?? 11);
    case 'hollow':
      return `<path d="${warp(mark.shape)}" fill="${ink.deep}" fill-opacity="0.7"/>`;
    case 'fill':
      return `<path d="${warp(mark.shape)}" fill="${mark.colour}" fill-opacity="${mark.opacity ?? 1}"/>`;
    case 'zip':
      return zip(warp(mark.shape), ink, mark.metal);
    case 'button':
      return button(centre(mark.at, warp), mark.size, mark.colour ?? mix(ink.base, '#fff4e0', 0.35));
    case 'rivet':
      return rivet(centre(mark.at, warp), mark.size, mark.colour ?? '#a8794a');
    case 'eyelet':
      return eyelet(centre(mark.at, warp), mark.size, mark.colour ?? '#b9b2a6');
  }
}

function stroke(shape: Shape, colour: string, width: number, opacity: number, rest = ''): string {
  return `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"${rest}/>`;
}

/** A sewn line draws the cloth in: shade along it and light on its far side. */
function seam(shape: Shape, { deep, light }: Ink, width: number): string {
  return [
    stroke(shape, deep, width * 4, 0.08),
    stroke(shift(shape, width * 0.8, width * 0.8), light, width, 0.34),
    stroke(shape, deep, width, 0.55),
  ].join('');
}

function cord(shape: Shape, { deep, base, light }: Ink, width: number): string {
  return [
    stroke(shift(shape, 4, 6), deep, width + 4, 0.25),
    stroke(shape, deep, width + 2, 0.8),
    stroke(shape, mix(base, light, 0.35), width - 1, 1),
    stroke(shape, deep, width - 3, 0.22, ' stroke-dasharray="2 7"'),
  ].join('');
}

function zip(shape: Shape, { deep }: Ink, metal: string): string {
  return [
    stroke(shape, deep, 22, 0.5),
    stroke(shape, mix(metal, '#1f1a18', 0.55), 13, 1),
    stroke(shape, metal, 11, 0.9, ' stroke-linecap="butt" stroke-dasharray="4 5"').replace(
      ' stroke-linecap="round"',
      '',
    ),
  ].join('');
}

function centre(at: Point, warp: Warp): { x: number; y: number } {
  const [x = '0', y = '0'] = warp(`M${at[0]} ${at[1]}`).slice(1).split(' ');
  return { x: Number(x), y: Number(y) };
}

function disc(x: number, y: number, r: number, colour: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${Math.round(r * 10) / 10}" fill="${colour}" fill-opacity="${opacity}"/>`;
}

function button({ x, y }: { x: number; y: number }, size: number, colour: string): string {
  const dark = mix(colour, '#1d1512', 0.55);
  const light = mix(colour, '#ffffff', lightness(colour) > 0.6 ? 0.7 : 0.3);
  const holes = [-1, 1].flatMap((dx) =>
    [-1, 1].map((dy) => disc(x + dx * size * 0.24, y + dy * size * 0.24, size * 0.12, dark)),
  );
  return [
    disc(x + size * 0.16, y + size * 0.34, size * 1.16, '#20150f', 0.28),
    disc(x, y, size, mix(colour, dark, 0.45)),
    disc(x - size * 0.05, y - size * 0.07, size * 0.93, colour),
    `<path d="${circle(x, y, size * 0.62)}" fill="none" stroke="${dark}" stroke-width="${size * 0.12}" stroke-opacity="0.35"/>`,
    `<path d="M${x - size * 0.7} ${y + size * 0.1}Q${x - size * 0.6} ${y - size * 0.66} ${x + size * 0.1} ${y - size * 0.74}" fill="none" stroke="${light}" stroke-width="${size * 0.14}" stroke-opacity="0.8" stroke-linecap="round"/>`,
    ...holes,
  ].join('');
}

function rivet({ x, y }: { x: number; y: number }, size: number, colour: string): string {
  return [
    disc(x + 1, y + 2, size * 1.15, '#160f0b', 0.4),
    disc(x, y, size, mix(colour, '#1c130d', 0.35)),
    disc(x - size * 0.1, y - size * 0.12, size * 0.78, colour),
    disc(x - size * 0.28, y - size * 0.3, size * 0.3, mix(colour, '#ffffff', 0.6)),
  ].join('');
}

function eyelet({ x, y }: { x: number; y: number }, size: number, colour: string): string {
  return [
    disc(x + 1, y + 2, size * 1.1, '#160f0b', 0.3),
    disc(x, y, size, colour),
    disc(x, y, size * 0.52, '#1d1713'),
  ].join('');
}
