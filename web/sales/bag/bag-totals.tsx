import { t } from '#messages/messages.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { Totals } from '#contract/sales/checkout/pricing.ts';
import { deliveryPriceWords } from '#contract/delivery/delivery-words.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { adjustmentAmount } from '#contract/sales/orders/adjustment-words.ts';
import type { ShownCoupon } from './shown-coupon.ts';

type BagTotalsProps = {
  readonly totals: Pick<Totals, 'subtotal' | 'total'>;
  /** What the delivery costs; null while it is not known. */
  readonly delivery: Money | null;
  readonly coupon?: ShownCoupon | null;
  /** What else changes the price of the goods: its name, and by how much. */
  readonly changes?: readonly (readonly [name: string, amount: string])[];
  /** The total without taxes in words, where the law wants it beside. */
  readonly net?: string | null;
};

/** What a bag and its delivery cost, and what its coupon and other changes take off. */
export function BagTotals({ totals: { subtotal, total }, delivery, coupon, changes = [], net }: BagTotalsProps) {
  const amounts = [
    [t('bag.subtotal'), formatPrice(subtotal)],
    ...couponRow(coupon),
    ...changes,
    [t('bag.shipping'), delivery ? deliveryPriceWords(delivery) : t('bag.byDestination')],
  ] as const;
  return (
    <dl className="grid gap-3 tabular-nums">
      {amounts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="wrap-anywhere text-stone">{name}</dt>
          <dd className="whitespace-nowrap">{value}</dd>
        </div>
      ))}
      <div className="flex justify-between border-t border-ink pt-4 text-title">
        <dt>{t('bag.total')}</dt>
        <dd>{formatPrice(total)}</dd>
      </div>
      {net && (
        <div className="text-right text-caption text-stone">
          <dt className="sr-only">{t('bag.total')}</dt>
          <dd>{net}</dd>
        </div>
      )}
    </dl>
  );
}

/** The line of a coupon that does something, with what it takes off of the goods. */
function couponRow(coupon: ShownCoupon | null | undefined): (readonly [string, string])[] {
  if (!coupon || coupon.line === null || coupon.error !== undefined) return [];
  return [[coupon.line, coupon.amount ? adjustmentAmount({ amount: coupon.amount }) : '']];
}
