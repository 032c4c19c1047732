import { locale } from './locale-of-language.ts';

/** A colour as '#rrggbb', in lower case. */
export const hexPattern = /^#[\da-f]{6}$/;

/** The least contrast of text (WCAG 2.2, 1.4.3, level AA). */
export const textContrast = 4.5;

type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(channels: Channels): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the relative luminance of a colour, from 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Returns the least contrast of a colour with any of the others. */
export function leastContrast(hex: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => contrastOf(hex, other)));
}

/** Returns a contrast as people write it: '4,5:1' in Argentina. It is cut, not rounded, so that 4.49 is not told as enough. */
export function contrastWords(contrast: number): string {
  const format = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${format.format(Math.floor(contrast * 10) / 10)}:1`;
}

/** Returns a colour mixed with black (`toward` 0) or white (255): the same hue, `share` from 0 to 1 of the way. */
function mixed(hex: string, toward: 0 | 255, share: number): string {
  const [red, green, blue] = channelsOf(hex);
  const mix = (channel: number) => Math.round(channel + (toward - channel) * share);
  return hexOf([mix(red), mix(green), mix(blue)]);
}

export const darker = (hex: string, share: number) => mixed(hex, 0, share);
export const lighter = (hex: string, share: number) => mixed(hex, 255, share);

/** How many shades of a colour are tried, each way. */
const steps = 255;

/**
 * Returns the shade of a colour with the least change that has this contrast with all of the others: the colour itself,
 * else a darker or lighter one of the same hue. Undefined if no shade has it, as between black and white grounds.
 */
export function nearestShade(hex: string, others: readonly string[], contrast = textContrast): string | undefined {
  for (let step = 0; step <= steps; step += 1) {
    for (const shade of [darker(hex, step / steps), lighter(hex, step / steps)]) {
      if (leastContrast(shade, others) >= contrast) return shade;
    }
  }
  return undefined;
}
