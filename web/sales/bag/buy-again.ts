import { t } from '#messages/messages.ts';
import { toast } from '#web/core/ui/toast.ts';
import { mergeBags } from './bag-edits.ts';
import type { FreshProduct } from './bag-edits.ts';
import { bag } from './bag-store.ts';
import { isSame, stockOf } from './bag.ts';
import type { Bag, BagItem } from './bag.ts';

/** A line of an earlier order. */
export type BoughtLine = Pick<BagItem, 'id' | 'brandSize' | 'name' | 'color' | 'quantity' | 'picture'>;

/**
 * Returns the lines of an order as items of a bag, with the present data of their products and at most the present
 * stock, and the names of those that cannot be bought now.
 */
export function boughtAgain(
  lines: readonly BoughtLine[],
  fresh: ReadonlyMap<number, FreshProduct | null>,
): { readonly items: Bag; readonly missing: readonly string[] } {
  const items = lines.flatMap(({ id, brandSize, color, quantity, picture }) => {
    const now = fresh.get(id);
    if (!now) return [];
    const item = { ...now, image: '', picture, color, brandSize, quantity };
    return stockOf(item) > 0 ? [{ ...item, quantity: Math.min(quantity, stockOf(item)) }] : [];
  });
  const missing = lines.filter((line) => !items.some((item) => isSame(item, line))).map(({ name }) => name);
  return { items, missing: [...new Set(missing)] };
}

/** Adds the lines of an order again, except those that are in the bag already, and names those that cannot be bought. */
export function buyAgain(lines: readonly BoughtLine[], fresh: ReadonlyMap<number, FreshProduct | null>): void {
  const { items, missing } = boughtAgain(lines, fresh);
  bag.set((own) =>
    mergeBags(
      own,
      items.filter((item) => !own.some((one) => isSame(one, item))),
    ),
  );
  for (const name of missing) toast(t('bag.sizeUnavailable', { name }), { tone: 'error' });
}
