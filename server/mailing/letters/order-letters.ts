import { timesCents } from '#contract/money.ts';
import { orderNumber } from '#contract/order-number.ts';
import type { OrderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { formatPrice } from '#contract/price-words.ts';
import { momentWords } from '#contract/shop-time.ts';
import type { OrderLetterKind } from '../../outbox/letter-kinds.service.ts';
import type { Letter } from '../letter.ts';

/** An order as its letters tell of it. */
export type ToldOrder = { readonly order: Order; readonly url: string };

type OrderLetter = {
  /** The only state in which the letter is true: one that waited too long is not sent. */
  readonly status: OrderStatus;
  readonly awaits?: Order['awaits'];
  readonly write: (told: ToldOrder) => Pick<Letter, 'subject' | 'title' | 'paragraphs'> & Partial<Letter>;
};

const orderLetters: Readonly<Record<OrderLetterKind, OrderLetter>> = {
  'payment-review': {
    status: 'pending',
    awaits: 'review',
    write: ({ order }) => ({
      subject: `Recibimos su pedido N° ${orderNumber(order)}`,
      title: 'Recibimos su pedido',
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
      subject: `Su pedido N° ${orderNumber(order)} espera el pago`,
      title: 'Su pedido espera el pago',
      paragraphs: [
        `Pague con el comprobante que le dio el medio de pago, ${untilWords(order)}.`,
        'Hasta entonces sus prendas quedan reservadas. Cuando el pago se acredite, se lo confirmaremos por este medio.',
      ],
      button: order.voucherUrl
        ? { text: 'Ver el comprobante de pago', url: order.voucherUrl }
        : { text: 'Ver mi pedido', url },
    }),
  },
  'payment-approved': {
    status: 'approved',
    write: ({ order, url }) => ({
      subject: `Pago aprobado: pedido N° ${orderNumber(order)}`,
      title: '¡Gracias por su compra!',
      paragraphs: ['El pago fue aprobado y ya estamos preparando su pedido.'],
      button: { text: 'Ver la orden de compra', url },
    }),
  },
  'payment-rejected': {
    status: 'rejected',
    write: ({ order }) => ({
      subject: `El pago del pedido N° ${orderNumber(order)} no se pudo hacer`,
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
      subject: `El pago del pedido N° ${orderNumber(order)} no se completó`,
      title: 'El pago no se completó',
      paragraphs: [
        `El medio de pago canceló la operación y el pedido quedó sin efecto. ${chargeWords(order)}`,
        'Las prendas ya no están reservadas. Si las quiere, puede volver a comprarlas en la tienda.',
      ],
    }),
  },
  'order-cancelled': {
    status: 'failure',
    write: ({ order }) => ({
      subject: `Cancelamos su pedido N° ${orderNumber(order)}`,
      title: 'Cancelamos su pedido',
      paragraphs: [
        'La tienda canceló su pedido porque el pago no se concretó. Las prendas ya no están reservadas.',
        'Si las quiere, puede volver a comprarlas en la tienda.',
      ],
    }),
  },
};

/** A letter about an order as it is now; undefined when it is no longer true. */
export function orderLetter(kind: OrderLetterKind, told: ToldOrder): Letter | undefined {
  const { order, url } = told;
  const { status, awaits, write } = orderLetters[kind];
  if (order.status !== status || (awaits !== undefined && order.awaits !== awaits)) return undefined;
  return { rows: rowsOf(order), button: { text: 'Ver mi pedido', url }, ...write(told) };
}

function untilWords({ payUntil }: Order): string {
  return payUntil === null
    ? 'dentro del plazo que figura en él'
    : `antes del ${momentWords(payUntil)} (hora de Argentina)`;
}

function chargeWords({ isRefunded }: Order): string {
  return isRefunded ? 'Lo que se cobró se devuelve por el mismo medio.' : 'No se realizó ningún cobro.';
}

function rowsOf({ orderDetails, shipping, total }: Order): NonNullable<Letter['rows']> {
  return [
    ...orderDetails.map(({ name, color, brandSize, quantity, currentPrice }) => ({
      name: `${quantity} × ${name}, ${color}, talle ${brandSize}`,
      value: formatPrice(timesCents(currentPrice, quantity)),
    })),
    { name: 'Envío', value: formatPrice(shipping) },
    { name: 'Total', value: formatPrice(total), isSum: true },
  ];
}
