import { describe, expect, onTestFinished, test } from 'vitest';
import { dayAfter, shopDay, shortDayWords } from '#contract/core/time/shop-time.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { preorders } from '#contract/goods/stock/preorder-desk.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { setShop, shop as facts } from '#contract/core/shop/shop.ts';
import type { PrintedKind } from '#contract/sales/orders/printed-kinds.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { readPdf } from '#test/read-pdf.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(fulfilmentScene);

const print = (what: PrintedKind, ...number: number[]) => here.admin.call(documents.print, { what, number });

describe('a packing slip', () => {
  test('SHIP-6 says who gets what and how, with the order number as barcode, and no price', async () => {
    const { number } = await here.scene.paidOrder([3, 1]);
    const file = await print('slips', number);
    expect(file).toMatchObject({ name: `remitos-orden-${number}.pdf`, leftOut: [] });
    const { pages, info } = await readPdf(file.bytes);
    expect(pages).toHaveLength(1);
    const [{ text = '', tree = '', size = [] } = {}] = pages;
    expect(size).toEqual([595, 842]);
    for (const part of ['Percha', `N° ${number}`, 'Prenda 1', 'Prenda 2', 'Unidades en total: 4', 'CANTIDAD']) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/\$|1\.299/);
    expect(tree).toContain(`Código de barras de la orden ${number}`);
    expect(info).toMatchObject({ Title: `Remito de la orden N° ${number}`, Language: 'es-AR' });
  });

  test('SHIP-6 is tagged, named and has its fonts in it', async () => {
    const { number } = await here.scene.paidOrder();
    const { raw, pages } = await readPdf((await print('slips', number)).bytes);
    expect(raw.match(/\/FontFile2/g)).toHaveLength(3);
    expect(raw).not.toContain('/Subtype /Image');
    for (const tag of ['"Document"', '"H1"', '"Table"', '"TH"', '"TD"', '"Figure"']) {
      expect(pages[0]?.tree).toContain(tag);
    }
  });

  test.each(['slips', 'labels', 'pick-list'] as const)('SHIP-6 %s: every file is tagged and named', async (what) => {
    const { number } = await here.scene.paidOrder();
    const { raw, pages, info } = await readPdf((await print(what, number)).bytes);
    expect(raw).toContain('/Marked true');
    expect(raw).toContain('/FontFile2');
    expect(raw).not.toContain('Helvetica');
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(pages[0]?.tree).toContain('"Document"');
    expect(info).toMatchObject({ Title: expect.stringContaining(`N° ${number}`), Language: 'es-AR' });
  });

  test('SHIP-6 continues on further pages without losing a line', async () => {
    const { reference, number } = await here.scene.paidOrder([1]);
    await here.shop.pool.query(
      `insert into order_lines (order_reference, position, product_id, name, color, brand_size, quantity, price_minor)
        select order_reference, n, product_id, 'Renglón ' || n, color, brand_size, 2, price_minor
        from order_lines, generate_series(1, 59) n where order_reference = $1`,
      [reference],
    );
    const { pages } = await readPdf((await print('slips', number)).bytes);
    expect(pages.length).toBeGreaterThan(2);
    const text = pages.map((page) => page.text).join(' ');
    for (let at = 1; at < 60; at += 1) expect(text).toMatch(new RegExp(`Renglón ${at}\\b`));
    for (const page of pages) expect(page.text).toContain('CANTIDAD');
    expect(pages.at(-1)?.text).toContain('Unidades en total: 119');
  });
});

test('GOOD-10 slips and pick lists mark the lines that wait for units, until these came in', async () => {
  const { id: productId, variantId } = await here.scene.product({ stock: 0, name: 'Campera' });
  const promised = dayAfter(shopDay(here.shop.clock.now()), 20);
  await here.admin.call(preorders.save, { productId, on: promised, sizes: [{ variantId, most: 3 }] });
  const there = await here.scene.product({ stock: 5, name: 'Remera' });
  const number = await here.scene.paidCart([{ variantId, quantity: 2, promised }, there.line(1)]);
  const mark = `Preventa, prometido para el ${shortDayWords(promised)}`;
  const textOf = async (what: PrintedKind) =>
    (await readPdf((await print(what, number)).bytes)).pages.map(({ text }) => text).join(' ');
  const marks = async () =>
    [await textOf('slips'), await textOf('pick-list')].map((text) => text.split(mark).length - 1);
  expect(await marks()).toEqual([1, 1]);
  const { orders } = await here.admin.call(orderDesk.list, { goods: 'preorder' });
  expect(orders.map((order) => order.number)).toEqual([number]);
  expect((await here.admin.call(orderDesk.list, {})).orders.length).toBeGreaterThan(1);
  await here.shop.pool.query('update variants set waiting = 0 where id = $1', [variantId]);
  expect(await marks()).toEqual([0, 0]);
});

describe('an address label', () => {
  test('SHIP-6 is 10 x 15 cm, with the postal code and a barcode, one for each parcel', async () => {
    const { reference, number } = await here.scene.paidOrder([2]);
    const { pages: unpacked } = await readPdf((await print('labels', number)).bytes);
    expect(unpacked.map(({ size }) => size)).toEqual([[283, 425]]);
    expect(unpacked[0]?.text).not.toContain('Bulto');
    const { deliveryAddress } = await here.scene.order(reference);
    for (const part of [deliveryAddress?.recipient ?? '-', deliveryAddress?.postalCode ?? '-', `N° ${number}`]) {
      expect(unpacked[0]?.text).toContain(part);
    }
    expect(unpacked[0]?.tree).toContain('Código de barras');
    for (let parcel = 0; parcel < 2; parcel += 1) {
      await here.admin.call(fulfilmentDesk.addParcel, { reference, lines: [{ position: 0, quantity: 1 }] });
    }
    const { pages } = await readPdf((await print('labels', number)).bytes);
    expect(pages.map(({ text }) => /Bulto \d de \d/.exec(text)?.[0])).toEqual(['Bulto 1 de 2', 'Bulto 2 de 2']);
  });

  test('SHIP-6 takes the longest address without losing its beginning, and says where it was sent from', async () => {
    const before = facts();
    onTestFinished(() => setShop(before));
    setShop({ ...before, address: 'Galería del Sol, local 14, Honduras 4850 g̃, C1414BMN Buenos Aires' });
    const { reference, number } = await here.scene.paidOrder();
    await here.shop.pool.query(
      `update orders set delivery_address = delivery_address || jsonb_build_object('recipient', repeat('Maximiliana ', 8),
        'street', repeat('Libertador ', 12), 'city', repeat('Perpetuo ', 8), 'notes', repeat('timbre ', 60)) where reference = $1`,
      [reference],
    );
    const { pages } = await readPdf((await print('labels', number)).bytes);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toMatch(/Galería.*4850\s+g̃.*Maximiliana.*Libertador.*timbre.*Perpetuo.*N° /);
  });
});

describe('a pick list', () => {
  test('SHIP-6 adds up the units of several orders by the order of the shelf', async () => {
    const { id, line, named } = await here.scene.product({ stock: 20, name: 'Saco', size: 'M' });
    await here.shop.pool.query(
      "insert into variants (product_id, brand_size, stock) values ($1, 'XL', 9), ($1, 'S', 9)",
      [id],
    );
    const orders = [];
    for (const cartItems of [
      [line(1), { ...named(2), brandSize: 'XL' }],
      [line(3), { ...named(1), brandSize: 'S' }],
    ]) {
      orders.push(await here.scene.paidCart(cartItems));
    }
    const [one = 0, other = 0] = orders;
    const { pages } = await readPdf((await print('pick-list', other, one)).bytes);
    const text = (pages[0]?.text ?? '').replaceAll(/\s+/g, ' ');
    expect(text).toContain('2 órdenes · 7 unidades · 3 artículos');
    const [s, m, xl] = [`${id}-S`, `${id}-M`, `${id}-XL`].map((sku) => text.indexOf(sku));
    expect([s, m, xl]).toEqual([s, m, xl].toSorted((a = 0, b = 0) => a - b));
    expect(text).toContain(`Órdenes ${one}, ${other} (3)`);
  });

  test('SHIP-6 has only what is in no parcel yet, and names the orders that are not in it', async () => {
    const { reference, number } = await here.scene.paidOrder([3]);
    const sent = await here.scene.paidOrder([1]);
    await here.admin.call(fulfilmentDesk.addParcel, { reference, lines: [{ position: 0, quantity: 1 }] });
    await here.admin.call(fulfilmentDesk.addParcel, { reference: sent.reference });
    const file = await print('pick-list', number, sent.number);
    expect(file.leftOut).toEqual([sent.number]);
    const { pages } = await readPdf(file.bytes);
    expect(pages[0]?.text).toContain('1 orden · 2 unidades');
    expect(pages[0]?.text).toContain(`No están en la lista: N° ${sent.number}`);
  });
});

describe('who prints what', () => {
  test('SHIP-6 guests and customers print nothing, not even their own order', async () => {
    const { buyer, number } = await here.scene.paidOrder();
    const asked = { what: 'slips' as const, number: [number] };
    expect((await here.shop.guest().refusal(documents.print, asked)).status).toBe(401);
    expect((await buyer.refusal(documents.print, asked)).status).toBe(403);
  });

  test('SHIP-6 unpaid, unknown and stopped orders are left out and named', async () => {
    const { number } = await here.scene.paidOrder();
    const open = await here.scene.order((await here.scene.unpaidOrder()).reference);
    const stopped = await here.scene.paidOrder();
    await here.shop.pool.query('update orders set delivery_stopped_at = now() where reference = $1', [
      stopped.reference,
    ]);
    for (const what of ['slips', 'labels', 'pick-list'] as const) {
      const file = await print(what, 999_999, open.number, number, stopped.number, number);
      expect(file.leftOut).toEqual([999_999, open.number, stopped.number]);
      const refusal = await here.admin.refusal(documents.print, { what, number: [open.number, 999_999] });
      expect([refusal.code, refusal.status]).toEqual(['nothing_to_print', 409]);
    }
  });

  test('SHIP-6 wrong questions are rejected as problem documents', async () => {
    for (const query of [
      'what=slips',
      'what=otro&number=1',
      'what=slips&number=x',
      `what=slips${'&number=1'.repeat(201)}`,
    ]) {
      const answer = await here.admin.send(`/admin/orders/documents?${query}`, { method: 'GET', headers: {} });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        422,
        expect.stringContaining('problem+json'),
      ]);
    }
  });

  test('SHIP-6 the file is shown in the browser, and nothing keeps it', async () => {
    const { number } = await here.scene.paidOrder();
    const { headers } = await here.admin.send(`/admin/orders/documents?what=slips&number=${number}`, {
      method: 'GET',
      headers: {},
    });
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`inline; filename="remitos-orden-${number}.pdf"`);
    expect(headers.get('cache-control')).toContain('no-store');
  });
});

/** Asks for other things while so many slips are drawn. */
async function expectAnswersDuring(count: number): Promise<void> {
  const { reference, number } = await here.scene.paidOrder([1]);
  const { rows } = await here.shop.pool.query<{ number: number }>(
    `with copies as (
      insert into orders (reference, user_id, status, email, currency, subtotal_minor, shipping_method, shipping_title,
        shipping_minor, total_minor, order_date, is_open, bag_key, expires_at, delivery_address, fulfilment)
      select gen_random_uuid(), user_id, status, email, currency, subtotal_minor, shipping_method, shipping_title,
        shipping_minor, total_minor, order_date, false, bag_key, expires_at, delivery_address, fulfilment
      from orders, generate_series(2, $2::int) where reference = $1 returning number, reference),
    lines as (
      insert into order_lines (order_reference, position, product_id, name, color, brand_size, quantity, price_minor)
      select copies.reference, position, product_id, name, color, brand_size, quantity, price_minor
      from order_lines, copies where order_reference = $1)
    select number from copies`,
    [reference, count],
  );
  const drawing = { isOver: false };
  const file = print('slips', number, ...rows.map((row) => row.number)).finally(() => {
    drawing.isOver = true;
  });
  let answered = 0;
  while (!drawing.isOver) {
    await here.shop.guest().call(delivery.offers, {});
    answered += 1;
  }
  // Without a pause between the slips, only those that arrive while the orders are read would be answered.
  expect(answered).toBeGreaterThan(10);
  expect((await readPdf((await file).bytes)).pages).toHaveLength(count);
}

test('SHIP-6 the shop answers others while it draws 60 slips', () => expectAnswersDuring(60));

test('SHIP-6 the shop answers others while it draws 200 slips', { tags: 'long' }, () => expectAnswersDuring(200));
