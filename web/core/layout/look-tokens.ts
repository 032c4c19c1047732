import type { LookColours } from '#contract/core/shop/look.ts';

/** The colours of theme.css by the names of its tokens. */
const tokens = {
  paper: '--color-paper',
  sheet: '--color-sheet',
  sand: '--color-sand',
  line: '--color-line',
  edge: '--color-edge',
  stone: '--color-stone',
  ink: '--color-ink',
  accent: '--color-accent',
  accentDeep: '--color-accent-deep',
  sale: '--color-sale',
} as const satisfies Record<keyof LookColours, string>;

/** Returns the custom properties of colours. */
export function colourTokens(colours: LookColours): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(tokens).map(([name, token]) => [token, valueOf(colours, name)]));
}

function valueOf(colours: LookColours, name: string): string {
  return new Map(Object.entries(colours)).get(name) ?? '';
}
