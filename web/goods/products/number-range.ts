import { t } from '#messages/messages.ts';
import { formatNumber } from '#contract/core/money/price-words.ts';
import { rangeKeys, type AttributeRange } from '#contract/goods/attributes/attribute-range.ts';

/** The parameter that cannot be read, and why. */
type RangeTrouble = { readonly key: string; readonly words: string };

export type RangeTroubles = Readonly<Record<string, RangeTrouble | undefined>>;

/** A range as it was typed. With a trouble it does not filter: all products are shown until it is corrected. */
type TypedRange = AttributeRange & { readonly trouble?: RangeTrouble };

const ends = ['min', 'max'] as const;

/** Returns the range of an attribute's numbers in an address, or what is wrong with it. */
export function numberRange(query: URLSearchParams, slug: string): TypedRange {
  const keys = rangeKeys(slug);
  const typed = { min: query.get(keys.min)?.trim() ?? '', max: query.get(keys.max)?.trim() ?? '' };
  const wrong = ends.find((end) => typed[end] !== '' && numberIn(typed[end]) === undefined);
  if (wrong) {
    const words = t('catalogue.writeNumber', { example: formatNumber(12.5) });
    return { trouble: { key: keys[wrong], words } };
  }
  const [min, max] = [numberIn(typed.min), numberIn(typed.max)];
  if (min !== undefined && max !== undefined && min > max) {
    return { trouble: { key: keys.min, words: t('catalogue.numbersCrossed') } };
  }
  return { min, max };
}

/** Returns what is wrong with the ranges of attributes, by their names in addresses. */
export function rangeTroubles(query: URLSearchParams, of: readonly { readonly slug: string }[]): RangeTroubles {
  return Object.fromEntries(of.map(({ slug }) => [slug, numberRange(query, slug).trouble]));
}

/** Reads a number with up to three decimals, parted by either sign. */
function numberIn(text: string): number | undefined {
  return /^\d{1,8}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
