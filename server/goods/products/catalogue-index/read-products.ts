import { sql, type SQL } from 'drizzle-orm';
import { languages } from '#messages/languages.ts';
import type { Executor } from '#platform/database/database.ts';
import type { PriceEntry } from '#contract/core/money/price-history.ts';
import { productCategories } from '../catalogue.tables.ts';
import { offerHistory } from '../price-history.service.ts';
import { isPublic } from '../public-products.service.ts';
import { shownOffer } from '../shown-offer.service.ts';
import { shelfOf, type CatalogueRow } from './catalogue-rows.ts';
import type { SearchWords } from './text-index.ts';

/** A product as the index reads it, with the positions of its sizes. */
export type ReadProduct = { readonly row: CatalogueRow; readonly positions: readonly number[] };

/** The search words of a product in another language than the shop's own. */
export type ReadTexts = { readonly productId: number; readonly language: string; readonly words: SearchWords };

type Places = Pick<Stored, 'gender' | 'otherGender' | 'categoryId' | 'otherCategoryId'>;

type Stored = {
  readonly id: number;
  readonly gender: string;
  /** Of a unisex product, where it stands besides; null for none. */
  readonly otherGender: string | null;
  readonly categoryId: number;
  readonly otherCategoryId: number | null;
  readonly isPublic: boolean;
  readonly brandName: string;
  readonly color: string;
  readonly price: number;
  readonly isOffertPrice: boolean;
  readonly previousPrice: number | null;
  readonly history: readonly PriceEntry[] | null;
  readonly sizes: readonly string[];
  readonly positions: readonly number[];
  readonly spelled: string;
  /** '3:17': the value 17 of the attribute 3. */
  readonly attributes: readonly string[];
} & SearchWords;

/** The words of a product's name have the weight A. No word has a blank. */
const inName = (words: SQL) => sql`array_to_string(tsvector_to_array(ts_filter(${words}, '{a}')), ' ')`;
const elsewhere = (words: SQL) => sql`array_to_string(tsvector_to_array(ts_filter(${words}, '{b,c,d}')), ' ')`;

/** Returns the products of a condition; `part` orders and limits them. */
export async function readProducts(db: Executor, where: SQL, part = sql``): Promise<ReadProduct[]> {
  const ownWords = sql`product_words.words`;
  const spelled = sql`concat_ws(' ', name, brand_name, color)`;
  const { rows } = await db.execute<Stored>(sql`
    select products.id, products.gender, other_gender as "otherGender", ${isPublic} as "isPublic",
      products.category_id as "categoryId", (
        select twin.category_id from ${productCategories} as twin
        where is_unisex and twin.product_id = products.id and twin.category_id <> products.category_id) as "otherCategoryId",
      brand_name as "brandName", color,
      current_price_minor::float8 as price, is_offert_price as "isOffertPrice",
      previous_price_minor::float8 as "previousPrice", ${offerHistory()} as history,
      coalesce(${inName(ownWords)}, '') as "inName", coalesce(${elsewhere(ownWords)}, '') as elsewhere,
      case when normalize(lower(${spelled}), nfd) like ${'%n\u0303%'} then ${spelled} else '' end as spelled,
      sizes.words as sizes, sizes.positions,
      array(
        select attribute_id || ':' || coalesce(value_id::text, number::float8::text, case when flag then 'yes' else 'no' end)
        from product_attributes where product_attributes.product_id = products.id) as attributes
    from products
      left join product_words on product_words.product_id = products.id
      cross join lateral (
        select coalesce(array_agg(brand_size order by position), '{}') as words,
          coalesce(array_agg(position order by position), '{}') as positions
        from variants where variants.product_id = products.id and for_sale) as sizes
    where ${where} ${part}`);
  return rows.map(productOf);
}

function productOf({ brandName, color, sizes, history, ...stored }: Stored): ReadProduct {
  const { id, price, inName: named, elsewhere: other, spelled, positions } = stored;
  const values = {
    ...placesOf(stored),
    brand: [brandName],
    color: [color],
    size: sizes,
    offers: shownOffer(stored, history).isOffertPrice ? ['true'] : [],
  };
  const words = { inName: named, elsewhere: other };
  const attributes = attributesOf(stored.attributes);
  return { row: { id, price, isPublic: stored.isPublic, values, attributes, words, spelled }, positions };
}

function attributesOf(stored: readonly string[]): CatalogueRow['attributes'] {
  const found = new Map<number, string[]>();
  for (const text of stored) {
    const at = text.indexOf(':');
    const id = Number(text.slice(0, at));
    found.set(id, [...(found.get(id) ?? []), text.slice(at + 1)]);
  }
  return found;
}

/**
 * Returns the genders and categories of a product, and what it stands in by both: a unisex one counts in the category of
 * the gender that was asked for, if it has one there.
 */
function placesOf({ gender, otherGender, categoryId, otherCategoryId }: Places) {
  const own = shelfOf(gender, categoryId);
  if (otherGender === null) return { gender: [gender], category: [String(categoryId)], shelf: [own] };
  const category = [categoryId, ...(otherCategoryId === null ? [] : [otherCategoryId])].map(String);
  const shelf = [own, shelfOf(otherGender, otherCategoryId ?? categoryId)];
  return { gender: [gender, otherGender], category, shelf };
}

/** Returns the search words in other languages of the products of a condition; `part` orders and limits them. */
export async function readTexts(db: Executor, where: SQL, part = sql``): Promise<ReadTexts[]> {
  const words = sql`words`;
  const { rows } = await db.execute<{ productId: number; language: string } & SearchWords>(sql`
    select product_id as "productId", language, ${inName(words)} as "inName", ${elsewhere(words)} as elsewhere
    from product_text_words where ${where} ${part}`);
  return rows.map(({ productId, language, ...found }) => ({ productId, language, words: found }));
}

/** The condition of the texts of some products: the table is found by the language first. */
export function textsOf(ids: readonly number[]): SQL {
  return sql`language = any(${sql.param([...languages])}::text[]) and product_id = any(${sql.param([...ids])}::int[])`;
}
