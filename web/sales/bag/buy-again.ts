import { t } from '#messages/messages.ts';
import { toast } from '#web/core/ui/toast.ts';
import { mergeBags, withPresentSize, type FreshProduct } from './bag-edits.ts';
import { bag } from './bag-store.ts';
import { isSame, stockOf, type Bag, type BagItem } from './bag.ts';

/** A line of an earlier order; without a variant's id if its size was deleted since. */
export type BoughtLine = Pick<BagItem, 'id' | 'brandSize' | 'name' | 'color' | 'quantity' | 'picture'> & {
  readonly variantId: number | null;
};

/** A size of the same word, if there is one again, is what was bought. */
const keyOf = ({ id, variantId, brandSize }: BoughtLine) => ({ id, variantId: variantId ?? undefined, brandSize });

/**
 * Returns the lines of an order as items of a bag, with the present data of their products and at most the present
 * stock, and the names of those that cannot be bought now.
 */
export function boughtAgain(
  lines: readonly BoughtLine[],
  fresh: ReadonlyMap<number, FreshProduct | null>,
): { readonly items: Bag; readonly missing: readonly string[] } {
  const found = lines.map((line) => {
    const { color, quantity, picture } = line;
    const now = fresh.get(line.id);
    if (!now) return undefined;
    const item = withPresentSize({ ...now, ...keyOf(line), image: '', picture, color, quantity });
    return stockOf(item) > 0 ? { ...item, quantity: Math.min(quantity, stockOf(item)) } : undefined;
  });
  const missing = lines.filter((_, at) => found[at] === undefined).map(({ name }) => name);
  return { items: found.filter((item) => item !== undefined), missing: [...new Set(missing)] };
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
