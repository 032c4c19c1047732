import type { Typefaces } from '#contract/core/shop/look.ts';
import gilda from './fonts/gilda-display.woff2?url';
import figtree from './fonts/figtree.woff2?url';
import instrument from './fonts/instrument-serif.woff2?url';
import inter from './fonts/inter.woff2?url';
import jost from './fonts/jost.woff2?url';

/**
 * A face: its file, and its fallbacks of the system with adjusted metrics. `widths` are the sizes, in percent, at which a
 * Spanish text in the fallback is as wide as in the face: for Windows, macOS and most of Linux, for Android, for a bare
 * Linux. `ascent` and `descent` are the face's own, in percent.
 */
type Face = {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  /** The name of the fallbacks. */
  readonly metric: string;
  readonly kind: 'sans' | 'serif';
  readonly widths: readonly [number, number, number];
  readonly ascent: number;
  readonly descent: number;
  /** The size at which it looks as big as the first pair's display face, which is narrow, as a part of 1. */
  readonly scale?: number;
};

type Pair = { readonly sans: Face; readonly display: Face };

const interFace: Face = {
  family: 'Inter Variable',
  file: inter,
  weight: '400 600',
  metric: 'Inter Metric',
  kind: 'sans',
  widths: [105.9, 106.5, 95],
  ascent: 96.9,
  descent: 24.1,
};

/** The faces of each pair; theme.css has those of the first one too. */
export const typefaces: Readonly<Record<Typefaces, Pair>> = {
  editorial: {
    sans: interFace,
    display: {
      family: 'Instrument Serif',
      file: instrument,
      weight: '400',
      metric: 'Instrument Metric',
      kind: 'serif',
      widths: [82.5, 70.4, 65.6],
      ascent: 99,
      descent: 31,
    },
  },
  classic: {
    sans: {
      family: 'Figtree Variable',
      file: figtree,
      weight: '400 600',
      metric: 'Figtree Metric',
      kind: 'sans',
      widths: [99.5, 100, 89.2],
      ascent: 95,
      descent: 25,
    },
    display: {
      family: 'Gilda Display',
      file: gilda,
      weight: '400',
      metric: 'Gilda Metric',
      kind: 'serif',
      widths: [110.1, 94, 87.6],
      ascent: 89.2,
      descent: 28.5,
      scale: 0.88,
    },
  },
  modern: {
    sans: interFace,
    display: {
      family: 'Jost',
      file: jost,
      weight: '400',
      metric: 'Jost Metric',
      kind: 'sans',
      widths: [96.5, 97, 86.6],
      ascent: 107,
      descent: 37.5,
      scale: 0.92,
    },
  },
};

const locals = {
  sans: [['Arial', 'Liberation Sans', 'Helvetica'], ['Roboto'], ['DejaVu Sans']],
  serif: [['Times New Roman', 'Liberation Serif', 'Times'], ['Noto Serif'], ['DejaVu Serif']],
} as const;

const suffixes = ['', ' Android', ' Linux'] as const;
const last = { sans: 'system-ui, sans-serif', serif: 'serif' } as const;

/** Returns the families of a face for `font-family`: its fallbacks alone, or the face before them. */
export function familiesOf({ family, metric, kind }: Face, isLoaded: boolean): string {
  const fallbacks = suffixes.map((suffix) => `'${metric}${suffix}'`);
  return [...(isLoaded ? [`'${family}'`] : []), ...fallbacks, last[kind]].join(', ');
}

/** Returns the rules of a face and its fallbacks. A page has both faces from its first paint to its end, or neither: faces.ts. */
export function faceRules({ family, file, weight, metric, kind, widths, scale = 1, ascent, descent }: Face): string {
  const share = (part: number, width: number) => `${Math.round((part / width) * 1000) / 10}%`;
  const own = `@font-face{font-family:'${family}';font-weight:${weight};font-display:optional;size-adjust:${share(scale, 1)};src:url('${file}') format('woff2')}`;
  const fallbacks = suffixes.map((suffix, at) => {
    const width = widths[at] ?? 100;
    const sources = (locals[kind][at] ?? []).map((name) => `local('${name}')`).join(',');
    return `@font-face{font-family:'${metric}${suffix}';src:${sources};size-adjust:${share(width * scale, 100)};ascent-override:${share(ascent, width)};descent-override:${share(descent, width)};line-gap-override:0%}`;
  });
  return [own, ...fallbacks].join('\n');
}
