import { eq, inArray } from 'drizzle-orm';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { labelFormatsIn, type LabelFormat } from '#contract/core/countries/label-formats.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { moneyOf, sum, toDecimal } from '#contract/core/money/money.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Executor } from '#platform/database/database.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { products, variants } from '#server/goods/products/catalogue.tables.ts';
import { unitWeight } from '#server/goods/products/unit-weight.service.ts';
import { linesOf, type LineRow, type OrderRow } from '../orders/order-state.service.ts';
import { shownAddress } from '#server/people/accounts/delivery-address.service.ts';
import { paidOrdersNumbered } from '../orders/order-fulfilment.service.ts';
import { unitsPaid } from '../orders/order-goods.service.ts';
import { andreani } from './labels/andreani.ts';
import { correoArgentino } from './labels/correo-argentino.ts';
import type { Label, LabelColumns } from './labels/label.ts';

const columnsOf: Readonly<Record<LabelFormat, LabelColumns>> = { andreani, correo_argentino: correoArgentino };

/**
 * Returns the rows of a label file, by order number. Orders that are not paid, have no address, are over or must not be sent
 * are `missing`. Throws `not_found` for the file of a carrier of another country.
 */
export async function labelRows(
  db: Executor,
  { format, number }: Input<typeof fulfilmentDesk.labels>,
): Promise<Output<typeof fulfilmentDesk.labels>> {
  if (!labelFormatsIn(shop().country.code).includes(format)) throw new ShopError('not_found');
  const columns = columnsOf[format];
  const orders = (await paidOrdersNumbered(db, number)).filter(isToSend);
  const [lines, people] = await Promise.all([sentLines(db, orders), peopleOf(db, orders)]);
  const grams = await gramsOf(db, lines);
  const labels = orders.flatMap((order) => {
    const label = labelOf(order);
    if (!label) return [];
    // The account is its buyer's, who may have sent the goods to somebody else.
    const person = people.find(({ id }) => id === order.userId);
    const dni = person?.name === label.recipient ? (person.dni ?? '') : '';
    return { ...label, dni, worth: worthOf(order, lines), grams: grams.get(order.reference) ?? 0 };
  });
  const found = new Set(labels.map((label) => label.number));
  return {
    columns: columns.map(([heading]) => heading),
    rows: labels.map((label) => columns.map(([, cell]) => cell(label))),
    missing: number.filter((one) => !found.has(one)),
  };
}

type SentLine = Omit<LineRow, 'putBack'> & { readonly units: number };

/** The lines of orders with the units that are sent: those that went back to the stock are not. */
async function sentLines(db: Executor, orders: readonly OrderRow[]): Promise<SentLine[]> {
  const lines = await linesOf(
    db,
    orders.map(({ reference }) => reference),
  );
  return lines.map(({ putBack, ...line }) => ({ ...line, units: line.quantity - putBack }));
}

/** Returns what was paid for the goods of an order that are sent: the value to declare, as a decimal number. */
function worthOf({ reference, currency }: OrderRow, lines: readonly SentLine[]): string {
  const own = lines.filter(({ orderReference }) => orderReference === reference);
  const paid = own.map((line) => unitsPaid(line, line.units, currency));
  return String(toDecimal(sum(moneyOf(0, currency), ...paid)));
}

/** Returns what the goods of orders weigh that are sent, in g. */
async function gramsOf(db: Executor, lines: readonly SentLine[]): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const weights = await db
    .select({ id: products.id, variantId: variants.id, own: products.weight, weight: unitWeight })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(inArray(products.id, ids));
  const ofSize = new Map(weights.map(({ variantId, weight }) => [variantId, weight]));
  // A size that was deleted weighed what its product does.
  const ofProduct = new Map(weights.map(({ id, own }) => [id, own]));
  const sums = new Map<string, number>();
  for (const { orderReference: reference, productId, variantId, units } of lines) {
    const weight = (variantId !== null && ofSize.get(variantId)) || ofProduct.get(productId) || 0;
    sums.set(reference, (sums.get(reference) ?? 0) + units * weight);
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

type KnownLabel = Omit<Label, 'grams' | 'dni' | 'worth'>;

function labelOf({ number, email, deliveryAddress }: OrderRow): KnownLabel | undefined {
  if (!deliveryAddress) return undefined;
  const { number: houseNumber, ...address } = shownAddress(deliveryAddress);
  return { ...address, number, houseNumber, email: email ?? '' };
}
