import { createHash } from 'node:crypto';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { bagBreachWords } from '#contract/sales/checkout/bag-rule.ts';
import { bagBreach } from '#contract/sales/checkout/bag-breach.ts';
import type { KeptTaxData } from '#contract/people/tax-data/tax-data.ts';
import type { BagLine } from '#contract/sales/checkout/checkout.ts';
import type { Units } from '#server/goods/products/stock.service.ts';
import type { AcceptedPage } from '../orders/accepted-pages.service.ts';
import type { OrderDelivery } from '../orders/order-state.service.ts';

/**
 * One line for each variant, in the order of their ids: what two lines ask of one size is asked of its stock at once, and as a
 * pre-order only if both say its day, by the earlier one.
 */
export function groupedLines(lines: readonly Units[]): Units[] {
  return [...Map.groupBy(lines, ({ variantId }) => variantId)]
    .map(([variantId, own]) => {
      const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
      const [promised] = own.map((line) => line.promised ?? '').toSorted();
      return { variantId, quantity, ...(promised && { promised }) };
    })
    .toSorted((one, other) => one.variantId - other.variantId);
}

/** Throws `invalid` for a bag beyond the limits of one purchase: two lines may have named one size in two ways. */
export function refuseBreach(lines: readonly BagLine[]): void {
  const breach = bagBreach(lines);
  if (breach) throw new ShopError('invalid', {}, [{ path: 'cartItems', message: bagBreachWords[breach] }]);
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
  { coupon, taxData }: { readonly coupon?: string | undefined; readonly taxData?: KeptTaxData | undefined } = {},
): string {
  const bought = lines.map(({ variantId, quantity }) => `${variantId}:${quantity}`);
  // The numbers begin anew for a page that is made again at the address of one that was deleted.
  const pages = accepted.map(({ slug, version, at }) => [slug, version, Date.parse(at)]);
  // Without them it is the text of the version before, beside which this one runs while it is deployed.
  const withCoupon = coupon === undefined ? [] : [coupon];
  const withTaxData = taxData === undefined ? [] : [taxData];
  const purchase = JSON.stringify([
    ...bought,
    email.toLowerCase(),
    method.id,
    address,
    contact,
    pages,
    ...withCoupon,
    ...withTaxData,
  ]);
  return createHash('sha256').update(purchase).digest('hex');
}
