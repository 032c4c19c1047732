import { t } from '#messages/messages.ts';
import { addressLines } from '#contract/sales/orders/address-text.ts';
import { provinceName } from '#contract/core/countries/places.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { fulfilmentWords } from '#contract/sales/fulfilment/fulfilment.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import type { TaxOfRate } from '#contract/sales/checkout/tax-shares.ts';
import { sheetColumnTitle, type SheetColumn } from '#contract/sales/order-desk/order-sheet.ts';
import { moneyStateWords, orderStatusWords } from '#contract/sales/orders/order-state-words.ts';
import { formatNumber } from '#contract/core/money/price-words.ts';
import { spreadsheetPrice } from '#contract/core/money/spreadsheet-price.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { shownAddress, shownContact } from '#server/people/accounts/delivery-address.service.ts';
import { taxesOfOrder, type OrderGoods } from '../orders/order-goods.service.ts';
import type { LineRow, OrderRow } from '../orders/order-state.service.ts';
import type { SheetPayment } from '../payments/sheet-payment.service.ts';

type Buyer = {
  readonly username: string;
  readonly name: string | null;
  readonly lastname: string | null;
  readonly dni: string | null;
};

type Exported = {
  readonly order: OrderRow;
  readonly goods: OrderGoods;
  /** Undefined if the account was deleted. */
  readonly buyer: Buyer | undefined;
  /** Undefined if nothing was paid. */
  readonly payment: SheetPayment | undefined;
};

const cells: Readonly<Record<SheetColumn, (exported: Exported) => string>> = {
  number: ({ order }) => String(order.number),
  date: ({ order }) => momentWords(order.orderDate),
  client: buyerName,
  document: ({ buyer }) => buyer?.dni ?? '',
  email: ({ order }) => order.email ?? '',
  phone: ({ order }) => phoneOf(order),
  status: ({ order }) => orderStatusWords[order.status],
  money: ({ order }) => moneyStateWords[order.moneyState],
  fulfilment: ({ order: { fulfilment } }) => (fulfilment === null ? '' : fulfilmentWords[fulfilment]),
  method: ({ order }) => order.shippingTitle,
  recipient: ({ order: { deliveryAddress, contact } }) => (deliveryAddress ?? contact)?.recipient ?? '',
  street: ({ order: { deliveryAddress } }) =>
    deliveryAddress ? (addressLines(shownAddress(deliveryAddress))[0] ?? '') : '',
  city: ({ order }) => order.deliveryAddress?.city ?? '',
  province: ({ order: { deliveryAddress } }) =>
    deliveryAddress ? provinceName(presentCountry().places, deliveryAddress.province) : '',
  postcode: ({ order }) => order.deliveryAddress?.postalCode ?? '',
  goods: ({ goods }) => goods.lines.map(goodsText).join(' | '),
  units: ({ goods }) => String(goods.lines.reduce((sum, { quantity }) => sum + quantity, 0)),
  subtotal: ({ order }) => price(order, order.subtotal),
  // Below 0 where a charge is more, so that each row adds up.
  discount: ({ order, goods }) => price(order, -goods.adjustments.reduce((sum, { amount }) => sum + amount, 0)),
  shipping: ({ order }) => price(order, order.shipping),
  total: ({ order }) => price(order, order.total),
  taxable: ({ order, goods }) => price(order, order.total - taxIn(order, goods)),
  tax: ({ order, goods }) => price(order, taxIn(order, goods)),
  rates: ({ order, goods }) => taxesOfOrder(order, goods).map(rateText).join(' | '),
  refunded: ({ order }) => price(order, order.returned),
  means: ({ payment }) => (payment?.means ?? []).join(' + '),
  fee: ({ order, payment }) => price(order, payment?.fee),
  net: ({ order, payment }) => price(order, payment?.net),
  currency: ({ order }) => order.currency,
  payment: ({ payment }) => (payment?.numbers ?? []).join(' + '),
};

/** Returns the headings of columns, in the language of the request. */
export function exportHeadings(columns: readonly SheetColumn[]): string[] {
  return columns.map(sheetColumnTitle);
}

/** Returns the cells of an order. */
export function exportRow(columns: readonly SheetColumn[], exported: Exported): string[] {
  return columns.map((column) => cells[column](exported));
}

/** The value added tax that the total contains. */
function taxIn(order: OrderRow, goods: OrderGoods): number {
  return taxesOfOrder(order, goods).reduce((all, { tax }) => all + tax.minor, 0);
}

/** '21 %: 4.200,00', the tax of one rate. */
function rateText({ percent, tax }: TaxOfRate): string {
  return `${formatNumber(percent)} %: ${spreadsheetPrice(tax)}`;
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

function goodsText({ name, color, size, quantity }: LineRow): string {
  return t('order-words.unitsOfSize', { quantity, goods: nameWithColor({ name, color }), size });
}

const price = ({ currency }: OrderRow, minor: number | null | undefined) =>
  typeof minor === 'number' ? spreadsheetPrice(moneyOf(minor, currency)) : '';
