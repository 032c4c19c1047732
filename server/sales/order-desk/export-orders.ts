import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import { csvLine } from '#contract/core/fields/csv.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { sheetColumns, type SheetColumn } from '#contract/sales/order-desk/order-sheet.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { ordersByNumber } from '../checkout/find-orders.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { sheetStream } from '#server/core/context/sheet-stream.ts';
import { goodsOf } from '../orders/order-goods.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { sheetPaymentsOf } from '../payments/sheet-payment.service.ts';
import { exportHeadings, exportRow } from './export-row.ts';
import { buyersOf, deskOrders, sortValueOf, type DeskPoint } from './order-desk.queries.ts';
import { findOrders } from './order-search.ts';
import { troubleSince } from './order-trouble.ts';

type Asked = Input<typeof orderDesk.export>;

/** How many orders are read at a time. */
const batch = 500;

/** Returns the orders of a list as a spreadsheet, written as it is read. */
export async function exportOrders(ctx: Context, asked: Asked): Promise<AnsweredStream> {
  const columns = asked.columns ?? sheetColumns;
  const name = `ordenes-${shopDay(ctx.clock())}.csv`;
  return sheetStream(name, exportHeadings(columns), pagesOf(ctx, asked, columns));
}

async function* pagesOf(
  ctx: Context,
  asked: Asked,
  columns: readonly SheetColumn[],
): AsyncGenerator<string, undefined, undefined> {
  const { db } = ctx;
  const { status, fulfilment, money, trouble, goods, number = '', buyer = '', order: sort, only } = asked;
  const numbered = number === '' ? [] : await ordersByNumber(db, number);
  if (numbered.length > 0) {
    yield await written(ctx, columns, only ? numbered.filter((row) => only.includes(row.number)) : numbered);
    return;
  }
  const days = { from: asked.from, to: asked.to };
  const since = troubleSince(ctx.clock());
  const found = await findOrders(db, number);
  const question = {
    filter: status,
    fulfilment,
    money,
    trouble,
    goods,
    since,
    search: number,
    found,
    buyer,
    days,
    only,
  };
  let from: DeskPoint | undefined;
  for (;;) {
    const rows = await deskOrders(db, question, { sort, from, most: batch });
    const last = rows.at(-1);
    if (!last) return;
    yield await written(ctx, columns, rows);
    if (rows.length < batch) return;
    from = { side: 'after', value: sortValueOf(last, sort), reference: last.reference };
  }
}

async function written({ db }: Context, columns: readonly SheetColumn[], rows: readonly OrderRow[]): Promise<string> {
  const references = rows.map(({ reference }) => reference);
  const [goods, buyers, payments] = await Promise.all([
    goodsOf(db, references),
    buyersOf(db, rows),
    sheetPaymentsOf(db, references),
  ]);
  return rows
    .map((order) =>
      exportRow(columns, {
        order,
        goods: goods(order.reference),
        buyer: buyers.get(order.userId ?? 0),
        payment: payments.get(order.reference),
      }),
    )
    .map(csvLine)
    .join('');
}
