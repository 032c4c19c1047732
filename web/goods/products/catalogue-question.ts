import { toDecimal } from '#contract/core/money/money.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import { rangeEnd, rangeText } from '#contract/goods/attributes/attribute-range.ts';
import { attributeKeys } from './catalogue-address.ts';
import { numberRange } from './number-range.ts';
import { readPrices } from './price-range.ts';

/** Returns the query of the catalogue's address as the call's input; invalid parameters are left out. */
export function readQuestion(query: URLSearchParams, gender: Gender | undefined) {
  const ids = query.getAll('category').filter((id) => /^\d{1,9}$/.test(id) && Number(id) > 0);
  // What cannot be seen is no search.
  const search = query
    .get('search')
    ?.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .slice(0, 80);
  const page = query.get('page') ?? '';
  const { min, max } = readPrices(query);
  return {
    ...(gender && { gender }),
    ...(search && { search }),
    category: ids.slice(0, 30),
    brand: shortTexts(query.getAll('brand')),
    size: shortTexts(query.getAll('size'), 12),
    color: shortTexts(query.getAll('color')),
    attribute: attributesAsked(query),
    ...(query.get('offers') === 'true' && { offers: 'true' }),
    ...(min !== undefined && { minPrice: toDecimal(min) }),
    ...(max !== undefined && { maxPrice: toDecimal(max) }),
    order: orderOf(query.get('order')),
    page: /^\d{1,5}$/.test(page) && Number(page) > 0 ? page : 1,
  };
}

/** Values of attributes as the call names them: `?tela=lino` is 'tela:lino', `?peso.min=100` is 'peso:100-'. */
function attributesAsked(query: URLSearchParams): string[] {
  const slugs = new Set(attributeKeys(query).map((key) => rangeEnd(key)?.slug ?? key));
  const asked = [...slugs].flatMap((slug) => {
    const { min, max } = numberRange(query, slug);
    const range = min === undefined && max === undefined ? [] : [rangeText({ min, max })];
    return [...query.getAll(slug), ...range].map((value) => `${slug}:${value}`);
  });
  return shortTexts(asked, 100);
}

function shortTexts(values: readonly string[], most = 40): string[] {
  return values.filter((value) => value !== '' && value.length <= most).slice(0, 30);
}

function orderOf(value: string | null): 'news' | 'price-asc' | 'price-desc' {
  return value === 'price-asc' || value === 'price-desc' ? value : 'news';
}
