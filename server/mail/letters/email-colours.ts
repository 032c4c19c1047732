import { nearestShade } from '#contract/core/shop/colour-contrast.ts';
import type { LookColours } from '#contract/core/shop/look.ts';
import { nightColours } from '#contract/core/shop/night-colours.ts';
import { plainLook } from '#contract/core/shop/plain-look.ts';
import { shop } from '#contract/core/shop/shop.ts';

/** The colours of an e-mail's parts, each for what the name says. */
type Colours = {
  /** Around the letter, and the letter itself. */
  readonly paper: string;
  readonly sheet: string;
  readonly ink: string;
  readonly stone: string;
  readonly line: string;
  /** The line above a sum. */
  readonly rule: string;
  readonly button: string;
  readonly buttonText: string;
};

/** Returns the colours of the shop's pages. Mail programs do not support CSS variables. */
function lightOf({ paper, sheet, ink, stone, line, accent }: LookColours): Colours {
  return { paper, sheet, ink, stone, line, rule: ink, button: accent, buttonText: '#ffffff' };
}

const night = { ...nightColours, rule: nightColours.ink, buttonText: '#ffffff' } as const;

/** How much a button has to differ from what is around it (WCAG 2.2, 1.4.11). */
const buttonContrast = 3;

/** The same at night, with the nearest shade of the accent that is seen on the dark ground. */
function darkOf({ accent }: LookColours): Colours {
  const button =
    accent === plainLook.colours.accent ? '#3d7560' : (nearestShade(accent, [night.sheet], buttonContrast) ?? accent);
  return { ...night, button };
}

/** The colours of a shop whose owner changed none. */
export const lightColours = lightOf(plainLook.colours);
export const darkColours = darkOf(plainLook.colours);

/** Returns the shop's colours by day. */
export function emailColours(): Colours {
  return lightOf(shop().look.colours);
}

/** The classes by which the style sheet replaces the inline colours, and what each colours. */
const classes = {
  paper: 'background-color',
  sheet: 'background-color',
  ink: 'color',
  stone: 'color',
  line: 'border-color',
  rule: 'border-color',
  button: 'background-color',
  buttonText: 'color',
} as const satisfies Record<keyof Colours, string>;

const parts = ['paper', 'sheet', 'ink', 'stone', 'line', 'rule', 'button', 'buttonText'] as const;

/** Returns the class of a part, which has its dark colour. */
export const classOf = (part: keyof Colours): string => `p-${part.toLowerCase()}`;

/** The classes of a picture that is shown by day only, and of the one that takes its place at night. */
export const dayPicture = 'p-day';
export const nightPicture = 'p-night';

/**
 * Returns the style sheet of an e-mail: dark colours for programs that follow the reader's choice, and under the attributes
 * that Outlook sets where it recolours an e-mail by itself. Programs that drop style sheets show the light colours.
 */
export function darkStyles(): string {
  const colours = darkOf(shop().look.colours);
  const rules = (withinOf: (part: keyof Colours) => string) =>
    parts.map((part) => `${withinOf(part)}.${classOf(part)}{${classes[part]}:${colours[part]}!important}`).join('');
  const pictures = (within: string) =>
    `${within}.${dayPicture}{display:none!important}${within}.${nightPicture}{display:inline-block!important}`;
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${rules(() => '')}${pictures('')}}`,
    rules((part) => (classes[part] === 'background-color' ? '[data-ogsb] ' : '[data-ogsc] ')) +
      pictures('[data-ogsc] '),
  ].join('\n');
}
