import { asc, eq, sql } from 'drizzle-orm';
import { highestCategory, type categories as contract, type VersionedCategory } from '#contract/goods/categories.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { language } from '#messages/present-language.ts';
import { isShownDepartment } from '#contract/core/shop/present-departments.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import { countProductsOf, moveProducts } from './category-products.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { inWords, presentTranslations } from '#server/core/context/shown-words.ts';
import { categories } from './categories.tables.ts';
import { inTree, refuseThirdLevel } from './category-tree.ts';

/** Returns all categories as the owner named them, by genre and title, each followed by those that are in it. */
export async function listCategories(db: Executor): Promise<VersionedCategory[]> {
  return inTree(await db.select().from(categories).orderBy(asc(categories.genre), asc(categories.title)));
}

/** Returns the categories of the departments that visitors see, in the language of the request, by genre and title. */
export async function shownCategories(db: Executor): Promise<VersionedCategory[]> {
  const all = (await listCategories(db)).filter(({ genre }) => isShownDepartment(genre));
  if (presentTranslations() === undefined) return all;
  const said = all.map((category) => inWords(category, 'title'));
  return inTree(said.toSorted((a, b) => a.genre.localeCompare(b.genre) || a.title.localeCompare(b.title, language())));
}

/** Creates a category, with a free number if none is given. Throws `category_taken` if the number or the title is in use. */
export function createCategory(ctx: Context, given: Input<typeof contract.create>): Promise<VersionedCategory> {
  return unlessTaken(() =>
    inTransaction(ctx.db, async (transaction) => {
      const category = { ...given, id: given.id ?? (await freeNumber(transaction)) };
      await lockTree(transaction, category.parentId);
      await refuseThirdLevel(transaction, category);
      const made = only(await transaction.insert(categories).values(category).returning());
      await noteChange(transaction, ctx, { action: 'category.create', subject: String(made.id), after: plain(made) });
      return made;
    }),
  );
}

/**
 * Changes a category. Its genre can change only while it has no products, because they would change genre too. Throws
 * `changed_meanwhile`.
 */
export function updateCategory(ctx: Context, asked: Input<typeof contract.update>): Promise<VersionedCategory> {
  const { id, title, genre, parentId, version } = asked;
  return unlessTaken(() =>
    inTransaction(ctx.db, async (transaction) => {
      await lockTree(transaction, parentId);
      const before = await lockCategory(transaction, id);
      const held = { present: before, subject: String(id), actions: ['category.create', 'category.update'] } as const;
      await refuseStale(transaction, version, held);
      const after = {
        id,
        title: title ?? before.title,
        genre: genre ?? before.genre,
        parentId: parentId === undefined ? (before.parentId ?? null) : parentId,
      };
      if (after.genre !== before.genre) await refuseWithProducts(transaction, id);
      await refuseThirdLevel(transaction, after);
      const changed = await transaction.update(categories).set(after).where(eq(categories.id, id)).returning();
      const change = { before: plain(before), after: plain(after) };
      await noteChange(transaction, ctx, { action: 'category.update', subject: String(id), ...change });
      return only(changed);
    }),
  );
}

/**
 * Deletes a category and moves its products to `moveTo`, one of the same genre. Throws `category_in_use` without it.
 */
export async function removeCategory(ctx: Context, { id, moveTo }: Input<typeof contract.remove>) {
  await inTransaction(ctx.db, async (transaction) => {
    const before = await lockCategory(transaction, id);
    if (moveTo === undefined) {
      await refuseWithProducts(transaction, id);
    } else {
      const target = await lockCategory(transaction, moveTo);
      if (target.id === id || target.genre !== before.genre) throw new ShopError('category_not_found');
      await moveProducts(transaction, id, target.id);
    }
    await transaction.delete(categories).where(eq(categories.id, id));
    const after = moveTo === undefined ? null : { movedTo: moveTo };
    await noteChange(transaction, ctx, {
      action: 'category.delete',
      subject: String(id),
      before: plain(before),
      after,
    });
  });
  return listCategories(ctx.db);
}

/**
 * Returns a category with a row lock, so that no product is added meanwhile: the foreign key check takes a shared lock
 * on it.
 */
async function lockCategory(transaction: Transaction, id: number): Promise<VersionedCategory> {
  const [found] = await transaction.select().from(categories).where(eq(categories.id, id)).for('update');
  if (!found) throw new ShopError('category_not_found');
  return found;
}

/** Lets nobody else nest categories meanwhile, where one is put into another. */
async function lockTree(transaction: Transaction, parentId: number | null | undefined): Promise<void> {
  if (parentId) await transaction.execute(sql`lock table ${categories} in share row exclusive mode`);
}

/** Returns the lowest number that no category has, and keeps others from taking it. Throws `categories_full`. */
async function freeNumber(transaction: Transaction): Promise<number> {
  await transaction.execute(sql`lock table ${categories} in share row exclusive mode`);
  const taken = new Set((await transaction.select({ id: categories.id }).from(categories)).map(({ id }) => id));
  let next = 1;
  while (taken.has(next)) next += 1;
  if (next > highestCategory) throw new ShopError('categories_full');
  return next;
}

/** The fields of a category that the audit log shows. */
function plain({ id, title, genre, parentId }: Omit<VersionedCategory, 'version'>) {
  return { id, title, genre, ...(parentId ? { parentId } : {}) };
}

function only([row]: readonly VersionedCategory[]): VersionedCategory {
  if (!row) throw new ShopError('category_not_found');
  return row;
}

async function refuseWithProducts(transaction: Transaction, id: number): Promise<void> {
  const count = await countProductsOf(transaction, id);
  if (count > 0) throw new ShopError('category_in_use', { count });
}

const isTaken = () => new ShopError('category_taken');

/** The department was deleted a moment before. */
const isGone = () => new ShopError('department_not_found');

function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs({ [violations.unique]: isTaken, [violations.foreignKey]: isGone }, work);
}
