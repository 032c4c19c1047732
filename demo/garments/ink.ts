import { lightness, mix } from './palette.ts';

/** The tones that one cloth takes under the light of the pictures. */
export type Ink = {
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly light: string;
  /** The second colour of stripes, checks and prints. */
  readonly second: string;
  readonly thread: string;
  /** 0 for white cloth to 1 for black: dark cloth shows its form by light more than by shade. */
  readonly dark: number;
};

export function inkOf(base: string): Ink {
  const dark = 1 - lightness(base);
  const isDark = dark > 0.55;
  return {
    base,
    shade: mix(base, '#1d1420', 0.5 + dark * 0.22),
    deep: mix(base, '#170f16', 0.62 + dark * 0.16),
    light: mix(base, '#fff6e6', 0.7 - dark * 0.3),
    second: isDark ? mix(base, '#f1e8d8', 0.86) : mix(base, dark > 0.3 ? '#f7f0e2' : '#2c3850', 0.8),
    thread: isDark ? mix(base, '#fff3de', 0.3) : mix(base, '#241a18', 0.3),
    dark,
  };
}
