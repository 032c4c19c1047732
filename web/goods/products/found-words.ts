import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { CataloguePage } from '#contract/goods/products.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { departmentKey } from '#contract/core/shop/present-departments.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { attributeKeys, filterKeys } from './catalogue-address.ts';
import { catalogueTitle, oneCategory } from './catalogue-words.ts';
import { genderIn } from './gender-words.ts';

/** Returns what search engines read of a page of the catalogue: title, description and canonical address. */
export function foundWords(query: URLSearchParams, { facets, page, total }: CataloguePage) {
  const category = oneCategory(query, facets);
  const gender = category?.genre ?? genderIn(query);
  const title = catalogueTitle(query, facets);
  const address = new URLSearchParams({
    ...(gender && gender !== 'unknown' && { gender: departmentKey(gender) }),
    ...(category && { category: String(category.id) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return {
    title: page > 1 ? t('catalogue.titleOfPage', { title, page }) : title,
    description: t('catalogue.description', { title, shop: shop().name, count: total, shown: formatCount(total) }),
    path: address === '' ? href('/home') : `${href('/home')}?${address}`,
    // Search engines index gender, category and page; other filters of the same list are noindex.
    isPrivate:
      filterKeys.some((key) => key !== 'category' && query.has(key)) ||
      attributeKeys(query).length > 0 ||
      query.getAll('category').length > 1,
  };
}
