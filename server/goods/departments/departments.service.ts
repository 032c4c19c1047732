import { eq, sql } from 'drizzle-orm';
import { mostDepartments, type departmentDesk, type DeskDepartment } from '#contract/goods/garment/departments.ts';
import { textKey } from '#contract/core/fields/short-text.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { isSpecifiedDepartment, specifiedName } from '#contract/core/shop/present-departments.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { slugOf } from '../attributes/slugs.service.ts';
import { departments } from './departments.tables.ts';
import { listDepartments } from './list-departments.ts';

type Calls = typeof departmentDesk;

/** Names that an address or a file could take for something else. */
const reserved = ['ask', 'all', 'both', 'other', 'unisex', 'unknown', 'hombre', 'mujer'];

/** Adds a department, the last one in the order. Throws `department_taken`, `departments_full`. */
export function createDepartment(ctx: Context, { name }: Input<Calls['create']>): Promise<DeskDepartment> {
  return changing(ctx, async (transaction, present) => {
    if (present.length >= mostDepartments) throw new ShopError('departments_full', { most: mostDepartments });
    refuseTaken(present, name);
    const id = slugOf(name, new Set([...reserved, ...present.map((one) => one.id)]), 'departamento');
    const position = sql`(select coalesce(max(position), 0) + 1 from ${departments})`;
    await transaction.insert(departments).values({ id, name, position });
    const after = named(await listDepartments(transaction), id);
    await noteChange(transaction, ctx, { action: 'department.create', subject: id, after: plain(after) });
    return after;
  });
}

/**
 * Renames, hides or shows a department; what is not given stays. Throws `department_not_found`, `department_taken`,
 * `changed_meanwhile`, and `department_last` if visitors would see none.
 */
export function updateDepartment(ctx: Context, asked: Input<Calls['update']>): Promise<DeskDepartment> {
  const { id, version } = asked;
  return changing(ctx, async (transaction, present) => {
    const before = named(present, id);
    const actions = ['department.create', 'department.update'] as const;
    await refuseStale(transaction, version, { present: before, subject: id, actions });
    const { name = before.name, isHidden = before.isHidden } = asked;
    const others = present.filter((one) => one.id !== id);
    refuseTaken(others, name);
    if (isHidden) refuseNoneShown(others);
    await transaction
      .update(departments)
      .set({ name: storedName(id, name), isHidden })
      .where(eq(departments.id, id));
    const after = named(await listDepartments(transaction), id);
    const change = { before: plain(before), after: plain(after) };
    await noteChange(transaction, ctx, { action: 'department.update', subject: id, ...change });
    return after;
  });
}

/** Puts the departments in an order; those that are not named come last, in the order that they had. */
export function orderDepartments(ctx: Context, { ids }: Input<Calls['order']>): Promise<DeskDepartment[]> {
  return changing(ctx, async (transaction, present) => {
    const known = ids.filter((id, at) => ids.indexOf(id) === at && present.some((one) => one.id === id));
    const all = [...known, ...present.map(({ id }) => id).filter((id) => !known.includes(id))];
    for (const [position, id] of all.entries()) {
      await transaction.update(departments).set({ position }).where(eq(departments.id, id));
    }
    return listDepartments(transaction);
  });
}

/**
 * Deletes an empty department. Throws `department_not_found`, `department_in_use`, `department_last`, and `department_kept` for
 * those of the requirements, whose addresses keep working.
 */
export function removeDepartment(ctx: Context, { id }: Input<Calls['remove']>): Promise<DeskDepartment[]> {
  return changing(ctx, async (transaction, present) => {
    const before = named(present, id);
    if (isSpecifiedDepartment(id)) throw new ShopError('department_kept');
    const { products, categories } = before;
    if (products + categories > 0) throw new ShopError('department_in_use', { products, categories });
    refuseNoneShown(present.filter((one) => one.id !== id));
    // A category may be there by now, of another transaction.
    const isInUse = () => new ShopError('department_in_use', { products, categories: categories + 1 });
    await refusedAs({ [violations.foreignKey]: isInUse }, async () =>
      transaction.delete(departments).where(eq(departments.id, id)),
    );
    await noteChange(transaction, ctx, { action: 'department.delete', subject: id, before: plain(before) });
    return listDepartments(transaction);
  });
}

type Work<Result> = (transaction: Transaction, present: DeskDepartment[]) => Promise<Result>;

/** Changes one at a time, because each looks at the others; what it changed is shown before it is answered. */
async function changing<Result>(ctx: Context, work: Work<Result>): Promise<Result> {
  const changed = await inTransaction(ctx.db, async (transaction) => {
    await transaction.execute(sql`lock table ${departments} in share row exclusive mode`);
    return work(transaction, await listDepartments(transaction));
  });
  await ctx.departments.reload();
  return changed;
}

function named(present: readonly DeskDepartment[], id: string): DeskDepartment {
  const found = present.find((one) => one.id === id);
  if (!found) throw new ShopError('department_not_found');
  return found;
}

function refuseTaken(others: readonly DeskDepartment[], name: string): void {
  if (others.some((one) => textKey(one.name) === textKey(name))) throw new ShopError('department_taken');
}

function refuseNoneShown(others: readonly DeskDepartment[]): void {
  if (others.every(({ isHidden }) => isHidden)) throw new ShopError('department_last');
}

/** One of the requirements under its own name follows the language of the page. */
function storedName(id: string, name: string): string | null {
  return inShopLanguage(() => specifiedName(id)) === name ? null : name;
}

/** The fields of a department that the audit log shows. */
function plain({ name, isHidden }: DeskDepartment) {
  return { name, isHidden };
}
