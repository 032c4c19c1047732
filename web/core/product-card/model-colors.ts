import { t } from '#messages/messages.ts';
import type { ModelColor } from '#contract/goods/garment/model-color.ts';
import type { ProductCard } from '#contract/goods/products.ts';
import { ownLang } from '../links/own-lang.ts';

/** How many swatches a card shows at most. */
const most = 5;

/** Returns the colours that a card shows, always its own among them, and how many more there are. */
export function shownColors({ id, colors }: Pick<ProductCard, 'id' | 'colors'>): {
  readonly shown: readonly ModelColor[];
  readonly more: number;
} {
  const first = colors.slice(0, most);
  const own = colors.find((color) => color.id === id);
  const shown = own && !first.includes(own) ? [...first.slice(0, most - 1), own] : first;
  return { shown, more: colors.length - shown.length };
}

type Named = Pick<ModelColor, 'color' | 'shownColor'>;

/** Returns the name of a colour in the language of the page, as far as the owner translated it. */
export const colorName = ({ color, shownColor = color }: Named): string => shownColor;

/** Returns the `lang` of that name. */
export const langOfColor = ({ shownColor }: Named) => (shownColor ? undefined : ownLang());

/** Returns the name of a colour, and whether it is sold out: 'Negro, agotado'. */
export function colorWords(one: Named & Pick<ModelColor, 'isInStock'>): string {
  return one.isInStock ? colorName(one) : t('product-card.colorSoldOut', { color: colorName(one) });
}
