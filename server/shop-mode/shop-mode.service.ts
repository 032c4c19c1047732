import type { Executor } from '#platform/database/database.ts';
import { shopMode } from './shop-mode.tables.ts';

export type ShopMode = (typeof shopMode.$inferSelect)['mode'];

/** Marks whose database this is, for good: the first mark stays. */
export async function markMode(db: Executor, mode: ShopMode): Promise<void> {
  await db.insert(shopMode).values({ mode }).onConflictDoNothing();
}

/** Whose database this is; undefined for one that was never marked. */
export async function markedMode(db: Executor): Promise<ShopMode | undefined> {
  const [mark] = await db.select({ mode: shopMode.mode }).from(shopMode);
  return mark?.mode;
}
