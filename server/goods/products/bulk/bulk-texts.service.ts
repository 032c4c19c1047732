import { inArray, sql } from 'drizzle-orm';
import { isLanguage, type Language } from '#messages/languages.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { productTexts } from '../catalogue.tables.ts';

/** The texts of a product in another language, with the version that they have to have: 0 for none. */
export type BulkTexts = {
  readonly language: Language;
  readonly name: string;
  readonly description: string;
  readonly aboutMe: string;
  readonly careInfo: string;
  readonly sizeAndFit: string;
  readonly version: number;
};

/** Returns the texts of products in other languages than the shop's own, by product. */
export async function textsOf(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, BulkTexts[]>> {
  const rows = await db
    .select()
    .from(productTexts)
    .where(inArray(productTexts.productId, [...ids]));
  const known = Map.groupBy(rows, ({ productId }) => productId);
  return new Map(
    [...known].map(([id, all]) => [
      id,
      all.flatMap(({ language, name, description, aboutMe, careInfo, sizeAndFit, version }) =>
        isLanguage(language) ? [{ language, name, description, aboutMe, careInfo, sizeAndFit, version }] : [],
      ),
    ]),
  );
}

type Worded = { readonly id: number; readonly texts?: readonly BulkTexts[] };

/** Writes the texts of products that still have their version. Returns how many that were not. */
export async function writeTexts(transaction: Transaction, products: readonly Worded[]): Promise<number> {
  const all = products.flatMap(({ id, texts = [] }) => texts.map((one) => ({ ...one, id })));
  const written = await inBatches(
    transaction,
    all,
    (json) => sql`insert into ${productTexts}
        (product_id, language, name, description, about_me, care_info, size_and_fit, version)
      select id, language, name, description, "aboutMe", "careInfo", "sizeAndFit", version + 1
      from jsonb_to_recordset(${json}) as given (id int, language text, name text, description text, "aboutMe" text,
        "careInfo" text, "sizeAndFit" text, version int)
      order by id, language
      on conflict (product_id, language) do update set name = excluded.name, description = excluded.description,
        about_me = excluded.about_me, care_info = excluded.care_info, size_and_fit = excluded.size_and_fit
      where product_texts.version = excluded.version - 1`,
  );
  return all.length - written;
}
