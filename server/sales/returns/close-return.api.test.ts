import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import { variants } from '#server/goods/products/catalogue.tables.ts';
import { returnScene, type ReturnScene } from '#test/return-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(returnScene, { losesNotices: true });

const refunded = [{ position: 0, restock: 1, outcome: 'refund' as const }];

test('BACK-5 the inspection decides every line once, and explains a line that gets nothing', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder();
  const id = await here.scene.received(person, reference, [here.scene.line('refund')]);
  const paths = async (...asked: Parameters<ReturnScene['refusedClose']>) => {
    const { code, errors } = await here.scene.refusedClose(...asked);
    return [code, errors.map(({ path }) => path).join()];
  };
  expect(await paths(id, [{ position: 3, restock: 0, outcome: 'refund' }])).toEqual(['invalid', 'lines.0.position']);
  expect(await paths(id, [...refunded, ...refunded])).toEqual(['invalid', 'lines.1.position']);
  expect(await paths(id, [{ position: 0, restock: 2, outcome: 'refund' }])).toEqual(['invalid', 'lines.0.restock']);
  expect(await paths(id, [{ position: 0, restock: 0, outcome: 'exchange' }])).toEqual(['invalid', 'lines.0.outcome']);
  expect(await paths(id, [{ position: 0, restock: 0, outcome: 'nothing' }])).toEqual(['invalid', 'note']);
  expect((await here.scene.one(id)).state).toBe('received');
  const closed = await here.scene.close(id, [{ position: 0, restock: 0, outcome: 'nothing' }], {
    note: 'Está manchada',
  });
  expect(closed).toMatchObject({ state: 'closed', refund: null, answer: 'Está manchada' });
  expect(await here.scene.stockOf(shirt, 'M')).toBe(8);
  expect((await here.scene.ledger(here.admin, reference)).refunds).toEqual([]);
});

test('BACK-5 a carrier that there is not refuses the end of an exchange, and nothing changes', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder();
  const id = await here.scene.received(person, reference, [here.scene.line('exchange')]);
  const lines = [{ position: 0, restock: 1, outcome: 'exchange' as const }];
  expect((await here.scene.refusedClose(id, lines, { carrierId: 999_999 })).code).toBe('carrier_not_found');
  expect([await here.scene.stockOf(shirt, 'M'), (await here.scene.one(id)).state]).toEqual([8, 'received']);
});

test('BACK-5 units that were refunded meanwhile are neither refunded again nor exchanged', async () => {
  const { person, reference, payment } = await here.scene.arrivedOrder({ units: 1 });
  const id = await here.scene.received(person, reference, [here.scene.line('exchange')]);
  const lines = [{ position: 0, quantity: 1, restock: false }];
  await here.scene.refund(here.admin, reference, { refund: { what: 'lines', lines } });
  for (const outcome of ['refund', 'exchange'] as const) {
    expect((await here.scene.refusedClose(id, [{ position: 0, restock: 1, outcome }])).code).toBe('return_units');
  }
  await here.scene.close(id, [{ position: 0, restock: 1, outcome: 'nothing' }], { note: 'Ya se devolvió el dinero' });
  expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 1000']);
});

test('BACK-5 a refund of a return never takes more than is left of the order’s money', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder({ units: 1 });
  const id = await here.scene.received(person, reference, [here.scene.line('refund')]);
  await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 500 } });
  expect((await here.scene.refusedClose(id, refunded)).code).toBe('refund_too_much');
  expect([await here.scene.stockOf(shirt, 'M'), (await here.scene.one(id)).state]).toEqual([9, 'received']);
});

test('BACK-5 an end whose refund the provider does not answer is written whole, and the jobs refund it once', async () => {
  const { person, reference, payment, shirt } = await here.scene.arrivedOrder();
  const id = await here.scene.received(person, reference, [here.scene.line('refund')]);
  await here.scene.control.injectFault({ kind: 'status', status: 503, method: 'POST' });
  const closed = await here.scene.close(id, refunded);
  expect(closed).toMatchObject({ state: 'closed', refund: { minor: 100_000 } });
  expect(await here.scene.stockOf(shirt, 'M')).toBe(9);
  await here.scene.control.clearFaults();
  expect(await here.scene.refundsAtProvider(payment)).toEqual([]);
  await here.scene.later();
  await here.scene.later();
  expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 1000']);
});

test('BACK-5 a size that was deleted meanwhile keeps no return open', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder();
  const id = await here.scene.received(person, reference, [here.scene.line('exchange')]);
  await here.shop.pool.query('delete from variants where product_id = $1', [shirt.id]);
  const closed = await here.scene.close(id, refunded);
  expect(closed).toMatchObject({ state: 'closed', lines: [{ canRestock: false, restocked: 0 }] });
});

test('BACK-5 what was paid for the delivery goes back with a refunded line where the owner says so, once for an order', async () => {
  const { person, reference } = await here.scene.arrivedOrder();
  const id = await here.scene.received(person, reference, [here.scene.line('refund')]);
  expect((await here.scene.one(id)).shipping).toEqual(shopMoney(5000));
  const nothing = await here.scene.refusedClose(id, [{ position: 0, restock: 0, outcome: 'nothing' }], {
    note: 'Está usada',
    withShipping: true,
  });
  expect(nothing.errors).toMatchObject([{ path: 'withShipping' }]);
  const closed = await here.scene.close(id, refunded, { withShipping: true });
  expect(closed.refund).toEqual(shopMoney(105_000));
  const again = await here.scene.received(person, reference, [here.scene.line('refund')]);
  expect((await here.scene.one(again)).shipping).toBeNull();
  const twice = await here.scene.refusedClose(again, refunded, { withShipping: true });
  expect(twice.errors).toMatchObject([{ path: 'withShipping' }]);
  await here.scene.close(again, refunded);
  expect(await here.scene.ledger(here.admin, reference)).toMatchObject({ state: 'refunded', kept: shopMoney(0) });
});

test('BACK-5 the price of the delivery that was refunded as an amount does not go back again with a return', async () => {
  const { person, reference } = await here.scene.arrivedOrder();
  await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 50 } });
  const id = await here.scene.received(person, reference, [here.scene.line('refund')]);
  expect((await here.scene.one(id)).shipping).toBeNull();
  expect((await here.scene.refusedClose(id, refunded, { withShipping: true })).errors).toMatchObject([
    { path: 'withShipping' },
  ]);
  expect((await here.scene.close(id, refunded)).refund).toEqual(shopMoney(100_000));
});

test('BACK-5 the shop sends another size although the money was asked for, and no money goes back', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder({ larger: 1 });
  const id = await here.scene.received(person, reference, [here.scene.line('refund')]);
  const sizes = (await here.scene.one(id)).lines[0]?.sizes ?? [];
  expect(sizes.map(({ size, left }) => [size, left])).toEqual([
    ['M', 8],
    ['L', 1],
  ]);
  const variantId = sizes.find(({ size }) => size === 'L')?.variantId;
  const lines = [{ position: 0, restock: 1, outcome: 'exchange' as const, variantId }];
  const closed = await here.scene.close(id, lines);
  expect(closed).toMatchObject({
    state: 'closed',
    refund: null,
    lines: [{ wants: 'refund', wantedSize: null, sentSize: 'L', outcome: 'exchange', restocked: 1, sizes: [] }],
  });
  expect([await here.scene.stockOf(shirt, 'M'), await here.scene.stockOf(shirt, 'L')]).toEqual([9, 0]);
  expect((await here.scene.ledger(here.admin, reference)).refunds).toEqual([]);
  const seen = await person.call(returns.offer, { reference });
  expect(seen.returns[0]?.lines).toMatchObject([{ sentSize: 'L', outcome: 'exchange' }]);
  // Units that were exchanged do not come back once more.
  expect(seen.lines.map(({ left }) => left)).toEqual([1]);
});

test('BACK-5 the money goes back although another size was asked for, and what was held is in stock again', async () => {
  const { person, reference, shirt, payment } = await here.scene.arrivedOrder();
  const id = await here.scene.received(person, reference, [here.scene.line('exchange')]);
  expect(await here.scene.stockOf(shirt, 'L')).toBe(4);
  const closed = await here.scene.close(id, refunded);
  expect(closed).toMatchObject({ refund: { minor: 100_000 }, lines: [{ wants: 'exchange', sentSize: null }] });
  expect([await here.scene.stockOf(shirt, 'M'), await here.scene.stockOf(shirt, 'L')]).toEqual([9, 5]);
  expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 1000']);
});

test('BACK-5 another size than the held one is sent, which goes back to the stock', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder();
  await here.shop.db.insert(variants).values({ productId: shirt.id, size: 'XL', stock: 3 });
  const id = await here.scene.received(person, reference, [here.scene.line('exchange')]);
  const variantId = (await here.scene.one(id)).lines[0]?.sizes.find(({ size }) => size === 'XL')?.variantId;
  const closed = await here.scene.close(id, [{ position: 0, restock: 0, outcome: 'exchange', variantId }]);
  expect(closed.lines).toMatchObject([{ wantedSize: 'L', sentSize: 'XL' }]);
  const left = await Promise.all(['M', 'L', 'XL'].map((size) => here.scene.stockOf(shirt, size)));
  expect(left).toEqual([8, 5, 2]);
});

test('BACK-5 a size that is sold out meanwhile, or of another product, is not sent, and nothing changes', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder({ larger: 1 });
  const id = await here.scene.received(person, reference, [here.scene.line('refund')]);
  const variantId = (await here.scene.one(id)).lines[0]?.sizes.find(({ size }) => size === 'L')?.variantId ?? 0;
  const other = await here.scene.product({ stock: 5, size: 'L' });
  await here.shop.pool.query('update variants set stock = 0 where id = $1', [variantId]);
  for (const wrong of [variantId, other.variantId, 2_147_483_647]) {
    const lines = [{ position: 0, restock: 1, outcome: 'exchange' as const, variantId: wrong }];
    expect((await here.scene.refusedClose(id, lines)).code).toBe('return_size_sold_out');
  }
  expect([await here.scene.stockOf(shirt, 'M'), await here.scene.stock(other)]).toEqual([8, 5]);
  expect((await here.scene.one(id)).state).toBe('received');
});

test('BACK-5 of two who close returns with the last unit of a size at once, one sends it', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder({ larger: 1 });
  const ids = [
    await here.scene.received(person, reference, [here.scene.line('refund')]),
    await here.scene.received(person, reference, [here.scene.line('refund')]),
  ];
  const variantId = (await here.scene.one(ids[0] ?? 0)).lines[0]?.sizes.find(({ size }) => size === 'L')?.variantId;
  const lines = [{ position: 0, restock: 0, outcome: 'exchange' as const, variantId }];
  const ended = await Promise.allSettled(ids.map((id) => here.scene.close(id, lines)));
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await here.scene.stockOf(shirt, 'L')).toBe(0);
});
