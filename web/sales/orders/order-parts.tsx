import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import { adjustmentAmount, adjustmentName, shippingName } from '#contract/sales/orders/adjustment-words.ts';
import { contactText } from '#contract/sales/orders/address-text.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { capital, daysWords } from '#contract/delivery/delivery-words.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { dayWords } from '#contract/core/time/shop-time.ts';
import { lastPromised } from '#contract/sales/orders/promised.ts';
import { unitKey } from '#contract/goods/sizes/unit-name.ts';
import { AddressLines } from '#web/people/addresses/address-lines.tsx';
import { ownLang } from '#web/core/links/own-lang.ts';
import { preorderWords } from '#web/core/product-card/preorder-words.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import { OrderThumbnail } from './order-thumbnail.tsx';
import { OrderStatusMark } from './order-status-mark.tsx';
import { orderDay } from '../order-words/order-words.ts';

/** Number, day, address and state of an order. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const facts = [
    [t('orders.orderNumber'), order.number],
    ...(order.payment_id === null ? [] : [[t('orders.paymentNumber'), order.payment_id] as const]),
    [t('orders.date'), dayWords(orderDay(order))],
    ...(order.email === '' ? [] : [[t('accounts.email'), order.email] as const]),
  ] as const;
  return (
    <dl className="mt-8 grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="label text-stone">{name}</dt>
          <dd className="mt-1 wrap-anywhere">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="label text-stone">{t('orders.state')}</dt>
        <dd className="mt-1">
          <OrderStatusMark status={order.status} fulfilment={order.fulfilment} />
        </dd>
      </div>
      <OrderDestination order={order} />
    </dl>
  );
}

/** Where and when an order arrives, or where it is picked up. */
function OrderDestination({ order }: { readonly order: Order }) {
  const { deliveryAddress, delivery } = order;
  const { days, pickup, contact } = delivery;
  if (!deliveryAddress && !pickup) return null;
  return (
    <div className="sm:col-span-2">
      <dt className="label text-stone">{pickup ? t('orders.pickup') : t('delivery.delivery')}</dt>
      <dd className="mt-1 text-small">
        {deliveryAddress && <AddressLines address={deliveryAddress} />}
        {pickup && (
          <>
            <p lang={ownLang()} className="text-body font-medium wrap-anywhere">
              {pickup.address}
            </p>
            <p lang={ownLang()} className="wrap-anywhere">
              {pickup.hours}
            </p>
          </>
        )}
        {contact && <p className="wrap-anywhere">{t('orders.collectedBy', { contact: contactText(contact) })}</p>}
        {days && <p className="text-stone">{arrivalWords(order, capital(daysWords(days)))}</p>}
      </dd>
    </div>
  );
}

/** Returns since when the days of a delivery are counted: for a pre-order it is the promised day. */
function arrivalWords(order: Order, time: string): string {
  const day = lastPromised(order);
  return day === undefined ? t('orders.sincePayment', { time }) : t('preorders.sinceDay', { time, day: dayWords(day) });
}

/** The ordered products, and the shipping cost. */
export function OrderLines({ order }: { readonly order: Order }) {
  return (
    <table className="mt-10 w-full text-left text-caption sm:text-small">
      <thead className="border-b border-ink text-stone sm:label">
        <tr>
          <th className="py-2 pr-2 sm:pr-3 font-medium">{t('orders.nameCaps')}</th>
          <th className="py-2 pr-2 sm:pr-3 font-medium">{t('orders.colorCaps')}</th>
          <th className="py-2 pr-2 sm:pr-3 text-right font-medium">{t('orders.quantityCaps')}</th>
          <th className="py-2 text-right font-medium">{t('orders.priceCaps')}</th>
        </tr>
      </thead>
      <tbody>
        {order.orderDetails.map((line) => {
          const { id, brandSize: size, name, color, quantity, currentPrice, promisedOn } = line;
          return (
            <tr key={unitKey(line)} className="border-b border-line align-top">
              <td className="py-3 pr-2 sm:pr-3">
                <span className="flex flex-col gap-2 sm:flex-row sm:gap-4">
                  <OrderThumbnail line={line} width={56} className="w-14" />
                  <span>
                    <Link to={productAddress(id)} lang={ownLang()} className="underline-offset-4 hover:underline">
                      {name}
                    </Link>{' '}
                    <span className="text-stone">({size})</span>
                    {promisedOn !== null && <span className="block">{preorderWords(promisedOn)}</span>}
                  </span>
                </span>
              </td>
              <td lang={ownLang()} className="py-3 pr-2 sm:pr-3">
                {color}
              </td>
              <td className="py-3 pr-2 sm:pr-3 text-right tabular-nums">{quantity}</td>
              <td className="py-3 text-right whitespace-nowrap tabular-nums">{formatPrice(currentPrice)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot className="text-stone">
        {order.adjustments.map((one) => (
          <tr key={one.position}>
            <td colSpan={3} className="pt-4 text-right wrap-anywhere">
              {adjustmentName(one)}
            </td>
            <td className="pt-4 text-right whitespace-nowrap tabular-nums">{adjustmentAmount(one)}</td>
          </tr>
        ))}
        <tr>
          <td colSpan={3} className="pt-4 text-right wrap-anywhere">
            {shippingName(order)}
          </td>
          <td className="pt-4 text-right whitespace-nowrap tabular-nums">{formatPrice(order.shipping)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
