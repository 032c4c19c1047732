import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { people } from '#contract/office/people-desk.ts';
import { returnDesk } from '#contract/sales/returns/return-desk.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import { returnScene } from '#test/return-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(returnScene, { losesNotices: true });

const day = 86_400_000;

test('BACK-5 a buyer asks for the money of one unit and another size of the other, which is held', async () => {
  const { person, reference, shirt, number } = await here.scene.arrivedOrder();
  const before = await person.call(returns.offer, { reference });
  expect(before).toMatchObject({
    isPossible: true,
    returns: [],
    lines: [{ left: 2, sizes: [{ size: 'L', left: 5 }] }],
  });
  const first = await here.scene.ask(person, reference, [
    here.scene.line('refund', 1, { reason: 'too_small', note: ' no me\nentra ' }),
  ]);
  expect(first).toMatchObject({ state: 'requested', number, isCancellable: true });
  expect(first.lines).toMatchObject([
    { wants: 'refund', reason: 'too_small', note: 'no me entra', size: 'M', wantedSize: null },
  ]);
  await here.scene.ask(person, reference, [here.scene.line('exchange')]);
  expect([await here.scene.stockOf(shirt, 'L'), await here.scene.stockOf(shirt, 'M')]).toEqual([4, 8]);
  const after = await person.call(returns.offer, { reference });
  expect(after).toMatchObject({ isPossible: false, lines: [] });
  expect(after.returns.map(({ lines }) => lines[0]?.wantedSize)).toEqual(['L', null]);
  expect(Object.keys(after.returns[0] ?? {})).not.toContain('lastPlace');
  expect(Object.keys(after.returns[0]?.steps[0] ?? {})).toEqual(['to', 'at']);
});

test('BACK-5 the same form again is the same return, which holds its units once', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder();
  const request = randomUUID();
  const ask = () => here.scene.ask(person, reference, [here.scene.line('exchange')], request);
  const asked = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  expect(await here.scene.stockOf(shirt, 'L')).toBe(4);
  expect(await here.admin.call(returnDesk.ofOrder, { reference })).toHaveLength(1);
});

test('BACK-5 never more units than were bought, refunded ones and those of other returns included', async () => {
  const { person, reference } = await here.scene.arrivedOrder({ units: 3 });
  expect(await here.scene.refusedAsk(person, reference, [here.scene.line('refund', 4)])).toMatchObject({
    code: 'return_units',
    values: { left: 3 },
  });
  const lines = [{ position: 0, quantity: 1, restock: false }];
  await here.scene.refund(here.admin, reference, { refund: { what: 'lines', lines } });
  const { id } = await here.scene.ask(person, reference, [here.scene.line('refund')]);
  expect(await here.scene.refusedAsk(person, reference, [here.scene.line('refund', 2)])).toMatchObject({
    values: { left: 1 },
  });
  await person.call(returns.cancel, { reference, id });
  await here.scene.ask(person, reference, [here.scene.line('refund', 2)]);
  expect((await here.scene.refusedAsk(person, reference, [here.scene.line('refund')])).code).toBe('return_units');
});

test('BACK-5 a cancelled order has nothing to return', async () => {
  const { person, reference } = await here.scene.arrivedOrder({ to: 'paid' });
  await here.shop.db.execute(`update orders set fulfilment = 'cancelled' where reference = '${reference}'`);
  expect((await here.scene.refusedAsk(person, reference, [here.scene.line('refund')])).code).toBe('return_not_sent');
});

test('BACK-5 a size that is sold out, does not exist or is the same one is refused, and nothing is held', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder({ larger: 1 });
  const refused = (change: object, quantity = 1) =>
    here.scene.refusedAsk(person, reference, [here.scene.line('exchange', quantity, change)]);
  const soldOut = await refused({}, 2);
  expect(soldOut).toMatchObject({ code: 'return_size_sold_out', status: 409 });
  expect(soldOut.detail).toContain('no quedan unidades suficientes en el talle elegido');
  expect((await refused({ size: 'XXL' })).code).toBe('return_size_sold_out');
  expect(await refused({ size: 'M' })).toMatchObject({ code: 'invalid', errors: [{ path: 'lines.0.variantId' }] });
  expect(await refused({ size: undefined })).toMatchObject({
    code: 'invalid',
    errors: [{ path: 'lines.0.variantId' }],
  });
  expect(await here.scene.stockOf(shirt, 'L')).toBe(1);
  expect(await here.admin.call(returnDesk.ofOrder, { reference })).toEqual([]);
});

test('BACK-5 a size of another product is none of the line’s, whatever its word is', async () => {
  const { person, reference } = await here.scene.arrivedOrder();
  const other = await here.scene.product({ stock: 5, size: 'L' });
  const { variantId } = other;
  const lines = [{ position: 0, quantity: 1, wants: 'exchange', variantId } as const];
  const refused = await person.refusal(returns.request, { reference, request: randomUUID(), lines });
  expect(refused.code).toBe('return_size_sold_out');
  expect(await here.scene.stock(other)).toBe(5);
});

test('BACK-5 the word of a size may change while it is held: what was asked for keeps it, and its units go back', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder();
  const { id } = await here.scene.ask(person, reference, [here.scene.line('exchange')]);
  await here.shop.pool.query("update variants set brand_size = 'LARGO' where product_id = $1 and brand_size = 'L'", [
    shirt.id,
  ]);
  expect((await here.scene.one(id)).lines).toMatchObject([{ size: 'M', wantedSize: 'L' }]);
  expect(await here.scene.stockOf(shirt, 'LARGO')).toBe(4);
  await person.call(returns.cancel, { reference, id });
  expect(await here.scene.stockOf(shirt, 'LARGO')).toBe(5);
});

test('BACK-5 a line that is not the order’s, or named twice, is refused', async () => {
  const { person, reference } = await here.scene.arrivedOrder();
  const unknown = await here.scene.refusedAsk(person, reference, [here.scene.line('refund', 1, { position: 7 })]);
  expect(unknown.code).toBe('return_line_unknown');
  const twice = await here.scene.refusedAsk(person, reference, [
    here.scene.line('refund'),
    here.scene.line('exchange'),
  ]);
  expect(twice).toMatchObject({ code: 'invalid', errors: [{ path: 'lines.1.position' }] });
});

test('BACK-5 somebody else’s order, and its returns, are not there', async () => {
  const { person, reference } = await here.scene.arrivedOrder();
  const other = await here.shop.customer('ajena');
  expect((await other.refusal(returns.offer, { reference })).code).toBe('order_not_found');
  expect((await here.scene.refusedAsk(other, reference, [here.scene.line('refund')])).code).toBe('order_not_found');
  const { id } = await here.scene.ask(person, reference, [here.scene.line('exchange')]);
  expect((await other.refusal(returns.cancel, { reference, id })).code).toBe('return_not_found');
  const own = await here.scene.arrivedOrder();
  const mixed = await own.person.refusal(returns.cancel, { reference: own.reference, id });
  expect(mixed).toMatchObject({ code: 'return_not_found', status: 404 });
  expect((await here.scene.one(id)).state).toBe('requested');
  for (const call of [returnDesk.one, returnDesk.receive]) {
    expect((await person.refusal(call, { id })).code).toBe('not_allowed');
  }
});

test('BACK-5 with a deleted account go the texts of its returns', async () => {
  const { person, reference } = await here.scene.arrivedOrder();
  const { id } = await here.scene.ask(person, reference, [
    here.scene.line('refund', 1, { note: 'soy Ana', reason: 'other' }),
  ]);
  await here.scene.reject(id);
  expect(await here.scene.one(id)).toMatchObject({ answer: 'La prenda está usada', lines: [{ note: 'soy Ana' }] });
  await here.admin.call(people.remove, { user_name: person.username });
  expect(await here.scene.one(id)).toMatchObject({
    answer: '',
    buyer: null,
    email: 'eliminado@percha.invalid',
    lines: [{ note: '', reason: 'other' }],
  });
});

/** Notes that an order arrived so many days ago. */
async function arrivedBefore(reference: string, days: number): Promise<void> {
  await here.shop.pool.query(`update orders set fulfilment = 'delivered' where reference = $1`, [reference]);
  await here.shop.pool.query(
    `insert into events (at, kind, subject, actor, data) values ($1, 'order.fulfilment-moved', $2, 'clock',
      '{"from": "dispatched", "to": "delivered", "reason": "test"}')`,
    [new Date(here.shop.clock.now().getTime() - days * day), reference],
  );
}

test('BACK-5 only what was sent, within thirty days of the delivery', async () => {
  const unsent = await here.scene.arrivedOrder({ to: 'paid' });
  const refund = [here.scene.line('refund')];
  expect(await unsent.person.call(returns.offer, { reference: unsent.reference })).toMatchObject({
    isPossible: false,
    until: null,
  });
  expect((await here.scene.refusedAsk(unsent.person, unsent.reference, refund)).code).toBe('return_not_sent');
  const onItsWay = await here.scene.arrivedOrder({ to: 'dispatched' });
  await here.scene.ask(onItsWay.person, onItsWay.reference, refund);
  const inTime = await here.scene.arrivedOrder({ to: 'dispatched' });
  await arrivedBefore(inTime.reference, 30);
  await here.scene.ask(inTime.person, inTime.reference, refund);
  const { person, reference } = await here.scene.arrivedOrder({ to: 'dispatched' });
  await arrivedBefore(reference, 31);
  const over = await here.scene.refusedAsk(person, reference, refund);
  expect(over).toMatchObject({ code: 'return_window_over', status: 409 });
  expect(over.detail).toMatch(/terminó el \d{4}-\d{2}-\d{2}\.$/);
  expect(await person.call(returns.offer, { reference })).toMatchObject({ isPossible: false });
});
