import { beforeAll, expect, test } from 'vitest';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { Actor } from '#test/actor.ts';
import { fulfilmentSteps } from '#test/fulfilment-steps.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { openedScene } from '#test/opened-shop.ts';

let both: readonly [Actor, Actor];

const here = openedScene(fulfilmentScene);

beforeAll(async () => {
  both = [await here.shop.admin('ana'), await here.shop.admin('berta')];
});

/** Runs calls of two administrators at once; returns how often each refusal was given. */
async function atOnce(calls: readonly Promise<unknown>[]): Promise<Readonly<Record<string, number>>> {
  const settled = await Promise.allSettled(calls);
  const reasons: unknown[] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const codes = reasons.map((reason) => (reason instanceof ShopError ? reason.code : String(reason)));
  return Object.fromEntries([...Map.groupBy(codes, String)].map(([code, all]) => [code, all.length]));
}

const ana = (call: (actor: Actor) => Promise<unknown>) => call(both[0]);
const berta = (call: (actor: Actor) => Promise<unknown>) => call(both[1]);

async function packed(reference: string): Promise<number> {
  const { rows } = await here.shop.pool.query<{ units: number }>(
    'select coalesce(sum(quantity), 0)::int as units from parcel_lines where order_reference = $1',
    [reference],
  );
  return rows[0]?.units ?? 0;
}

test('SHIP-4 two administrators who send the same units at once send them once', async () => {
  const { reference } = await here.scene.paidOrder([2, 3]);
  const send = (actor: Actor) => actor.call(fulfilmentDesk.addParcel, { reference, trackingNumber: '1' });
  expect(await atOnce([ana(send), berta(send), ana(send), berta(send)])).toEqual({ nothing_left: 3 });
  expect(await packed(reference)).toBe(5);
});

test('SHIP-4 parts of a line that are sent at once never add up to more than was bought', async () => {
  const { reference } = await here.scene.paidOrder([5]);
  const send = (actor: Actor) =>
    actor.call(fulfilmentDesk.addParcel, { reference, lines: [{ position: 0, quantity: 2 }] });
  expect(await atOnce([ana(send), berta(send), ana(send), berta(send), ana(send), berta(send)])).toEqual({
    too_many_units: 4,
  });
  expect(await packed(reference)).toBe(4);
  const { state, left } = await both[0].call(fulfilmentDesk.one, { reference });
  expect([state, left[0]?.quantity]).toEqual(['preparing', 1]);
});

test('SHIP-4 a move that two administrators make at once is made and recorded once', async () => {
  const { reference } = await here.scene.paidOrder([1]);
  const move = (actor: Actor) => actor.call(fulfilmentDesk.move, { reference, to: 'preparing' });
  expect(await atOnce([ana(move), berta(move), ana(move), berta(move)])).toEqual({ fulfilment_refused: 3 });
  expect(await fulfilmentSteps(both[0], reference)).toHaveLength(1);
});

test('SHIP-4 the last parcels that arrive at once deliver the order once; many orders at once do not block each other', async () => {
  const { reference } = await here.scene.paidOrder([2]);
  await both[0].call(fulfilmentDesk.addParcel, { reference, lines: [{ position: 0, quantity: 1 }] });
  const { parcels } = await both[0].call(fulfilmentDesk.addParcel, { reference });
  const arrive = (id: number) => (actor: Actor) => actor.call(fulfilmentDesk.deliverParcel, { reference, id });
  const ids = parcels.map(({ id }) => id);
  expect(await atOnce(ids.flatMap((id) => [ana(arrive(id)), berta(arrive(id))]))).toEqual({});
  const { state } = await both[0].call(fulfilmentDesk.one, { reference });
  const steps = await fulfilmentSteps(both[0], reference);
  expect([state, steps.filter(({ to }) => to === 'delivered').length]).toEqual(['delivered', 1]);
});
