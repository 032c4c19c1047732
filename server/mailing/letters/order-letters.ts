import type { Cents } from '#contract/money.ts';
import { formatPrice } from '#contract/price-words.ts';
import type { Letter } from '../letter.ts';

/** An order as its letters tell of it. `number` is what the buyer knows it by. */
export type ToldOrder = {
  readonly number: string;
  readonly lines: readonly {
    readonly name: string;
    readonly color: string;
    readonly brandSize: string;
    readonly quantity: number;
    readonly amount: Cents;
  }[];
  readonly shipping: Cents;
  readonly total: Cents;
  readonly url: string;
};

export function orderReceived(order: ToldOrder): Letter {
  return {
    subject: `Recibimos su pedido ${order.number}`,
    title: 'Recibimos su pedido',
    paragraphs: ['Reservamos sus prendas mientras se completa el pago. Este es el detalle:'],
    rows: rowsOf(order),
    button: { text: 'Ver mi pedido', url: order.url },
    note: 'Si el pago no se completa en 30 minutos, las prendas vuelven a estar a la venta.',
  };
}

export function paymentApproved(order: ToldOrder): Letter {
  return {
    subject: `Pago aprobado: pedido ${order.number}`,
    title: '¡Gracias por su compra!',
    paragraphs: ['El pago fue aprobado y ya estamos preparando su pedido.'],
    rows: rowsOf(order),
    button: { text: 'Ver la orden de compra', url: order.url },
  };
}

export function paymentRejected(order: ToldOrder): Letter {
  return {
    subject: `El pago del pedido ${order.number} no se pudo hacer`,
    title: 'El pago fue rechazado',
    paragraphs: [
      'El medio de pago rechazó la operación y no se realizó ningún cobro. Puede volver a intentarlo con otra tarjeta.',
    ],
    rows: rowsOf(order),
    button: { text: 'Ver mi pedido', url: order.url },
  };
}

function rowsOf({ lines, shipping, total }: ToldOrder): NonNullable<Letter['rows']> {
  return [
    ...lines.map(({ name, color, brandSize, quantity, amount }) => ({
      name: `${quantity} × ${name}, ${color}, talle ${brandSize}`,
      value: formatPrice(amount),
    })),
    { name: 'Envío', value: formatPrice(shipping) },
    { name: 'Total', value: formatPrice(total), isSum: true },
  ];
}
