import { and, asc, count, eq, sql } from 'drizzle-orm';
import { mostViews, type DeskListName, type deskLists, type ListSetup } from '#contract/core/protocol/desk-lists.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { isStaff, type Context } from '#server/core/context/context.ts';
import { listColumns, listViews } from './desk-lists.tables.ts';

function ownId({ visitor }: Context): number {
  if (!isStaff(visitor)) throw new ShopError('not_allowed');
  return visitor.id;
}

/** Returns a list as the visitor, who works in the shop, has set it up. */
export async function setupOf(ctx: Context, list: DeskListName): Promise<ListSetup> {
  const userId = ownId(ctx);
  const [views, columns] = await Promise.all([
    ctx.db
      .select({ id: listViews.id, name: listViews.name, query: listViews.query })
      .from(listViews)
      .where(and(eq(listViews.userId, userId), eq(listViews.list, list)))
      .orderBy(asc(listViews.id)),
    ctx.db
      .select({ hidden: listColumns.hidden })
      .from(listColumns)
      .where(and(eq(listColumns.userId, userId), eq(listColumns.list, list))),
  ]);
  return { views, hidden: columns[0]?.hidden ?? null };
}

/** Saves a view; one of the same name, in any case, is replaced. Throws `too_many_views`. */
export async function saveView(
  ctx: Context,
  { list, name, query }: Input<typeof deskLists.saveView>,
): Promise<ListSetup> {
  const userId = ownId(ctx);
  await inTransaction(ctx.db, async (transaction) => {
    // The row lock serializes one person's changes, so that two of them cannot both take the last place.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const own = and(eq(listViews.userId, userId), eq(listViews.list, list));
    const isSame = eq(sql`lower(${listViews.name})`, sql`lower(${name})`);
    const replaced = await transaction
      .update(listViews)
      .set({ name, query })
      .where(and(own, isSame))
      .returning({ id: listViews.id });
    if (replaced.length > 0) return;
    await transaction.insert(listViews).values({ userId, list, name, query });
    const [kept] = await transaction.select({ kept: count() }).from(listViews).where(own);
    if ((kept?.kept ?? 0) > mostViews) throw new ShopError('too_many_views', { most: mostViews });
  });
  return setupOf(ctx, list);
}

/** Deletes an own view. Throws `not_found`. */
export async function removeView(ctx: Context, { list, id }: Input<typeof deskLists.removeView>): Promise<ListSetup> {
  const removed = await ctx.db
    .delete(listViews)
    .where(and(eq(listViews.id, id), eq(listViews.userId, ownId(ctx)), eq(listViews.list, list)))
    .returning({ id: listViews.id });
  if (removed.length === 0) throw new ShopError('not_found');
  return setupOf(ctx, list);
}

/** Sets the hidden columns of a list. */
export async function hideColumns(
  ctx: Context,
  { list, hidden }: Input<typeof deskLists.hideColumns>,
): Promise<ListSetup> {
  await ctx.db
    .insert(listColumns)
    .values({ userId: ownId(ctx), list, hidden: [...new Set(hidden)] })
    .onConflictDoUpdate({ target: [listColumns.userId, listColumns.list], set: { hidden: [...new Set(hidden)] } });
  return setupOf(ctx, list);
}
