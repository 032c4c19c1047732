import { inArray } from 'drizzle-orm';
import type { Input, Output } from '#contract/endpoint.ts';
import type { fulfilmentDesk, LabelFormat } from '#contract/fulfilment-desk.ts';
import { moneyOf, toDecimal } from '#contract/money.ts';
import type { Executor } from '#platform/database/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalogue/catalogue.tables.ts';
import { linesOf } from '../orders/order-state.service.ts';
import { shownAddress } from '../accounts/delivery-address.service.ts';
import { paidOrdersNumbered } from '../orders/order-fulfilment.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { andreani } from './labels/andreani.ts';
import { correoArgentino } from './labels/correo-argentino.ts';
import type { Label, LabelColumns } from './labels/label.ts';

const columnsOf: Readonly<Record<LabelFormat, LabelColumns>> = { andreani, correo_argentino: correoArgentino };

/** Returns the rows of a label file, by order number. Orders that are not paid, have no address, are over or
 * must not be sent are `missing`. */
export async function labelRows(
  db: Executor,
  { format, number }: Input<typeof fulfilmentDesk.labels>,
): Promise<Output<typeof fulfilmentDesk.labels>> {
  const columns = columnsOf[format];
  const orders = (await paidOrdersNumbered(db, number)).filter(isToSend);
  const [grams, people] = await Promise.all([gramsOf(db, orders), peopleOf(db, orders)]);
  const labels = orders.flatMap((order) => {
    const label = labelOf(order);
    if (!label) return [];
    // The account is its buyer's, who may have sent the goods to somebody else.
    const person = people.find(({ id }) => id === order.userId);
    const dni = person?.name === label.recipient ? (person.dni ?? '') : '';
    return { ...label, dni, grams: grams.get(order.reference) ?? 0 };
  });
  const found = new Set(labels.map((label) => label.number));
  return {
    columns: columns.map(([heading]) => heading),
    rows: labels.map((label) => columns.map(([, cell]) => cell(label))),
    missing: number.filter((one) => !found.has(one)),
  };
}

/** Returns what the goods of orders weigh that are sent, in g. */
async function gramsOf(db: Executor, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, number>> {
  const lines = await linesOf(
    db,
    orders.map(({ reference }) => reference),
  );
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const weights = await db
    .select({ id: products.id, weight: products.weight })
    .from(products)
    .where(inArray(products.id, ids));
  const weightOf = new Map(weights.map(({ id, weight }) => [id, weight]));
  const sums = new Map<string, number>();
  for (const { orderReference: reference, productId, quantity, putBack } of lines) {
    sums.set(reference, (sums.get(reference) ?? 0) + (quantity - putBack) * (weightOf.get(productId) ?? 0));
  }
  return sums;
}

async function peopleOf(db: Executor, orders: readonly OrderRow[]) {
  const ids = orders.flatMap(({ userId }) => userId ?? []);
  const found = await db
    .select({ id: users.id, name: users.name, lastname: users.lastname, dni: users.dni })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return found.map(({ id, name, lastname, dni }) => ({ id, dni, name: [name, lastname].filter(Boolean).join(' ') }));
}

/** A label of a dispatched order can be printed again. */
function isToSend({ fulfilment, deliveryStoppedAt }: OrderRow): boolean {
  return deliveryStoppedAt === null && ['to_prepare', 'preparing', 'dispatched'].includes(fulfilment ?? '');
}

type KnownLabel = Omit<Label, 'grams' | 'dni'>;

function labelOf({ number, email, currency, subtotal, deliveryAddress }: OrderRow): KnownLabel | undefined {
  if (!deliveryAddress) return undefined;
  const { number: houseNumber, ...address } = shownAddress(deliveryAddress);
  return { ...address, number, houseNumber, email: email ?? '', worth: String(toDecimal(moneyOf(subtotal, currency))) };
}
