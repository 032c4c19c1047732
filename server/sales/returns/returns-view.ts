import { desc, inArray, isNotNull } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { orderEvents } from '#contract/sales/events.ts';
import type { DeskReturn } from '#contract/sales/returns/return-desk.ts';
import { nextReturnStates } from '#contract/sales/returns/return-state.ts';
import type { Executor } from '#platform/database/database.ts';
import { eventsAbout } from '#server/core/event-log/find-events.service.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { carrierNamed } from '../fulfilment/parcel-carrier.service.ts';
import { unitPaid } from '../orders/order-goods.service.ts';
import { linesOf, orderOf, type LineRow, type OrderRow } from '../orders/order-state.service.ts';
import { refundableLines } from '../payments/line-refund.service.ts';
import { amountOfRequest, shippingLeft } from '../payments/refund-rest.service.ts';
import { sizesOf } from './held-sizes.ts';
import { linesOfReturns, returnOf, type ReturnLineRow, type ReturnRow } from './returns.queries.ts';
import { returns } from './returns.tables.ts';

/** Returns a return as administrators see it; its buyer gets a part of that. Throws `return_not_found`. */
export async function viewReturn(db: Executor, id: number): Promise<DeskReturn> {
  const row = await returnOf(db, id);
  const order = row && (await orderOf(db, row.orderReference));
  if (!row || !order) throw new ShopError('return_not_found');
  const [view] = await viewReturns(db, order, [row]);
  if (!view) throw new ShopError('return_not_found');
  return view;
}

/** The same of several returns of one order. */
export async function viewReturns(db: Executor, order: OrderRow, rows: readonly ReturnRow[]): Promise<DeskReturn[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await linesOfReturns(db, ids);
  const bought = new Map((await linesOf(db, [order.reference])).map((line) => [line.position, line]));
  const steps = await stepsOf(db, order.reference);
  const buyer = order.userId === null ? null : ((await buyersOf(db, [order.userId])).get(order.userId) ?? null);
  const place = await lastPlace(db);
  const shipping = await shippingLeft(db, order);
  const goods = await refundableLines(db, order);
  const sizes = await sentSizes(db, rows, lines, bought);
  const views: DeskReturn[] = [];
  for (const row of rows) {
    const own = lines.filter(({ returnId }) => returnId === row.id);
    views.push({
      id: row.id,
      reference: order.reference,
      number: order.number,
      email: order.email ?? '',
      buyer,
      state: row.state,
      isCancellable: nextReturnStates(row.state, 'buyer').length > 0,
      moves: nextReturnStates(row.state, 'owner'),
      place: row.place,
      lastPlace: place,
      shipping,
      goods,
      until: row.sendBy && shopMoment(row.sendBy),
      answer: row.answer,
      parcel: await parcelOf(db, row, own),
      refund: own.some(({ outcome }) => outcome === 'refund') ? await amountOfRequest(db, order, row.refundKey) : null,
      lines: own.flatMap((line) => {
        const of = bought.get(line.position);
        return of ? [viewLine(line, of, order, row.state === 'received' ? sizes : [])] : [];
      }),
      steps: steps.get(row.id) ?? [],
    });
  }
  return views;
}

type ProductSizes = Awaited<ReturnType<typeof sizesOf>>;

/** The sizes that can be sent instead of lines that are inspected now. */
function sentSizes(
  db: Executor,
  rows: readonly ReturnRow[],
  lines: readonly ReturnLineRow[],
  bought: ReadonlyMap<number, LineRow>,
): ProductSizes | Promise<ProductSizes> {
  const inspected = new Set(rows.filter(({ state }) => state === 'received').map(({ id }) => id));
  const products = lines
    .filter(({ returnId }) => inspected.has(returnId))
    .flatMap(({ position }) => bought.get(position)?.productId ?? []);
  return products.length > 0 ? sizesOf(db, products) : [];
}

function viewLine(line: ReturnLineRow, of: LineRow, order: OrderRow, sizes: ProductSizes): DeskReturn['lines'][number] {
  const { position, quantity, wants, wantedSize, sentSize, reason, note, outcome, restocked } = line;
  const { name, color, size, variantId } = of;
  return {
    position,
    name,
    color,
    size,
    quantity,
    wants,
    wantedSize,
    sentSize,
    reason,
    note,
    outcome,
    restocked,
    price: unitPaid(of, order.currency),
    canRestock: variantId !== null,
    // What is held for the line is not in stock, and is offered by the size that was asked for.
    sizes: sizes
      .filter(
        ({ productId, left, variantId: other }) =>
          productId === of.productId && left >= quantity && other !== line.wantedVariantId,
      )
      .map(({ variantId: other, size: word, left }) => ({ variantId: other, size: word, left })),
  };
}

async function parcelOf(
  db: Executor,
  { carrierId, trackingNumber }: ReturnRow,
  lines: readonly ReturnLineRow[],
): Promise<DeskReturn['parcel']> {
  if (!lines.some(({ outcome }) => outcome === 'exchange')) return null;
  const carrier = await carrierNamed(db, carrierId);
  return { carrier: carrier?.name ?? null, trackingNumber, link: carrier?.linkOf(trackingNumber) ?? null };
}

/** The moves of each return of an order by its id, the first one first, as the event log has them. */
async function stepsOf(db: Executor, reference: string): Promise<ReadonlyMap<number, DeskReturn['steps']>> {
  const found = await eventsAbout(db, reference, ['order.return-moved']);
  const steps = new Map<number, DeskReturn['steps']>();
  for (const { at, actor, data } of found) {
    const { return: id, to, reason } = orderEvents['order.return-moved'].parse(data);
    steps.set(id, [...(steps.get(id) ?? []), { to, at: shopMoment(at), actor, reason }]);
  }
  return steps;
}

/** Returns the buyers of these accounts by the account's number. */
export async function buyersOf(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<DeskReturn['buyer']>>> {
  const found = await db
    .select({ id: users.id, username: users.username, name: users.name, lastname: users.lastname })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(found.map(({ id, ...buyer }) => [id, buyer]));
}

/** Where the goods of the last accepted return were to be sent; '' before there is one. */
async function lastPlace(db: Executor): Promise<string> {
  const [found] = await db
    .select({ place: returns.place })
    .from(returns)
    .where(isNotNull(returns.place))
    .orderBy(desc(returns.id))
    .limit(1);
  return found?.place ?? '';
}
