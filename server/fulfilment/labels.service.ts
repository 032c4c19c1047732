import type { Input, Output } from '#contract/endpoint.ts';
import type { fulfilmentDesk, LabelFormat } from '#contract/fulfilment-desk.ts';
import { moneyOf, toDecimal } from '#contract/money.ts';
import type { Executor } from '#platform/database/database.ts';
import { shownAddress } from '../accounts/delivery-address.service.ts';
import { paidOrdersNumbered } from '../orders/order-fulfilment.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { andreani } from './labels/andreani.ts';
import { correoArgentino } from './labels/correo-argentino.ts';
import type { Label, LabelColumns } from './labels/label.ts';

const columnsOf: Readonly<Record<LabelFormat, LabelColumns>> = { andreani, correo_argentino: correoArgentino };

/** Returns the rows of a label file, by order number. Orders that are not paid or have no address are `missing`. */
export async function labelRows(
  db: Executor,
  { format, number }: Input<typeof fulfilmentDesk.labels>,
): Promise<Output<typeof fulfilmentDesk.labels>> {
  const columns = columnsOf[format];
  const orders = await paidOrdersNumbered(db, number);
  const labels = orders.flatMap((order) => labelOf(order) ?? []);
  const found = new Set(labels.map((label) => label.number));
  return {
    columns: columns.map(([heading]) => heading),
    rows: labels.map((label) => columns.map(([, cell]) => cell(label))),
    missing: number.filter((one) => !found.has(one)),
  };
}

function labelOf({ number, email, currency, subtotal, deliveryAddress }: OrderRow): Label | undefined {
  if (!deliveryAddress) return undefined;
  const { number: houseNumber, ...address } = shownAddress(deliveryAddress);
  return { ...address, number, houseNumber, email: email ?? '', worth: String(toDecimal(moneyOf(subtotal, currency))) };
}
