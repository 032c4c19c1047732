import type { Executor } from '#platform/database/database.ts';
import { shopMode } from './shop-mode.tables.ts';

export type ShopMode = (typeof shopMode.$inferSelect)['mode'];

/** Stores the mode of a database permanently: the first call wins. */
export async function markMode(db: Executor, mode: ShopMode): Promise<void> {
  await db.insert(shopMode).values({ mode }).onConflictDoNothing();
}

/** Returns when the mode of a database was stored; undefined if none was. */
export async function markedAt(db: Executor): Promise<Date | undefined> {
  const [mark] = await db.select({ at: shopMode.markedAt }).from(shopMode);
  return mark?.at;
}

/** Returns the mode of a database; undefined if none was stored. */
export async function markedMode(db: Executor): Promise<ShopMode | undefined> {
  const [mark] = await db.select({ mode: shopMode.mode }).from(shopMode);
  return mark?.mode;
}
