import type { ShopLook } from '#contract/core/shop/look.ts';
import { plainLook } from '#contract/core/shop/plain-look.ts';
import { colourTokens } from './look-tokens.ts';
import { faceRules, familiesOf, typefaces } from './typefaces.ts';

/**
 * Returns the rules by which a page follows the owner's look, for the end of the style sheet: only what differs from the
 * look of theme.css. Empty for a shop that has that.
 */
export function lookStyle({ colours, typefaces: pair }: ShopLook): string {
  const plain = colourTokens(plainLook.colours);
  const changed = Object.entries(colourTokens(colours)).filter(([token, colour]) => colour !== plain[token]);
  return [rootRule(changed), pair === plainLook.typefaces ? '' : facesStyle(pair)]
    .filter((rules) => rules !== '')
    .join('\n');
}

/** Returns the rules of a whole look, for a page that has the rules of another one. */
export function wholeLookStyle({ colours, typefaces: pair }: ShopLook): string {
  return [rootRule(Object.entries(colourTokens(colours))), facesStyle(pair)].join('\n');
}

function rootRule(colours: readonly (readonly [string, string])[]): string {
  const properties = colours.map(([token, colour]) => `${token}:${colour}`).join(';');
  return properties && `:root{${properties}}`;
}

function facesStyle(pair: ShopLook['typefaces']): string {
  const { sans, display } = typefaces[pair];
  const fonts = (isLoaded: boolean) =>
    `--font-sans:${familiesOf(sans, isLoaded)};--font-display:${familiesOf(display, isLoaded)}`;
  return [
    ...[sans, display].map(faceRules),
    `:root{${fonts(false)}}`,
    `:root[data-faces]{${fonts(true)}}`,
    `@media (scripting:none){:root{${fonts(true)}}}`,
  ].join('\n');
}
