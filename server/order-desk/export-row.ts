import { provinceName } from '#contract/countries/places.ts';
import { presentCountry } from '#contract/countries/present-country.ts';
import { fulfilmentWords } from '#contract/fulfilment.ts';
import { moneyOf } from '#contract/money.ts';
import { nameWithColor } from '#contract/name-with-color.ts';
import { moneyStateWords, orderStatusWords } from '#contract/order-state-words.ts';
import { spreadsheetPrice } from '#contract/price-words.ts';
import { momentWords } from '#contract/shop-time.ts';
import { shownContact } from '../accounts/delivery-address.service.ts';
import type { LineRow, OrderRow } from '../orders/order-state.service.ts';

type Buyer = { readonly username: string; readonly name: string | null; readonly lastname: string | null };

type Exported = {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  /** Undefined if the account was deleted. */
  readonly buyer: Buyer | undefined;
};

/** The columns of the spreadsheet, each with its heading and its cell. */
const columns: readonly (readonly [heading: string, cell: (exported: Exported) => string])[] = [
  ['Orden', ({ order }) => String(order.number)],
  ['Fecha', ({ order }) => momentWords(order.orderDate)],
  ['Cliente', buyerName],
  ['Correo', ({ order }) => order.email ?? ''],
  ['Teléfono', ({ order }) => phoneOf(order)],
  ['Estado', ({ order }) => orderStatusWords[order.status]],
  ['Dinero', ({ order }) => moneyStateWords[order.moneyState]],
  ['Entrega', ({ order: { fulfilment } }) => (fulfilment === null ? '' : fulfilmentWords[fulfilment])],
  ['Forma de entrega', ({ order }) => order.shippingTitle],
  [
    'Provincia',
    ({ order: { deliveryAddress } }) =>
      deliveryAddress ? provinceName(presentCountry().places, deliveryAddress.province) : '',
  ],
  ['Código postal', ({ order }) => order.deliveryAddress?.postalCode ?? ''],
  ['Prendas', ({ lines }) => lines.map(goodsText).join(' | ')],
  ['Unidades', ({ lines }) => String(lines.reduce((sum, { quantity }) => sum + quantity, 0))],
  ['Subtotal', ({ order }) => price(order, order.subtotal)],
  ['Descuento', ({ order }) => price(order, order.discount)],
  ['Envío', ({ order }) => price(order, order.shipping)],
  ['Total', ({ order }) => price(order, order.total)],
  ['Devuelto', ({ order }) => price(order, order.returned)],
  ['Moneda', ({ order }) => order.currency],
  ['Pago', ({ order }) => order.paymentId ?? ''],
];

export const exportHeadings: readonly string[] = columns.map(([heading]) => heading);

/** Returns the cells of an order. */
export function exportRow(order: OrderRow, lines: readonly LineRow[], buyer: Buyer | undefined): string[] {
  return columns.map(([, cell]) => cell({ order, lines, buyer }));
}

/** The buyer's name, else the one of whoever receives the goods. */
function buyerName({ buyer, order: { deliveryAddress, contact } }: Exported): string {
  const name = [buyer?.name, buyer?.lastname].filter(Boolean).join(' ') || buyer?.username;
  return name ?? deliveryAddress?.recipient ?? contact?.recipient ?? '';
}

function phoneOf({ deliveryAddress, contact }: OrderRow): string {
  const reached = deliveryAddress ?? contact;
  return reached ? shownContact(reached).phoneShown : '';
}

function goodsText({ name, color, brandSize, quantity }: LineRow): string {
  return `${quantity} × ${nameWithColor({ name, color })}, talle ${brandSize}`;
}

const price = ({ currency }: OrderRow, minor: number) => spreadsheetPrice(moneyOf(minor, currency));
