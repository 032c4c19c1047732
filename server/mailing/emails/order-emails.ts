import { destinationText } from '#contract/address-text.ts';
import { capital, daysWords, deliveryPriceWords } from '#contract/delivery-words.ts';
import type { Picture } from '#contract/catalogue.ts';
import { times } from '#contract/money.ts';
import type { OrderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { pictureUrl, plainFormat, widthNear } from '#contract/pictures.ts';
import { formatPrice } from '#contract/price-words.ts';
import { momentWords } from '#contract/shop-time.ts';
import { nameWithColor } from '#contract/name-with-color.ts';
import type { OrderEmailKind } from '../../outbox/email-kinds.service.ts';
import type { Email } from '../email.ts';

/** The order of an e-mail, and its page. */
export type ToldOrder = { readonly order: Order; readonly url: string };

type OrderEmail = {
  /** The only state in which the e-mail is true: one that was queued too long is not sent. */
  readonly status: OrderStatus;
  readonly awaits?: Order['awaits'];
  readonly write: (told: ToldOrder) => Pick<Email, 'subject' | 'title' | 'paragraphs'> & Partial<Email>;
};

/** The e-mails that are about the state of an order. */
type StateEmailKind = Exclude<OrderEmailKind, 'order-refunded'>;

const orderEmails: Readonly<Record<StateEmailKind, OrderEmail>> = {
  'payment-review': {
    status: 'pending',
    awaits: 'review',
    write: ({ order }) => ({
      subject: `Recibimos su orden N° ${order.number}`,
      title: 'Recibimos su orden de compra',
      paragraphs: [
        'El medio de pago está revisando la operación. Le avisaremos por este medio en cuanto responda.',
        'Mientras tanto, sus prendas quedan reservadas.',
      ],
    }),
  },
  'payment-pending': {
    status: 'pending',
    awaits: 'voucher',
    write: ({ order, url }) => ({
      subject: `Su orden N° ${order.number} espera el pago`,
      title: 'Su orden de compra espera el pago',
      paragraphs: [
        `Pague con el comprobante que le dio el medio de pago, ${untilWords(order)}.`,
        'Hasta entonces sus prendas quedan reservadas. Cuando el pago se acredite, se lo confirmaremos por este medio.',
      ],
      button: order.voucherUrl
        ? { text: 'Ver el comprobante de pago', url: order.voucherUrl }
        : { text: 'Ver la orden de compra', url },
    }),
  },
  'payment-link': {
    status: 'pending',
    write: ({ order, url }) => ({
      subject: `Para pagar su orden N° ${order.number}`,
      title: 'Su orden de compra espera el pago',
      paragraphs: [
        'Preparamos la orden que nos pidió. Páguela con el botón, con el medio de pago que prefiera.',
        'Hasta entonces sus prendas quedan reservadas. Cuando el pago se acredite, se lo confirmaremos por este medio.',
      ],
      button: { text: `Pagar ${formatPrice(order.total)}`, url },
    }),
  },
  'payment-approved': {
    status: 'approved',
    write: ({ order, url }) => ({
      subject: `Pago aprobado: orden N° ${order.number}`,
      title: '¡Gracias por su compra!',
      paragraphs: ['El pago fue aprobado y ya estamos preparando su compra.'],
      button: { text: 'Ver la orden de compra', url },
    }),
  },
  'payment-rejected': {
    status: 'rejected',
    write: ({ order }) => ({
      subject: `El pago de la orden N° ${order.number} no se pudo hacer`,
      title: 'El pago fue rechazado',
      paragraphs: [
        `El medio de pago rechazó la operación. ${chargeWords(order)}`,
        'Las prendas ya no están reservadas. Puede volver a comprarlas en la tienda con otro medio de pago.',
      ],
    }),
  },
  'payment-cancelled': {
    status: 'failure',
    write: ({ order }) => ({
      subject: `El pago de la orden N° ${order.number} no se completó`,
      title: 'El pago no se completó',
      paragraphs: [
        `El medio de pago canceló la operación y la orden quedó sin efecto. ${chargeWords(order)}`,
        'Las prendas ya no están reservadas. Si las quiere, puede volver a comprarlas en la tienda.',
      ],
    }),
  },
  'order-cancelled': {
    status: 'failure',
    write: ({ order }) => ({
      subject: `Cancelamos su orden N° ${order.number}`,
      title: 'Cancelamos su orden de compra',
      paragraphs: [
        'La tienda canceló su orden porque el pago no se concretó. Las prendas ya no están reservadas.',
        'Si las quiere, puede volver a comprarlas en la tienda.',
      ],
    }),
  },
};

/** Returns an e-mail about the present state of an order; undefined if it is no longer true. */
export function orderEmail(kind: StateEmailKind, told: ToldOrder): Email | undefined {
  const { order, url } = told;
  const { status, awaits, write } = orderEmails[kind];
  if (order.status !== status || (awaits !== undefined && order.awaits !== awaits)) return undefined;
  return {
    rows: orderRows(order, destinationText(order)),
    button: { text: 'Ver la orden de compra', url },
    ...write(told),
  };
}

function untilWords({ payUntil }: Order): string {
  return payUntil === null
    ? 'dentro del plazo que figura en él'
    : `antes del ${momentWords(payUntil)} (hora de Argentina)`;
}

function chargeWords({ isRefunded }: Order): string {
  return isRefunded ? 'Lo que se cobró se devuelve por el mismo medio.' : 'No se realizó ningún cobro.';
}

/** Twice the width at which it is shown, for screens of high resolution. */
const thumbnailWidth = 160;

/** Returns the path of a picture's small JPEG; undefined if it is not the shop's own, or is not made yet. */
function thumbnailOf({ path, widths }: Picture): string | undefined {
  const width = widthNear(thumbnailWidth, widths);
  return path.startsWith('/media/') && width !== undefined ? pictureUrl(path, width, plainFormat) : undefined;
}

/** Returns the goods, the delivery and the total of an order. `destination` is where it goes; '' to leave that out. */
export function orderRows(order: Order, destination: string): NonNullable<Email['rows']> {
  const { orderDetails, discount, shipping, total, delivery } = order;
  return [
    ...orderDetails.map(({ name, color, brandSize, quantity, currentPrice, picture }) => ({
      name: `${quantity} × ${nameWithColor({ name, color })}`,
      detail: `Talle ${brandSize}`,
      value: formatPrice(times(currentPrice, quantity)),
      picture: picture ? thumbnailOf(picture) : undefined,
    })),
    ...(discount.minor > 0 ? [{ name: 'Descuento', value: `−${formatPrice(discount)}` }] : []),
    {
      name: delivery.title,
      ...(destination !== '' && {
        detail: [destination, capital(daysWords(delivery.days))].filter(Boolean).join('. '),
      }),
      value: deliveryPriceWords(shipping),
    },
    { name: 'Total', value: formatPrice(total), isSum: true },
  ];
}
