import { attributes } from '#contract/goods/attributes/attributes.ts';
import { categories } from '#contract/goods/categories.ts';
import { catalogue } from '#contract/goods/products.ts';
import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import type { GoodsChoices } from './goods-fields.ts';

/** Returns the goods of the shop that a campaign or a coupon can be for. */
export async function loadGoodsChoices(api: ApiClient): Promise<GoodsChoices> {
  const [all, { collections }, { facets }, listed] = await Promise.all([
    api.load(categories.desk, {}),
    api.load(collectionDesk.list, {}),
    api.load(catalogue.page, {}),
    api.load(attributes.list, {}),
  ]);
  return {
    categories: all.map(({ id, title, genre }) => ({ id, title, genre })),
    collections: collections.map(({ slug, title }) => ({ slug, title })),
    brands: facets.brands.map(({ value }) => value),
    attributes: listed.map(({ id, name, values }) => ({ id, name, values })),
  };
}
