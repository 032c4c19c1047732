import { randomUUID } from 'node:crypto';
import { arrayBuffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { streamXlsxRows } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { documentDesk } from '#contract/sales/tax-documents/document-desk.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { purchaseScene } from '#test/purchase.ts';
import type { Shop } from '#test/shop.ts';

const here = openedDesk((shop: Shop) => purchaseScene(shop));

const textOf = async ({ body }: AnsweredStream) => Buffer.from(await arrayBuffer(body)).toString();

const month = () => shopDay(here.shop.clock.now()).slice(0, 7);

/** The cells of the book, its headings first. */
async function book(of = month()): Promise<string[][]> {
  const text = await textOf(await here.admin.call(documentDesk.bookCsv, { month: of }));
  expect(text.startsWith('\ufeff')).toBe(true);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
}

const cents = (cell: string | undefined) => Math.round(Number((cell ?? '').replace(',', '.')) * 100);

const ana = { condition: 'consumer', taxId: '20.123.456', name: '=Ana', address: 'Mitre 1' };

let buyers = 0;

async function sold(lines: readonly { readonly variantId: number; readonly quantity: number }[], taxData?: typeof ana) {
  buyers += 1;
  const person = await here.shop.customer(`libro${buyers}`);
  const started = await person.call(checkout.start, { cartItems: [...lines], ...(taxData && { taxData }) });
  await here.scene.pay(started.init_point, 'APRO');
  return person.call(orders.record, { reference: started.reference });
}

async function ofRate(percent: number, price: number) {
  const product = await here.scene.product({ price, stock: 50 });
  await here.shop.db.execute(sql`update products set vat_percent = ${percent} where id = ${product.id}`);
  return product;
}

test('PRICE-10 the sales book has a row for each order and refund, by rate, and its sums are what the ledger says', async () => {
  const usual = await here.scene.product({ price: 121_003, stock: 50 });
  const reduced = await ofRate(10.5, 33_337);
  const bought = [
    await sold([usual.line(2), reduced.line(3)], ana),
    await sold([reduced.line()]),
    await sold([usual.line()]),
    await sold([usual.line(3), reduced.line(1)]),
  ];
  const [first, second, third] = bought;
  const refund = (
    reference: string | undefined,
    asked: Parameters<typeof here.admin.call<typeof orderRefunds.refund>>[1]['refund'],
  ) => here.admin.call(orderRefunds.refund, { reference: reference ?? '', key: randomUUID(), refund: asked });
  await refund(first?.reference, { what: 'lines', lines: [{ position: 1, quantity: 2 }] });
  await refund(first?.reference, { what: 'amount', amount: 123.45 });
  await refund(second?.reference, { what: 'all' });
  await refund(third?.reference, { what: 'amount', amount: 0.01 });
  await refund(third?.reference, { what: 'all' });
  const documents = await here.admin.call(documentDesk.attach, {
    reference: first?.reference ?? '',
    of: 'invoice',
    present: 'none',
    number: '=A-1',
    bytes: Buffer.from('%PDF-1.7\n%%EOF\n'),
  });
  expect(documents.documents).toHaveLength(1);
  const [headings = [], ...rows] = await book();
  expect(headings).toEqual([
    'Fecha',
    'Orden',
    'Tipo',
    'Comprador',
    'CUIT',
    'Comprobante',
    'Base 21 %',
    'IVA 21 %',
    'Base 10,5 %',
    'IVA 10,5 %',
    'Total',
    'Moneda',
  ]);
  const sums = rows.at(-1) ?? [];
  const booked = rows.slice(0, -1);
  expect(booked).toHaveLength(4 + 5);
  for (const row of rows) expect(row.slice(6, 10).reduce((all, cell) => all + cents(cell), 0)).toBe(cents(row[10]));
  for (let column = 6; column <= 10; column += 1) {
    expect(booked.reduce((all, row) => all + cents(row[column]), 0)).toBe(cents(sums[column]));
  }
  let kept = 0;
  for (const { reference, number, total, taxes } of bought) {
    const own = booked.filter((row) => row[1] === String(number));
    const ledger = await here.admin.call(orderRefunds.ledger, { reference });
    expect(own.reduce((all, row) => all + cents(row[10]), 0)).toBe(ledger.kept.minor);
    kept += ledger.kept.minor;
    const sale = own.find((row) => row[2] === 'Venta');
    expect(cents(sale?.[10])).toBe(total.minor);
    const of = (percent: number) => taxes.find((one) => one.percent === percent);
    expect([6, 7].map((at) => cents(sale?.[at]))).toEqual([of(21)?.net.minor ?? 0, of(21)?.tax.minor ?? 0]);
    expect([8, 9].map((at) => cents(sale?.[at]))).toEqual([of(10.5)?.net.minor ?? 0, of(10.5)?.tax.minor ?? 0]);
  }
  expect(cents(sums[10])).toBe(kept);
  // What was given back whole leaves nothing of any rate.
  for (const { number } of [second, third].flatMap((one) => (one ? [one] : []))) {
    const own = booked.filter((row) => row[1] === String(number));
    for (let column = 6; column <= 9; column += 1) {
      expect(own.reduce((all, row) => all + cents(row[column]), 0)).toBe(0);
    }
  }
  const named = booked.find((row) => row[1] === String(first?.number));
  expect(named?.slice(2, 6)).toEqual(['Venta', "'=Ana", '20.123.456', "'=A-1"]);
});

test('PRICE-10 the same book as XLSX, in which amounts are numbers and no text is a formula', async () => {
  const file = await here.admin.call(documentDesk.bookXlsx, { month: month() });
  expect(file.name).toBe(`libro-de-ventas-${month()}.xlsx`);
  const bytes = new Uint8Array(await arrayBuffer(file.body));
  const rows: unknown[][] = [];
  for await (const { values } of streamXlsxRows(bytes)) rows.push([...values]);
  const [headings = [], ...text] = await book();
  expect(rows[0]).toEqual(headings);
  expect(rows.slice(1).map((row) => Math.round(Number(row[10]) * 100))).toEqual(text.map((row) => cents(row[10])));
  expect(rows.slice(1, -1).every((row) => typeof row[10] === 'number')).toBe(true);
  expect(rows.flat()).toContain("'=Ana");
});

test('PRICE-10 a month begins and ends by the shop’s clock, and another one has nothing of it', async () => {
  const order = await sold([(await here.scene.product()).line()]);
  const place = (at: string) =>
    here.shop.db.execute(sql`update orders set sold_at = ${at}::timestamptz where reference = ${order.reference}`);
  const has = async (of: string) => (await book(of)).some((row) => row[1] === String(order.number));
  // Buenos Aires is three hours behind.
  await place('2025-03-01T02:59:59.999Z');
  expect([await has('2025-02'), await has('2025-03')]).toEqual([true, false]);
  await place('2025-03-01T03:00:00.000Z');
  expect([await has('2025-02'), await has('2025-03')]).toEqual([false, true]);
  expect((await here.admin.call(documentDesk.bookMonths, {})).months.at(-1)).toBe('2025-03');
  for (const wrong of ['2025-13', '2025', '2025-02-01']) {
    expect((await here.admin.refusal(documentDesk.bookCsv, { month: wrong })).code).toBe('invalid');
  }
});

/**
 * Stores copies of an order that were sold in a month of 2024, `every` of them in the same microsecond, without what the triggers
 * make of each: the book reads the orders alone.
 */
async function copies(reference: string, of: string, count: number, every: number): Promise<void> {
  const { db } = here.shop;
  await db.execute(sql`alter table orders disable trigger user`);
  // As many at a time as a statement may take on a busy machine.
  for (let first = 1; first <= count; first += 5000) {
    const last = Math.min(first + 4999, count);
    await db.execute(sql`
    with copied as (
      insert into orders select one.* from orders o, generate_series(${first}::int, ${last}::int) n,
        jsonb_populate_record(o, jsonb_build_object('reference', gen_random_uuid(), 'number', 500000 + n, 'payment_id', null,
          'tracking_token', null, 'sold_at', ${`${of}-05 12:00:00.000001+00`}::timestamptz + (n / ${every}::int) * interval '1 microsecond')) one
      where o.reference = ${reference} returning reference)
    insert into order_lines select one.* from copied, order_lines l,
      jsonb_populate_record(l, jsonb_build_object('order_reference', copied.reference)) one where l.order_reference = ${reference}`);
  }
  await db.execute(sql`alter table orders enable trigger user`);
}

test('PRICE-10 rows of one moment are read once each, whatever the page', { timeout: 60_000 }, async () => {
  const order = await sold([(await here.scene.product()).line()]);
  await copies(order.reference, '2024-05', 1300, 700);
  const rows = (await book('2024-05')).slice(1, -1);
  expect(rows).toHaveLength(1300);
  expect(new Set(rows.map((row) => row[1])).size).toBe(1300);
});

test(
  'PRICE-10 a month of 100,000 sales is sent while it is read, and its sums are exact',
  { tags: 'long', timeout: 600_000 },
  async () => {
    const count = 100_000;
    const order = await sold([(await here.scene.product({ price: 33_337 })).line()]);
    await copies(order.reference, '2024-06', count, 700);
    const { body } = await here.admin.call(documentDesk.bookCsv, { month: '2024-06' });
    let [rows, bytes, largest, last] = [0, 0, 0, ''];
    for await (const piece of body) {
      const text = Buffer.from(piece).toString();
      rows += text.split('\r\n').length - 1;
      bytes += piece.length;
      largest = Math.max(largest, piece.length);
      last = text;
    }
    expect(rows).toBe(1 + count + 1);
    // Written a page at a time: no piece is a considerable part of the file.
    expect(largest).toBeLessThan(bytes / 20);
    const { rows: sums } = await here.shop.db.execute<{ total: string }>(sql`
    select sum(total_minor)::text as total from orders where sold_at >= '2024-06-02' and sold_at < '2024-06-29'`);
    const cells = last.trimEnd().split('\r\n').at(-1)?.split(';') ?? [];
    expect(cells.at(-2)?.replace(/\D/g, '')).toBe(sums[0]?.total);
  },
);
