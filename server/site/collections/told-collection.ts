import { t } from '#messages/messages.ts';
import type { CollectionSource } from '#contract/site/collections/collection-rules.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { sourceOf } from './collection-source.ts';
import type { StoredCollection } from './collections.tables.ts';

/** Returns the fields of a collection as the audit log shows them, whoever reads it later. */
export function toldCollection(stored: StoredCollection) {
  const { title, description, sort, isPublic } = stored;
  return inShopLanguage(() => ({ title, description, sort, isPublic, products: toldSource(sourceOf(stored)) }));
}

function toldSource(source: CollectionSource): string[] {
  if (source.by === 'picked') return source.products.map((id) => t('home-desk.productNumber', { id }));
  const { gender, category, brand, color, size, search, minPrice, maxPrice, offers } = source.query;
  const parts: (readonly [string, string | number | null])[] = [
    [t('home-desk.gender'), gender && departmentName(gender)],
    [t('home-desk.category'), category],
    [t('home-desk.brand'), brand],
    [t('home-desk.color'), color],
    [t('home-desk.size'), size],
    [t('home-desk.text'), search],
    [t('home-desk.priceFrom'), minPrice],
    [t('home-desk.priceTo'), maxPrice],
    [t('collections.newDays'), source.newDays],
  ];
  const told = parts.filter(([, value]) => value !== null && value !== '').map(([name, value]) => `${name}: ${value}`);
  return offers ? [...told, t('home-desk.onlyOffers')] : told;
}
