import { sql } from 'drizzle-orm';
import { catalogueQuestion } from '#contract/goods/products.ts';
import type { CatalogueQuestion } from '#contract/goods/products.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import type { HomeCollection, ProductSource } from '#contract/site/home-parts.ts';
import type { Executor } from '#platform/database/database.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { isOfGender } from '#server/goods/products/unisex.service.ts';
import { isPublic } from '#server/goods/products/public-products.service.ts';
import { tagList } from '#server/core/context/page-tags.ts';

/** The news of a gender are its third to its sixth product. */
const newsFrom = 2;
const newsCount = 4;

/** Returns the ids of the news of both genders: one statement. */
export async function newsIds(db: Executor): Promise<ReadonlyMap<Gender, readonly number[]>> {
  tagList();
  const part = (
    gender: Gender,
  ) => sql`(select id, ${gender}::text as gender from ${products} where ${isPublic} and ${isOfGender(gender)}
    order by id offset ${newsFrom} limit ${newsCount})`;
  const { rows } = await db.execute<{ id: number; gender: Gender }>(
    sql`select * from (${part('men')} union all ${part('women')}) as news order by id`,
  );
  const idsOf = (gender: Gender) => rows.filter((row) => row.gender === gender).map(({ id }) => id);
  return new Map([
    ['men', idsOf('men')],
    ['women', idsOf('women')],
  ]);
}

/** A source that is a query of the catalogue. */
type QuerySource = Exclude<ProductSource, { readonly by: 'news' | 'picked' }>;

/** Returns the question of the catalogue that finds the products of a source, the newest first. */
export function questionOf(source: QuerySource): CatalogueQuestion {
  switch (source.by) {
    case 'newest':
      return asked({ gender: source.gender });
    case 'category':
      return asked({ category: source.category });
    case 'offers':
      return asked({ gender: source.gender, offers: true });
    case 'collection':
      return asked(source.query);
  }
}

/** Returns the question of the catalogue for filters that may be empty. */
function asked({ gender, offers, ...filters }: Partial<HomeCollection>): CatalogueQuestion {
  const given = Object.entries(filters).filter(([, value]) => value !== null && value !== '');
  return catalogueQuestion.parse({
    ...Object.fromEntries(given),
    ...(gender && { gender }),
    ...(offers === true && { offers: 'true' }),
  });
}
