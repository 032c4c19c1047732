import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import type { Actor } from '#test/actor.ts';
import { returnScene } from '#test/return-scene.ts';
import type { ReturnScene } from '#test/return-scene.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;
let scene: ReturnScene;
let admin: Actor;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  scene = returnScene(shop, admin);
  await scene.loseNotices();
});
afterAll(() => shop.close());

const refunded = [{ position: 0, restock: 1, outcome: 'refund' as const }];

test('BACK-5 the inspection decides every line once, and explains a line that gets nothing', async () => {
  const { person, reference, shirt } = await scene.arrivedOrder();
  const id = await scene.received(person, reference, [scene.line('refund')]);
  const paths = async (...asked: Parameters<ReturnScene['refusedClose']>) => {
    const { code, errors } = await scene.refusedClose(...asked);
    return [code, errors.map(({ path }) => path).join()];
  };
  expect(await paths(id, [{ position: 3, restock: 0, outcome: 'refund' }])).toEqual(['invalid', 'lines.0.position']);
  expect(await paths(id, [...refunded, ...refunded])).toEqual(['invalid', 'lines.1.position']);
  expect(await paths(id, [{ position: 0, restock: 2, outcome: 'refund' }])).toEqual(['invalid', 'lines.0.restock']);
  expect(await paths(id, [{ position: 0, restock: 0, outcome: 'exchange' }])).toEqual(['invalid', 'lines.0.outcome']);
  expect(await paths(id, [{ position: 0, restock: 0, outcome: 'nothing' }])).toEqual(['invalid', 'note']);
  expect((await scene.one(id)).state).toBe('received');
  const closed = await scene.close(id, [{ position: 0, restock: 0, outcome: 'nothing' }], { note: 'Está manchada' });
  expect(closed).toMatchObject({ state: 'closed', refund: null, answer: 'Está manchada' });
  expect(await scene.stockOf(shirt, 'M')).toBe(8);
  expect((await scene.ledger(admin, reference)).refunds).toEqual([]);
});

test('BACK-5 a carrier that there is not refuses the end of an exchange, and nothing changes', async () => {
  const { person, reference, shirt } = await scene.arrivedOrder();
  const id = await scene.received(person, reference, [scene.line('exchange')]);
  const lines = [{ position: 0, restock: 1, outcome: 'exchange' as const }];
  expect((await scene.refusedClose(id, lines, { carrierId: 999_999 })).code).toBe('carrier_not_found');
  expect([await scene.stockOf(shirt, 'M'), (await scene.one(id)).state]).toEqual([8, 'received']);
});

test('BACK-5 units that were refunded meanwhile are neither refunded again nor exchanged', async () => {
  const { person, reference, payment } = await scene.arrivedOrder({ units: 1 });
  const id = await scene.received(person, reference, [scene.line('exchange')]);
  const lines = [{ position: 0, quantity: 1, restock: false }];
  await scene.refund(admin, reference, { refund: { what: 'lines', lines } });
  for (const outcome of ['refund', 'exchange'] as const) {
    expect((await scene.refusedClose(id, [{ position: 0, restock: 1, outcome }])).code).toBe('return_units');
  }
  await scene.close(id, [{ position: 0, restock: 1, outcome: 'nothing' }], { note: 'Ya se devolvió el dinero' });
  expect(await scene.refundsAtProvider(payment)).toEqual(['approved 1000']);
});

test('BACK-5 a refund of a return never takes more than is left of the order’s money', async () => {
  const { person, reference, shirt } = await scene.arrivedOrder({ units: 1 });
  const id = await scene.received(person, reference, [scene.line('refund')]);
  await scene.refund(admin, reference, { refund: { what: 'amount', amount: 500 } });
  expect((await scene.refusedClose(id, refunded)).code).toBe('refund_too_much');
  expect([await scene.stockOf(shirt, 'M'), (await scene.one(id)).state]).toEqual([9, 'received']);
});

test('BACK-5 an end whose refund the provider does not answer is written whole, and the jobs refund it once', async () => {
  const { person, reference, payment, shirt } = await scene.arrivedOrder();
  const id = await scene.received(person, reference, [scene.line('refund')]);
  await scene.control.injectFault({ kind: 'status', status: 503, method: 'POST' });
  const closed = await scene.close(id, refunded);
  expect(closed).toMatchObject({ state: 'closed', refund: { minor: 100_000 } });
  expect(await scene.stockOf(shirt, 'M')).toBe(9);
  await scene.control.clearFaults();
  expect(await scene.refundsAtProvider(payment)).toEqual([]);
  await scene.later();
  await scene.later();
  expect(await scene.refundsAtProvider(payment)).toEqual(['approved 1000']);
});

test('BACK-5 a size that was deleted meanwhile keeps no return open', async () => {
  const { person, reference, shirt } = await scene.arrivedOrder();
  const id = await scene.received(person, reference, [scene.line('exchange')]);
  await shop.pool.query('delete from variants where product_id = $1', [shirt.id]);
  const closed = await scene.close(id, refunded);
  expect(closed).toMatchObject({ state: 'closed', lines: [{ canRestock: false, restocked: 0 }] });
});

test('BACK-5 what was paid for the delivery goes back with a refunded line where the owner says so, once for an order', async () => {
  const { person, reference } = await scene.arrivedOrder();
  const id = await scene.received(person, reference, [scene.line('refund')]);
  expect((await scene.one(id)).shipping).toEqual(shopMoney(5000));
  const nothing = await scene.refusedClose(id, [{ position: 0, restock: 0, outcome: 'nothing' }], {
    note: 'Está usada',
    withShipping: true,
  });
  expect(nothing.errors).toMatchObject([{ path: 'withShipping' }]);
  const closed = await scene.close(id, refunded, { withShipping: true });
  expect(closed.refund).toEqual(shopMoney(105_000));
  const again = await scene.received(person, reference, [scene.line('refund')]);
  expect((await scene.one(again)).shipping).toBeNull();
  const twice = await scene.refusedClose(again, refunded, { withShipping: true });
  expect(twice.errors).toMatchObject([{ path: 'withShipping' }]);
  await scene.close(again, refunded);
  expect(await scene.ledger(admin, reference)).toMatchObject({ state: 'refunded', kept: shopMoney(0) });
});

test('BACK-5 the price of the delivery that was refunded as an amount does not go back again with a return', async () => {
  const { person, reference } = await scene.arrivedOrder();
  await scene.refund(admin, reference, { refund: { what: 'amount', amount: 50 } });
  const id = await scene.received(person, reference, [scene.line('refund')]);
  expect((await scene.one(id)).shipping).toBeNull();
  expect((await scene.refusedClose(id, refunded, { withShipping: true })).errors).toMatchObject([
    { path: 'withShipping' },
  ]);
  expect((await scene.close(id, refunded)).refund).toEqual(shopMoney(100_000));
});
