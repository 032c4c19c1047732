import { createHash } from 'node:crypto';
import type { BagLine } from '#contract/sales/checkout/checkout.ts';
import type { AcceptedPage } from '../orders/accepted-pages.service.ts';
import type { OrderDelivery } from '../orders/order-state.service.ts';

/** One line for each product and size, in a fixed order: what two lines ask of one size is asked of its stock at once. */
export function groupedLines(lines: readonly BagLine[]): BagLine[] {
  const grouped = new Map<string, BagLine>();
  for (const { id, brandSize, quantity } of lines) {
    const key = `${id}:${brandSize}`;
    const before = grouped.get(key)?.quantity ?? 0;
    grouped.set(key, { id, brandSize, quantity: before + quantity });
  }
  return [...grouped.values()].toSorted(
    (one, other) => one.id - other.id || (one.brandSize < other.brandSize ? -1 : 1),
  );
}

/**
 * Returns the same text for the same purchase, however the bag was put together: a hash, because it contains the buyer's
 * addresses. The pages that are accepted with it are a part of it, so that no order keeps versions that its buyer no longer
 * saw. Takes grouped lines.
 */
export function bagKeyOf(
  lines: readonly BagLine[],
  email: string,
  { method, address, contact }: OrderDelivery,
  accepted: readonly AcceptedPage[],
): string {
  const bought = lines.map(({ id, brandSize, quantity }) => `${id}:${brandSize}:${quantity}`);
  // The numbers begin anew for a page that is made again at the address of one that was deleted.
  const pages = accepted.map(({ slug, version, at }) => [slug, version, Date.parse(at)]);
  const purchase = JSON.stringify([...bought, email.toLowerCase(), method.id, address, contact, pages]);
  return createHash('sha256').update(purchase).digest('hex');
}
