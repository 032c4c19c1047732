import { t } from '#messages/messages.ts';
import { deliveryPriceWords } from '#contract/delivery/delivery-words.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { Price } from '#contract/sales/checkout/pricing.ts';
import type { NewAdjustment } from '#contract/sales/orders/adjustments.ts';
import { adjustmentAmount, adjustmentName } from '#contract/sales/orders/adjustment-words.ts';

/** What a manual order costs; null if its delivery does not take it. */
export function ManualTotals({ totals }: { readonly totals: Price<NewAdjustment> | null }) {
  if (!totals) return <p className="text-small text-danger">{t('manual-orders.deliveryRefuses')}</p>;
  const { subtotal, adjustments, shipping, total } = totals;
  const amounts = [
    [t('order-words.garments'), formatPrice(subtotal)],
    ...adjustments.map((one) => [adjustmentName(one), adjustmentAmount(one)] as const),
    [t('order-words.delivery'), deliveryPriceWords(shipping)],
    [t('order-words.total'), formatPrice(total)],
  ] as const;
  return (
    <dl aria-live="polite" className="grid gap-2 text-small tabular-nums">
      {amounts.map(([name, value]) => (
        <div key={name} className="flex justify-between last:border-t last:border-ink last:pt-2 last:font-medium">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
