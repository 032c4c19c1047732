import { t } from '#messages/messages.ts';
import type { OrderLedger } from '#contract/sales/payments/order-refunds.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';

/** What an order leaves once its providers took their part: nothing of one that took no money. */
export function OrderProceeds({ proceeds, paid }: Pick<OrderLedger, 'proceeds' | 'paid'>) {
  const { fee, withheld, other, left } = proceeds;
  if (paid.minor === 0) return null;
  const figures = [
    { name: t('order-desk.proceedsFee'), amount: fee },
    { name: t('order-desk.proceedsWithheld'), amount: withheld.minor === 0 ? null : withheld },
    { name: t('order-desk.proceedsOther'), amount: other.minor === 0 ? null : other },
    { name: t('order-desk.proceedsLeft'), amount: left },
  ];
  return (
    <div className="mt-3 text-small">
      <h3 className="text-stone">{t('order-desk.proceeds')}</h3>
      {left === null ? (
        <p>{t('order-desk.proceedsUnknown')}</p>
      ) : (
        <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
          {figures.map(
            ({ name, amount }) =>
              amount && (
                <div key={name} className="flex gap-x-2">
                  <dt className="text-stone">{name}</dt>
                  <dd className="tabular-nums">{formatPrice(amount)}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  );
}
