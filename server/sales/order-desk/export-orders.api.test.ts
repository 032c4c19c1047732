import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import { byteOrderMark } from '#contract/core/fields/csv.ts';
import { mostMoved } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { momentWords, shopDay } from '#contract/core/time/shop-time.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { createApi } from '#server/start/api.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(fulfilmentScene);

/** Returns the pieces in which a spreadsheet is sent. */
async function piecesOf(body: AnsweredStream['body']): Promise<string[]> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = body.getReader();
  const pieces: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces;
    pieces.push(decoder.decode(value));
  }
}

type Asked = Given<typeof orderDesk.export>;

/** Returns the lines of the spreadsheet, without its mark, and its name. */
async function exported(asked: Asked = {}) {
  const { name, body } = await here.admin.call(orderDesk.export, asked);
  const text = (await piecesOf(body)).join('');
  expect(text.startsWith(byteOrderMark)).toBe(true);
  const [headings = '', ...rows] = text.slice(1).split('\r\n').slice(0, -1);
  return { name, headings, rows };
}

const numbersOf = (rows: readonly string[]) => rows.map((row) => Number(row.split(';')[0]));

test('DESK-2 an order is a row with its buyer, states, delivery, goods and amounts', async () => {
  const { reference, number } = await here.scene.paidOrder([2, 1]);
  const order = await here.scene.order(reference);
  const { name, headings, rows } = await exported({ number: String(number) });
  expect(name).toBe(`ordenes-${shopDay(here.shop.clock.now())}.csv`);
  expect(headings).toBe(
    'Orden;Fecha;Cliente;DNI;Correo;Teléfono;Estado;Dinero;Entrega;Forma de entrega;Recibe;Dirección;Localidad;Provincia;Código postal;Prendas;Unidades;Subtotal;Descuento;Envío;Total;Total sin IVA;IVA incluido;IVA por alícuota;Devuelto;Medio de pago;Comisión;Neto recibido;Moneda;N° de pago',
  );
  const price = (minor: number) => (minor / 100).toFixed(2).replace('.', ',');
  expect(rows).toHaveLength(1);
  const names = headings.split(';');
  const cells = rows[0]?.split(';') ?? [];
  const cell = (heading: string) => cells[names.indexOf(heading)];
  const [paid] = (await here.admin.call(orderRefunds.ledger, { reference })).payments;
  const taxable = Math.round(order.total / 1.21);
  expect(Object.fromEntries(names.map((heading, at) => [heading, cells[at]]))).toMatchObject({
    Orden: String(number),
    Fecha: momentWords(order.orderDate),
    Cliente: order.email?.split('@')[0],
    Correo: order.email,
    Estado: 'Aprobada',
    Dinero: 'Pagada',
    Entrega: 'Por preparar',
    'Forma de entrega': order.shippingTitle,
    Recibe: order.deliveryAddress?.recipient,
    Dirección: 'Av. Corrientes 1234',
    Localidad: order.deliveryAddress?.city,
    'Código postal': order.deliveryAddress?.postalCode,
    Prendas: '2 × Prenda 1 Blanco, talle M | 1 × Prenda 2 Blanco, talle M',
    Unidades: '3',
    Subtotal: price(order.subtotal),
    Descuento: '0,00',
    Envío: price(order.shipping),
    Total: price(order.total),
    'Total sin IVA': price(taxable),
    'IVA incluido': price(order.total - taxable),
    'IVA por alícuota': `21 %: ${price(order.total - taxable)}`,
    Devuelto: '0,00',
    Comisión: price(paid?.fee?.minor ?? Number.NaN),
    'Neto recibido': price(paid?.net?.minor ?? Number.NaN),
    Moneda: 'ARS',
    'N° de pago': order.paymentId,
  });
  expect(cell('Teléfono')).toMatch(/^[\d -]+$/);
  expect(cell('Provincia')).not.toBe('');
  expect(cell('Medio de pago')).toMatch(/^Tarjeta de crédito \w+ terminada en \d{4}/);
});

test('DESK-2 the spreadsheet has the buyer’s document, and no number of the shop’s own for money taken by hand', async () => {
  const buyer = await here.shop.customer('documentada');
  await here.shop.pool.query(`update users set dni = '30123456' where id = $1`, [buyer.id]);
  const open = await here.scene.unpaidOrder([1], buyer);
  await here.admin.call(manualOrders.take, { reference: open.reference, means: 'cash' });
  const { number, total } = await here.scene.order(open.reference);
  const { rows } = await exported({
    number: String(number),
    columns: ['number', 'document', 'means', 'fee', 'net', 'payment'],
  });
  expect(rows).toEqual([`${number};30123456;Efectivo;0,00;${(total / 100).toFixed(2).replace('.', ',')};`]);
  expect((await exported({ number: String(number), columns: 'total' })).headings).toBe('Total');
  const unknown = await here.admin.send('/admin/orders/export?columns=otra', { method: 'GET', headers: {} });
  expect(unknown.status).toBe(422);
});

test('DESK-2 the spreadsheet has the orders of the list’s filters, in its order', async () => {
  const buyer = await here.shop.customer('filtrada');
  const paid = await here.scene.paidOrder([1], buyer);
  const dearer = await here.scene.paidOrder([5], buyer);
  const open = await here.scene.unpaidOrder([1], buyer);
  const { number: unpaid } = await here.scene.order(open.reference);
  const asked = async (asking: Asked) => numbersOf((await exported({ buyer: 'filtrada', ...asking })).rows);
  expect(await asked({})).toEqual([unpaid, dearer.number, paid.number]);
  expect(await asked({ order: 'date-asc' })).toEqual([paid.number, dearer.number, unpaid]);
  expect(await asked({ status: 'approved', order: 'total-desc' })).toEqual([dearer.number, paid.number]);
  expect(await asked({ status: 'pending' })).toEqual([unpaid]);
  expect(await asked({ fulfilment: 'to_prepare', money: 'paid' })).toEqual([dearer.number, paid.number]);
  expect(await asked({ to: '2020-01-01' })).toEqual([]);
  expect(await asked({ number: 'Prenda 1', status: 'approved' })).toEqual([dearer.number, paid.number]);
});

test('DESK-2 the spreadsheet of chosen orders has exactly these, in the order of the list', async () => {
  const buyer = await here.shop.customer('elegida');
  const made = [];
  for (const units of [2, 1, 3]) made.push((await here.scene.paidOrder([units], buyer)).number);
  const [first = 0, second = 0, third = 0] = made;
  const asked = async (asking: Asked) => numbersOf((await exported(asking)).rows);
  expect(await asked({ only: [first, third] })).toEqual([third, first]);
  expect(await asked({ only: [third, second], order: 'total-asc' })).toEqual([second, third]);
  expect(await asked({ only: second })).toEqual([second]);
  expect(await asked({ only: [first, second], status: 'failure' })).toEqual([]);
  expect(await asked({ only: [first], number: String(second) })).toEqual([]);
  expect(await asked({ only: [2_000_000_000] })).toEqual([]);
  const tooMany = Array.from({ length: mostMoved + 1 }, (_, at) => at + 1);
  for (const only of [tooMany, [0], 'uno']) {
    expect((await here.admin.refusal(orderDesk.export, { only })).code).toBe('invalid');
  }
});

test('DESK-2 no cell of the spreadsheet runs as a formula, or breaks its row', async () => {
  const buyer = await here.shop.customer('formula');
  await here.shop.pool.query('update users set name = $1, lastname = null where id = $2', [
    '=HYPERLINK("http://x")',
    buyer.id,
  ]);
  const { reference, number } = await here.scene.paidOrder([1], buyer);
  await here.shop.pool.query(`update orders set shipping_title = '+A;1' || chr(10) where reference = $1`, [reference]);
  const { rows } = await exported({ number: String(number) });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`;"'=HYPERLINK(""http://x"")";`);
  expect(rows[0]).toContain(`;"'+A;1\n";`);
});

test('DESK-2 only administrators get the spreadsheet', async () => {
  const buyer = await here.shop.customer('curiosa');
  expect((await buyer.refusal(orderDesk.export, {})).code).toBe('not_allowed');
  expect((await here.shop.guest().refusal(orderDesk.export, {})).code).toBe('not_logged_in');
});

/** Copies an order many times, each a second older than the one before it. */
async function copyOrder(reference: string, count: number): Promise<void> {
  await here.shop.db.execute(sql`
    insert into orders (reference, user_id, status, email, currency, subtotal_minor, shipping_method, shipping_title,
      shipping_minor, total_minor, order_date, is_open, bag_key, expires_at)
    select gen_random_uuid(), null, 'failure', 'copia@example.com', currency, subtotal_minor, shipping_method, shipping_title,
      shipping_minor, total_minor, order_date - interval '400 days' - interval '1 second' * (place / 2), false, '', expires_at
    from orders, generate_series(1, ${count}::int) place where reference = ${reference}`);
}

test('DESK-2 many orders are sent in pieces, each of them once, and only as fast as they are read', async () => {
  const { reference } = await here.scene.paidOrder();
  const count = 2300;
  await copyOrder(reference, count);
  for (const order of ['date-desc', 'total-asc'] as const) {
    const numbers = numbersOf((await exported({ status: 'failure', order })).rows);
    expect([numbers.length, new Set(numbers).size]).toEqual([count, count]);
  }
  const { body } = await here.admin.call(orderDesk.export, { status: 'failure' });
  const sizes = (await piecesOf(body)).map((piece) => piece.split('\r\n').length - 1);
  expect(sizes).toEqual([1, 500, 500, 500, 500, 300]);
});

test('DESK-2 a client that leaves in the middle ends the reading', async () => {
  const { reference } = await here.scene.paidOrder();
  await copyOrder(reference, 2000);
  let reads = 0;
  const counted = drizzle(here.shop.pool, { logger: { logQuery: () => void (reads += 1) } });
  const api = createApi({ ...here.shop.services, db: counted });
  const response = await api.fetch(
    new Request(`${here.shop.settings.publicUrl}${here.shop.settings.apiBase}/admin/orders/export?status=failure`, {
      headers: { authorization: `Bearer ${here.admin.token}` },
    }),
    { ip: '127.0.0.1' },
  );
  const reader = response.body?.getReader();
  for (let piece = 0; piece < 2; piece += 1) await reader?.read();
  await reader?.cancel();
  const afterLeaving = reads;
  await here.shop.db.execute(sql`select 1`);
  expect(reads).toBe(afterLeaving);
  // Of at least nine pages, no more than what was sent and the next one were read.
  expect(reads).toBeLessThan(15);
});
