import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { personalIdName } from '#contract/core/countries/country-name.ts';
import { shop } from '#contract/core/shop/shop.ts';

const inCountry = () => ({ country: shop().country.code });

/** The columns of the orders' spreadsheet, in their order; lower-case letters, as lists keep them. */
export const sheetColumns = [
  'number',
  'date',
  'client',
  'document',
  'email',
  'phone',
  'status',
  'money',
  'fulfilment',
  'method',
  'recipient',
  'street',
  'city',
  'province',
  'postcode',
  'goods',
  'units',
  'subtotal',
  'discount',
  'shipping',
  'total',
  'taxable',
  'tax',
  'rates',
  'refunded',
  'means',
  'fee',
  'net',
  'currency',
  'payment',
] as const;

export type SheetColumn = (typeof sheetColumns)[number];

const titles: Readonly<Record<SheetColumn, () => string>> = {
  number: () => t('order-desk.exportOrder'),
  date: () => t('order-desk.exportDate'),
  client: () => t('order-desk.exportClient'),
  document: () => personalIdName().name,
  email: () => t('order-desk.exportEmail'),
  phone: () => t('order-desk.exportPhone'),
  status: () => t('order-desk.exportStatus'),
  money: () => t('order-desk.exportMoney'),
  fulfilment: () => t('order-desk.exportFulfilment'),
  method: () => t('order-desk.exportDeliveryMethod'),
  recipient: () => t('order-desk.exportRecipient'),
  street: () => t('order-desk.exportStreet'),
  city: () => t('country.city', inCountry()),
  province: () => t('country.province', inCountry()),
  postcode: () => t('order-desk.exportPostalCode'),
  goods: () => t('order-desk.exportGoods'),
  units: () => t('order-desk.exportUnits'),
  subtotal: () => t('order-desk.exportSubtotal'),
  discount: () => t('order-desk.exportDiscount'),
  shipping: () => t('order-desk.exportShipping'),
  total: () => t('order-desk.exportTotal'),
  taxable: () => t('order-desk.exportTaxable', inCountry()),
  tax: () => t('order-desk.exportTax', inCountry()),
  rates: () => t('order-desk.exportTaxRates', inCountry()),
  refunded: () => t('order-desk.exportRefunded'),
  means: () => t('order-desk.exportMeans'),
  fee: () => t('order-desk.exportFee'),
  net: () => t('order-desk.exportNet'),
  currency: () => t('order-desk.exportCurrency'),
  payment: () => t('order-desk.exportPayment'),
};

const columnKey = z.enum(sheetColumns);

/** The columns that are wanted; the query of an address may have a single one. */
export const chosenColumns = z.union([z.array(columnKey).min(1).max(40), columnKey.transform((one) => [one])]);

/** Returns the heading of a column. */
export function sheetColumnTitle(column: SheetColumn): string {
  return titles[column]();
}
