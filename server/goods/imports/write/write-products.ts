import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Target } from '../compare/target.ts';
import { inBatches } from './batches.ts';

/** A product whose number and category are known. */
export type Placed = Target & { readonly id: number; readonly categoryId: number };

const columns = sql`name text, description text, gender text, "brandName" text, model text, color text,
  "currentPrice" int, "previousPrice" int, "isOffertPrice" boolean, "categoryId" int, weight int,
  state text, "isUnisex" boolean, "publishAt" timestamptz,
  "aboutMe" text, "careInfo" text, "sizeAndFit" text`;

/** The given rows as a relation of their columns. */
const rowsOf = (json: SQL) => sql`jsonb_to_recordset(${json}) as given (id int, version int, ${columns})`;

/** Returns new numbers for products, ascending. */
export async function newNumbers(transaction: Transaction, count: number): Promise<number[]> {
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Adds products under numbers that are theirs already. */
export async function insertProducts(transaction: Transaction, added: readonly Placed[]): Promise<void> {
  await inBatches(
    transaction,
    added.map(columnsOf),
    (json) => sql`insert into products (id, name, description, gender, brand_name, model, color, current_price_minor,
        previous_price_minor, is_offert_price, category_id, weight, about_me, care_info, size_and_fit,
        state, is_unisex)
      overriding system value
      select id, name, description, gender, "brandName", model, color, "currentPrice",
        "previousPrice", "isOffertPrice", "categoryId", weight, "aboutMe", "careInfo", "sizeAndFit",
        state, "isUnisex"
      from ${rowsOf(json)} order by id`,
  );
}

/**
 * Changes products that still have the version they were compared in, and keeps what they cost before. Returns how many that
 * were: the caller refuses if some changed meanwhile.
 */
export async function updateProducts(transaction: Transaction, changed: readonly Placed[], at: Date): Promise<number> {
  const rows = changed.map(columnsOf).toSorted((one, other) => one.id - other.id);
  const until = at.toISOString();
  await inBatches(
    transaction,
    rows,
    (json) => sql`insert into past_prices (product_id, price_minor, until)
      select products.id, current_price_minor, ${until}::timestamptz
      from products join ${rowsOf(json)} using (id)
      where products.version = given.version
        and (current_price_minor, is_offert_price) is distinct from ("currentPrice", "isOffertPrice")`,
  );
  return inBatches(
    transaction,
    rows,
    (json) => sql`update products set name = given.name, description = given.description, gender = given.gender,
        brand_name = "brandName", model = given.model, color = given.color, current_price_minor = "currentPrice",
        previous_price_minor = "previousPrice", is_offert_price = "isOffertPrice", category_id = "categoryId",
        weight = given.weight, about_me = "aboutMe", care_info = "careInfo", size_and_fit = "sizeAndFit",
        state = given.state, is_unisex = "isUnisex",
        publish_at = case when given.state = 'scheduled' then coalesce("publishAt", publish_at) end, version = products.version + 1
      from ${rowsOf(json)}
      where products.id = given.id and products.version = given.version`,
  );
}

function columnsOf({ sizes: _, pictures: _pictures, handle: _handle, ...columnsOfProduct }: Placed) {
  return columnsOfProduct;
}
