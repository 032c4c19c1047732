import { t } from '#messages/messages.ts';
import { destinationLines } from '#contract/sales/orders/address-text.ts';
import { capital, daysWords, deliveryPriceWords } from '#contract/delivery/delivery-words.ts';
import type { Picture } from '#contract/goods/products.ts';
import { times } from '#contract/core/money/money.ts';
import { dayWords } from '#contract/core/time/shop-time.ts';
import { lastPromised } from '#contract/sales/orders/promised.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { pictureUrl, plainFormat, widthNear } from '#contract/core/shop/pictures.ts';
import { adjustmentAmount, adjustmentName } from '#contract/sales/orders/adjustment-words.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { netTotal, taxRows } from '#contract/sales/orders/tax-words.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import type { EmailRow } from '../email.ts';

/** Twice the width at which it is shown, for screens of high resolution. */
const thumbnailWidth = 160;

/** Returns the path of a picture's small JPEG; undefined if it is not the shop's own, or is not made yet. */
function thumbnailOf({ path, widths }: Picture): string | undefined {
  const width = widthNear(thumbnailWidth, widths);
  return path.startsWith('/media/') && width !== undefined ? pictureUrl(path, width, plainFormat) : undefined;
}

/** Returns the goods, the delivery and the total of an order. `destination` is where it goes, in lines; none to leave that out. */
export function orderRows(order: Order, destination: readonly string[]): readonly EmailRow[] {
  const { orderDetails, adjustments, shipping, total, delivery } = order;
  const net = netTotal(order);
  return [
    ...orderDetails.map(({ name, color, brandSize, quantity, currentPrice, picture, promisedOn }) => ({
      name: `${quantity} × ${nameWithColor({ name, color })}`,
      detail: [t('mailing.size', { size: brandSize }), promiseWords(promisedOn)].filter(Boolean).join('. '),
      value: formatPrice(times(currentPrice, quantity)),
      picture: picture ? thumbnailOf(picture) : undefined,
    })),
    ...adjustments.map((one) => ({ name: adjustmentName(one), value: adjustmentAmount(one) })),
    {
      name: delivery.title,
      ...(destination.length > 0 && {
        detail: [...destination, arrivalWords(order)].filter(Boolean).join('\n'),
      }),
      value: deliveryPriceWords(shipping),
    },
    { name: t('mailing.total'), value: formatPrice(total), ...(net !== null && { detail: net }), isSum: true },
    ...taxRows(order).map(([name, value]) => ({ name, value })),
  ];
}

function promiseWords(day: string | null): string {
  return day === null ? '' : t('preorders.leaves', { day: dayWords(day) });
}

/** Returns when an order arrives: the days of a pre-order are counted from the promised one. '' if nothing is promised. */
function arrivalWords(order: Order): string {
  const [time, day] = [capital(daysWords(order.delivery.days)), lastPromised(order)];
  return day === undefined || time === '' ? time : t('preorders.sinceDay', { time, day: dayWords(day) });
}

/** Returns the values that every e-mail to the buyer of an order has. `url` is the page that it leads to. */
export function orderFilling(order: Order, url: string) {
  return {
    nombre: order.deliveryAddress?.recipient ?? order.delivery.contact?.recipient,
    orden: String(order.number),
    enlace: url,
    total: formatPrice(order.total),
    entrega: order.delivery.title,
    prendas: orderRows(order, destinationLines(order)),
  } as const;
}
