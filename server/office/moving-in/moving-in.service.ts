import { sql } from 'drizzle-orm';
import { t } from '#messages/messages.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { mostNamedRows, type MovedRecords, type movingIn } from '#contract/office/moving-in.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction, Executor } from '#platform/database/database.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { refusalWords } from '#server/goods/imports/file-words.service.ts';
import { csvTable } from '#platform/table-files/csv-table.ts';
import { FileRefused } from '#platform/table-files/file-refused.ts';
import { isZip } from '#platform/table-files/is-zip.ts';
import { foreseeReviews, moveReviews } from '#server/marketing/reviews/move-reviews.service.ts';
import { foreseeCustomers, moveCustomers, type NewCustomer } from '#server/people/accounts/move-customers.service.ts';
import { textKey } from '#contract/core/fields/short-text.ts';
import { oldHandles } from '#server/goods/imports/product-imports.tables.ts';
import { products, variants } from '#server/goods/products/catalogue.tables.ts';
import { customersIn } from './customer-records.ts';
import { recordsOf } from './record-columns.ts';
import { customerHeadings, reviewHeadings, type Headings } from './record-headings.ts';
import type { RecordProblem } from './record-problem.ts';
import { reviewsIn, type ReviewRecord } from './review-records.ts';

type Given = Input<typeof movingIn.customers>;
type Outcome = Pick<MovedRecords, 'added' | 'changed'>;

/** Takes over customers of another shop; a preview only says what a write would do now. Throws `table_unreadable`. */
export async function moveInCustomers(ctx: Context, { mode, bytes }: Given): Promise<MovedRecords> {
  const { rows, unknownColumns } = await readTable(bytes, customerHeadings, [['email']]);
  const { customers, problems } = customersIn(rows);
  const outcome =
    mode === 'preview'
      ? await foreseeCustomers(ctx.db, customers)
      : await written(ctx, async (transaction) => {
          const moved = await moveCustomers(transaction, customers);
          const units = moved.added + moved.changed;
          await noteChange(transaction, ctx, { action: 'import.customers', subject: String(units), after: { units } });
          return moved;
        });
  return answered({ mode, rows: rows.length, outcome, problems, unknownColumns });
}

/** The same for reviews. Authors without an account get one, as customers do; the products have to be in the shop. */
export async function moveInReviews(ctx: Context, { mode, bytes }: Given): Promise<MovedRecords> {
  const needs = [['email'], ['stars'], ['title', 'body'], ['handle', 'sku', 'product']] as const;
  const { rows, unknownColumns } = await readTable(bytes, reviewHeadings, needs);
  const { reviews, problems } = reviewsIn(rows, ctx.clock());
  const find = await productFinder(ctx.db);
  const moved = reviews.flatMap((review) => {
    const productId = find(review);
    if (productId !== undefined) return [{ ...review, productId }];
    const product = (review.product || review.handle || review.sku).slice(0, 80);
    problems.push({ row: review.row, reason: t('moving-in.noProduct', { product }) });
    return [];
  });
  const authors = new Map(moved.map(({ email, author }) => [email.toLowerCase(), authorOf(email, author)]));
  const added =
    mode === 'preview'
      ? await foreseeReviews(ctx.db, moved)
      : await written(ctx, async (transaction) => {
          await moveCustomers(transaction, [...authors.values()]);
          const units = await moveReviews(transaction, moved);
          await noteChange(transaction, ctx, { action: 'import.reviews', subject: String(units), after: { units } });
          return units;
        });
  return answered({ mode, rows: rows.length, outcome: { added, changed: 0 }, problems, unknownColumns });
}

function authorOf(email: string, author: string | null): NewCustomer {
  const [name = '', ...others] = (author ?? '').split(' ');
  const facts = { dni: null, phone: null, address: null, acceptsAdvertising: false };
  return { email, name: name || null, lastname: others.join(' ') || null, ...facts };
}

async function readTable<Field extends string>(
  bytes: Uint8Array,
  headings: Headings<Field>,
  needs: readonly (readonly NoInfer<Field>[])[],
) {
  if (isZip(bytes)) throw new ShopError('table_unreadable', { reason: t('moving-in.csvOnly') });
  try {
    return await recordsOf(await csvTable(bytes), headings, needs);
  } catch (error) {
    if (error instanceof FileRefused) throw new ShopError('table_unreadable', { reason: refusalWords(error) });
    throw error;
  }
}

function written<Moved>({ db }: Context, write: (transaction: Transaction) => Promise<Moved>): Promise<Moved> {
  return inTransaction(db, async (transaction) => {
    // One after another: two files with the same people in another order would wait for each other.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('moving_in'))`);
    return write(transaction);
  });
}

type Answered = {
  readonly mode: Given['mode'];
  readonly rows: number;
  readonly outcome: Outcome;
  readonly problems: readonly RecordProblem[];
  readonly unknownColumns: string[];
};

function answered({ mode, rows, outcome, problems, unknownColumns }: Answered): MovedRecords {
  return {
    rows,
    ...outcome,
    unchanged: rows - problems.length - outcome.added - outcome.changed,
    wrong: problems.length,
    problems: problems.toSorted((one, other) => one.row - other.row).slice(0, mostNamedRows),
    unknownColumns,
    isWritten: mode === 'write',
  };
}

/**
 * Returns what finds the product of a review: by the address that it had in the other shop, which its import kept, else by the SKU of
 * one of its sizes, else by its name if one product alone has it. Of a garment in several colours it is the first.
 */
async function productFinder(db: Executor): Promise<(review: ReviewRecord) => number | undefined> {
  const handles = await db
    .select({ key: oldHandles.handle, id: oldHandles.productId })
    .from(oldHandles)
    .where(sql`${oldHandles.kind} = 'product'`)
    .orderBy(sql`${oldHandles.productId} desc`);
  const skus = await db
    .select({ key: sql<string>`lower(${variants.sku})`, id: variants.productId })
    .from(variants)
    .where(sql`${variants.sku} is not null`);
  const named = await db.select({ name: products.name, id: products.id }).from(products);
  const byHandle = new Map(handles.map(({ key, id }) => [key.toLowerCase(), id]));
  const bySku = new Map(skus.map(({ key, id }) => [key, id]));
  const byName = new Map<string, number | undefined>();
  for (const { name, id } of named) {
    const key = textKey(name);
    byName.set(key, byName.has(key) ? undefined : id);
  }
  return ({ handle, sku, product }) =>
    (handle === '' ? undefined : byHandle.get(handle)) ??
    (sku === '' ? undefined : bySku.get(sku.toLowerCase())) ??
    (product === '' ? undefined : byName.get(textKey(product))) ??
    undefined;
}
