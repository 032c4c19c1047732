import { t } from '#messages/messages.ts';
import { adjustmentAmount, adjustmentName } from '#contract/sales/orders/adjustment-words.ts';
import type { LinkedOrder } from '#contract/sales/payments/payment-links.ts';
import { ownLang } from '#web/core/links/own-lang.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { times } from '#contract/core/money/money.ts';
import { deliveryPriceWords } from '#contract/delivery/delivery-words.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';

/** The goods of a link's order, and what they cost. */
export function LinkedGoods({ order }: { readonly order: LinkedOrder }) {
  const { subtotal, adjustments, shipping, shippingTitle, total } = order;
  const amounts = [
    ['goods', t('orders.goodsLabel'), formatPrice(subtotal)],
    ...adjustments.map((one) => [one.position, adjustmentName(one), adjustmentAmount(one)] as const),
    ['delivery', shippingTitle, deliveryPriceWords(shipping)],
    ['total', t('bag.total'), formatPrice(total)],
  ] as const;
  return (
    <>
      <ul aria-label={t('orders.goodsLabel')} className="mt-8 grid border-t border-line">
        {order.lines.map((line) => (
          <li
            key={`${line.name} ${line.color} ${line.size}`}
            className="flex justify-between gap-4 border-b border-line py-3"
          >
            <span className="min-w-0 wrap-anywhere">
              {line.quantity} × <span lang={ownLang()}>{nameWithColor(line)}</span>{' '}
              <span className="text-stone">({line.size})</span>
            </span>
            <span className="tabular-nums">{formatPrice(times(line.currentPrice, line.quantity))}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-2 text-small tabular-nums">
        {amounts.map(([key, name, value]) => (
          <div key={key} className="flex justify-between last:text-body last:font-medium">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
