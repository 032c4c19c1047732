import { sql } from 'drizzle-orm';
import { catalogueQuestion, type CatalogueQuestion } from '#contract/goods/products.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import { isShownDepartment } from '#contract/core/shop/present-departments.ts';
import type { HomeCollection, ProductSource } from '#contract/site/home-parts.ts';
import type { Executor } from '#platform/database/database.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { isOfGender } from '#server/goods/products/unisex.service.ts';
import { isPublic } from '#server/goods/products/public-products.service.ts';
import { tagList } from '#server/core/context/page-tags.ts';

/** The news of a gender are its third to its sixth product. */
const newsFrom = 2;
const newsCount = 4;

/** Returns the ids of the news of some departments: one statement. */
export async function newsIds(
  db: Executor,
  genders: readonly Gender[],
): Promise<ReadonlyMap<Gender, readonly number[]>> {
  tagList();
  if (genders.length === 0) return new Map();
  const parts = genders.map(
    (gender) => sql`(select id, ${gender}::text as gender from ${products} where ${isPublic} and ${isOfGender(gender)}
    order by id offset ${newsFrom} limit ${newsCount})`,
  );
  const { rows } = await db.execute<{ id: number; gender: Gender }>(
    sql`select * from (${sql.join(parts, sql` union all `)}) as news order by id`,
  );
  return new Map(genders.map((gender) => [gender, rows.filter((row) => row.gender === gender).map(({ id }) => id)]));
}

/** A source that is a query of the catalogue. */
type QuerySource = Exclude<ProductSource, { readonly by: 'news' | 'picked' }>;

/** Returns the department that a source of products names; null if it names none. */
export function genderOf(source: ProductSource): Gender | null {
  if (source.by === 'collection') return source.query.gender;
  return source.by === 'category' || source.by === 'picked' ? null : source.gender;
}

/**
 * Returns the question of the catalogue that finds the products of a source, the newest first; undefined if its department is
 * hidden or gone.
 */
export function questionOf(source: QuerySource): CatalogueQuestion | undefined {
  const gender = genderOf(source);
  if (gender !== null && !isShownDepartment(gender)) return undefined;
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
