import { t } from '#messages/messages.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { isRefundOpen } from '#contract/sales/orders/order-money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';

/** The refunds of an order for its buyer. One that the provider refused is the shop's to do again, and not shown. */
export function OrderRefunds({ order: { refunds } }: { readonly order: Order }) {
  const shown = refunds.filter(({ state }) => state !== 'refused');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="refunds-title" className="mt-8 border-l-2 border-warn pl-4">
      <h2 id="refunds-title" className="label text-stone">
        {t('orders.refunds')}
      </h2>
      <ul className="mt-2 grid gap-1 text-small">
        {shown.map(({ amount, state, askedAt, settledAt }) => (
          <li key={`${askedAt} ${amount.minor}`} className="flex flex-wrap gap-x-3 tabular-nums">
            <span className="font-medium">{formatPrice(amount)}</span>
            <span className="text-stone">
              {isRefundOpen[state]
                ? t('orders.refundSince', { day: shopDay(askedAt) })
                : t('orders.refundedOn', { day: shopDay(settledAt ?? askedAt) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-caption text-stone">{t('orders.moneyComesBack')}</p>
    </section>
  );
}
