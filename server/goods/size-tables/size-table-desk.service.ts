import { asc, eq } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { SizeTableFields } from '#contract/goods/sizes/size-table-rules.ts';
import type { DeskSizeTable, sizeTables as contract } from '#contract/goods/sizes/size-tables.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { measureWords } from '#contract/goods/sizes/length.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { sizeTables } from './size-tables.tables.ts';
import { categories } from '../products/categories.tables.ts';

type Stored = typeof sizeTables.$inferSelect;

/** Returns all size tables as the owner wrote them, by name. */
export async function listSizeTables(db: Executor): Promise<DeskSizeTable[]> {
  return (await db.select().from(sizeTables).orderBy(asc(sizeTables.name))).map(deskTable);
}

function deskTable({ byCategory, ...table }: Stored): DeskSizeTable {
  return { ...table, isLost: byCategory && table.categoryId === null };
}

const stored = (fields: SizeTableFields) => ({ ...fields, byCategory: fields.categoryId !== null });

/** Adds a table. Throws `size_table_taken` if another one has its name, `category_not_found`. */
export function createSizeTable(ctx: Context, fields: SizeTableFields): Promise<DeskSizeTable> {
  return refusing(() =>
    inTransaction(ctx.db, async (transaction) => {
      const made = only(await transaction.insert(sizeTables).values(stored(fields)).returning());
      const change = { subject: String(made.id), after: await toldTable(transaction, made) };
      await noteChange(transaction, ctx, { action: 'size-table.create', ...change });
      return deskTable(made);
    }),
  );
}

/** Replaces a table. Throws as `createSizeTable` does, `size_table_not_found`, `changed_meanwhile`. */
export function updateSizeTable(
  ctx: Context,
  { id, version, ...fields }: Input<typeof contract.update>,
): Promise<DeskSizeTable> {
  return refusing(() =>
    inTransaction(ctx.db, async (transaction) => {
      const before = await lockTable(transaction, id);
      const subject = String(id);
      const actions = ['size-table.create', 'size-table.update'] as const;
      await refuseStale(transaction, version, { present: deskTable(before), subject, actions });
      const told = await toldTable(transaction, before);
      const changed = transaction.update(sizeTables).set(stored(fields)).where(eq(sizeTables.id, id)).returning();
      const after = only(await changed);
      const change = { before: told, after: await toldTable(transaction, after) };
      await noteChange(transaction, ctx, { action: 'size-table.update', subject, ...change });
      return deskTable(after);
    }),
  );
}

/** Deletes a table. Throws `size_table_not_found`. */
export function removeSizeTable(ctx: Context, id: number): Promise<{ id: number }> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockTable(transaction, id);
    await transaction.delete(sizeTables).where(eq(sizeTables.id, id));
    const change = { subject: String(id), before: await toldTable(transaction, before) };
    await noteChange(transaction, ctx, { action: 'size-table.delete', ...change });
    return { id };
  });
}

async function lockTable(transaction: Transaction, id: number): Promise<Stored> {
  return only(await transaction.select().from(sizeTables).where(eq(sizeTables.id, id)).for('update'));
}

function only([row]: readonly Stored[]): Stored {
  if (!row) throw new ShopError('size_table_not_found');
  return row;
}

function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs(
    {
      [violations.unique]: () => new ShopError('size_table_taken'),
      [violations.foreignKey]: () => new ShopError('category_not_found'),
    },
    work,
  );
}

/** Returns a table as the audit log shows it, whoever reads it later. */
async function toldTable(db: Executor, table: typeof sizeTables.$inferSelect) {
  const { name, brand, categoryId, columns, rows } = table;
  const [category] =
    categoryId === null
      ? []
      : await db.select({ title: categories.title }).from(categories).where(eq(categories.id, categoryId));
  return inShopLanguage(() => ({
    name,
    brandName: brand,
    category: category?.title ?? '',
    measures: rows.map(({ size, measures }) => {
      const cells = measures.map((measure, at) => `${columns[at]?.name ?? ''} ${measureWords(measure)}`.trim());
      return `${size}: ${cells.join(' · ')}`;
    }),
  }));
}
