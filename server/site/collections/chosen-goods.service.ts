import { eq } from 'drizzle-orm';
import { catalogueQuestion } from '#contract/goods/products.ts';
import { chosenGoods, type ChosenGoods } from '#contract/site/collections/chosen-goods.ts';
import type { Executor } from '#platform/database/database.ts';
import { attributes, attributeValues } from '#server/goods/attributes/attributes.tables.ts';
import { categories } from '#server/goods/products/categories.tables.ts';
import { catalogueIdsWithin } from '#server/goods/products/catalogue-within.service.ts';
import { collectionProductIds } from './collections.service.ts';
import { collections } from './collections.tables.ts';

/** Returns the goods of a stored rule; undefined for some that this program cannot read, which it leaves alone. */
export function goodsOf({ goods }: { readonly goods: unknown }): ChosenGoods | undefined {
  return chosenGoods.safeParse(goods).data;
}

const everything = catalogueQuestion.parse({});

/** Returns the ids of the goods that visitors see now, as the catalogue finds them; of what is gone there are none. */
export function goodsIds(db: Executor, goods: ChosenGoods, now: Date): Promise<number[]> {
  switch (goods.by) {
    case 'all':
      return catalogueIdsWithin(db, everything, {});
    case 'category':
      return catalogueIdsWithin(db, { ...everything, category: [goods.id] }, {});
    case 'brand':
      return catalogueIdsWithin(db, { ...everything, brand: [goods.name] }, {});
    case 'attribute':
      return catalogueIdsWithin(db, everything, { valued: { attribute: goods.id, value: goods.value } });
    case 'collection':
      return collectionProductIds(db, goods.slug, now);
  }
}

/**
 * Returns what goods are called, in the owner's words; null for those that are gone, and '' for all. `say` says these in other ones, as
 * visitors read them.
 */
export async function goodsName(
  db: Executor,
  goods: ChosenGoods | undefined,
  say: (text: string) => string = (text) => text,
): Promise<string | null> {
  switch (goods?.by) {
    case undefined:
      return null;
    case 'all':
      return '';
    case 'brand':
      return goods.name;
    case 'category': {
      const [found] = await db.select({ name: categories.title }).from(categories).where(eq(categories.id, goods.id));
      return found ? say(found.name) : null;
    }
    case 'collection': {
      const [found] = await db
        .select({ name: collections.title })
        .from(collections)
        .where(eq(collections.slug, goods.slug));
      return found ? say(found.name) : null;
    }
    case 'attribute': {
      const [found] = await db
        .select({ name: attributes.name, word: attributeValues.word })
        .from(attributeValues)
        .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
        .where(eq(attributeValues.id, goods.value));
      return found ? `${say(found.name)}: ${say(found.word)}` : null;
    }
  }
}
