import { sql, type SQL } from 'drizzle-orm';
import type { Gender } from '#contract/core/fields/fields.ts';
import type { Composition } from '#contract/goods/garment/composition.ts';
import type { AgeGroup, Party } from '#contract/goods/garment/garment-rules.ts';
import type { ProductState } from '#contract/goods/desk-product.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { products } from '../catalogue.tables.ts';

/** The columns of a product that is written with many others. Amounts are in the smallest unit, `weight` in g. */
export type BulkProduct = {
  readonly id: number;
  /** The version that it still has to have; null for a new one. */
  readonly version: number | null;
  readonly name: string;
  readonly description: string;
  readonly gender: Gender;
  readonly isUnisex: boolean;
  readonly state: ProductState;
  readonly categoryId: number;
  readonly brandName: string;
  readonly model: string | null;
  readonly color: string;
  readonly currentPrice: number;
  readonly previousPrice: number | null;
  readonly isOffertPrice: boolean;
  readonly weight: number;
  readonly aboutMe: string;
  readonly careInfo: string;
  readonly sizeAndFit: string;
  readonly ageGroup: AgeGroup;
  readonly composition: Composition;
  readonly origin: string | null;
  readonly maker: Party | null;
  readonly responsible: Party | null;
  readonly vatPercent: number | null;
  /** Of a scheduled one. */
  readonly publishAt: Date | string | null;
};

const columns = sql`name text, description text, gender text, "brandName" text, model text, color text,
  "currentPrice" bigint, "previousPrice" bigint, "isOffertPrice" boolean, "categoryId" int, weight int,
  state text, "isUnisex" boolean, "publishAt" timestamptz,
  "aboutMe" text, "careInfo" text, "sizeAndFit" text, "ageGroup" text, composition jsonb, origin text, maker jsonb,
  responsible jsonb, "vatPercent" numeric`;

/** The given rows as a relation of their columns. */
const rowsOf = (json: SQL) => sql`jsonb_to_recordset(${json}) as given (id int, version int, ${columns})`;

/** What a preview of the version before this column said nothing of stays: all say the age since. */
const kept = (given: string, column: string) =>
  sql.raw(`case when "ageGroup" is null then products.${column} else given."${given}" end`);

/** Returns new numbers for products, ascending. */
export async function newNumbers(transaction: Transaction, count: number): Promise<number[]> {
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Adds products under numbers that are theirs already. */
export async function insertProducts(transaction: Transaction, added: readonly BulkProduct[]): Promise<void> {
  await inBatches(
    transaction,
    added,
    (json) => sql`insert into ${products} (id, name, description, gender, brand_name, model, color, current_price_minor,
        previous_price_minor, is_offert_price, category_id, weight, about_me, care_info, size_and_fit,
        state, is_unisex, publish_at, age_group, composition, origin, maker, responsible, vat_percent)
      overriding system value
      select id, name, description, gender, "brandName", model, color, "currentPrice",
        "previousPrice", "isOffertPrice", "categoryId", weight, "aboutMe", "careInfo", "sizeAndFit",
        state, "isUnisex", case when state = 'scheduled' then "publishAt" end, coalesce("ageGroup", 'adult'),
        coalesce(composition, '[]'), origin, maker, responsible, "vatPercent"
      from ${rowsOf(json)} order by id`,
  );
}

/**
 * Changes products that still have the version they were compared in. Returns how many that were: the caller refuses if some changed
 * meanwhile.
 */
export function updateProducts(transaction: Transaction, changed: readonly BulkProduct[]): Promise<number> {
  return inBatches(
    transaction,
    changed.toSorted((one, other) => one.id - other.id),
    (json) => sql`update ${products} set name = given.name, description = given.description, gender = given.gender,
        brand_name = "brandName", model = given.model, color = given.color, current_price_minor = "currentPrice",
        previous_price_minor = "previousPrice", is_offert_price = "isOffertPrice", category_id = "categoryId",
        weight = given.weight, about_me = "aboutMe", care_info = "careInfo", size_and_fit = "sizeAndFit",
        state = given.state, is_unisex = "isUnisex",
        age_group = coalesce("ageGroup", products.age_group), composition = coalesce(given.composition, products.composition),
        origin = ${kept('origin', 'origin')}, maker = ${kept('maker', 'maker')},
        responsible = ${kept('responsible', 'responsible')}, vat_percent = ${kept('vatPercent', 'vat_percent')},
        publish_at = case when given.state = 'scheduled' then coalesce("publishAt", publish_at) end, version = products.version + 1
      from ${rowsOf(json)}
      where products.id = given.id and products.version = given.version`,
  );
}

/** Deletes products with their sizes and pictures. */
export async function deleteProducts(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await inBatches(
    transaction,
    ids.map((id) => ({ id })),
    (json) => sql`delete from ${products} using jsonb_to_recordset(${json}) as given (id int)
      where products.id = given.id`,
  );
}
