import { t } from '#messages/messages.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { Totals } from '#contract/sales/checkout/totals.ts';
import { deliveryPriceWords } from '#contract/delivery/delivery-words.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';

type BagTotalsProps = {
  readonly totals: Pick<Totals, 'subtotal' | 'total'>;
  /** What the delivery costs; null while it is not known. */
  readonly delivery: Money | null;
  /** What changes the price of the goods: its name, and by how much. */
  readonly changes?: readonly (readonly [name: string, amount: string])[];
};

/** What a bag and its delivery cost. */
export function BagTotals({ totals: { subtotal, total }, delivery, changes = [] }: BagTotalsProps) {
  const amounts = [
    [t('bag.subtotal'), formatPrice(subtotal)],
    ...changes,
    [t('bag.shipping'), delivery ? deliveryPriceWords(delivery) : t('bag.byDestination')],
  ] as const;
  return (
    <dl className="grid gap-3 tabular-nums">
      {amounts.map(([name, value]) => (
        <div key={name} className="flex justify-between">
          <dt className="text-stone">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="flex justify-between border-t border-ink pt-4 text-title">
        <dt>{t('bag.total')}</dt>
        <dd>{formatPrice(total)}</dd>
      </div>
    </dl>
  );
}
