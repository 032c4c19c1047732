import { t } from '#messages/messages.ts';
import { provinceName } from '#contract/countries/places.ts';
import { presentCountry } from '#contract/countries/present-country.ts';
import { fulfilmentWords } from '#contract/fulfilment.ts';
import { moneyOf } from '#contract/money.ts';
import { nameWithColor } from '#contract/name-with-color.ts';
import { moneyStateWords, orderStatusWords } from '#contract/order-state-words.ts';
import { spreadsheetPrice } from '#contract/price-words.ts';
import { shop } from '#contract/shop.ts';
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
const columns: readonly (readonly [heading: () => string, cell: (exported: Exported) => string])[] = [
  [() => t('order-desk.exportOrder'), ({ order }) => String(order.number)],
  [() => t('order-desk.exportDate'), ({ order }) => momentWords(order.orderDate)],
  [() => t('order-desk.exportClient'), buyerName],
  [() => t('order-desk.exportEmail'), ({ order }) => order.email ?? ''],
  [() => t('order-desk.exportPhone'), ({ order }) => phoneOf(order)],
  [() => t('order-desk.exportStatus'), ({ order }) => orderStatusWords[order.status]],
  [() => t('order-desk.exportMoney'), ({ order }) => moneyStateWords[order.moneyState]],
  [
    () => t('order-desk.exportFulfilment'),
    ({ order: { fulfilment } }) => (fulfilment === null ? '' : fulfilmentWords[fulfilment]),
  ],
  [() => t('order-desk.exportDeliveryMethod'), ({ order }) => order.shippingTitle],
  [
    () => t('country.province', { country: shop().country.code }),
    ({ order: { deliveryAddress } }) =>
      deliveryAddress ? provinceName(presentCountry().places, deliveryAddress.province) : '',
  ],
  [() => t('order-desk.exportPostalCode'), ({ order }) => order.deliveryAddress?.postalCode ?? ''],
  [() => t('order-desk.exportGoods'), ({ lines }) => lines.map(goodsText).join(' | ')],
  [() => t('order-desk.exportUnits'), ({ lines }) => String(lines.reduce((sum, { quantity }) => sum + quantity, 0))],
  [() => t('order-desk.exportSubtotal'), ({ order }) => price(order, order.subtotal)],
  [() => t('order-desk.exportDiscount'), ({ order }) => price(order, order.discount)],
  [() => t('order-desk.exportShipping'), ({ order }) => price(order, order.shipping)],
  [() => t('order-desk.exportTotal'), ({ order }) => price(order, order.total)],
  [() => t('order-desk.exportRefunded'), ({ order }) => price(order, order.returned)],
  [() => t('order-desk.exportCurrency'), ({ order }) => order.currency],
  [() => t('order-desk.exportPayment'), ({ order }) => order.paymentId ?? ''],
];

/** Returns the headings, in the language of the request. */
export const exportHeadings = (): string[] => columns.map(([heading]) => heading());

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
  return t('order-words.unitsOfSize', { quantity, goods: nameWithColor({ name, color }), size: brandSize });
}

const price = ({ currency }: OrderRow, minor: number) => spreadsheetPrice(moneyOf(minor, currency));
