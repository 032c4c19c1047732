import { expect, test } from 'vitest';
import { addresses } from '#contract/people/addresses.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { people } from '#contract/office/people-desk.ts';
import { tracking } from '#contract/sales/fulfilment/tracking.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { homeAddress } from '#test/home-address.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(fulfilmentScene, { env: { RATE_LIMITS: 'on' } });

async function orderWithAddress(name: string) {
  const buyer = await here.shop.customer(name);
  await buyer.call(addresses.add, homeAddress);
  return here.scene.paidOrder([2], buyer);
}

test('SHIP-5 whoever has the link sees how far the order is, and nothing else of the person', async () => {
  const { reference, number, token } = await orderWithAddress('lola');
  expect(token).toMatch(/^[\w-]{43}$/);
  const { id: carrierId } = await here.scene.carrier(here.admin);
  await here.admin.call(fulfilmentDesk.addParcel, { reference, carrierId, trackingNumber: '360001' });
  const seen = await here.shop.guest().call(tracking.byLink, { token });
  expect(seen).toMatchObject({
    number,
    state: 'dispatched',
    steps: [
      { state: 'to_prepare', isDone: true, at: expect.any(String) },
      { state: 'preparing', isDone: true, at: null },
      { state: 'dispatched', isDone: true, at: expect.any(String) },
      { state: 'delivered', isDone: false, at: null },
    ],
    parcels: [{ carrier: 'Andreani', link: 'https://carrier.example/envio/360001', units: 2, deliveredAt: null }],
    city: homeAddress.city,
    province: 'Ciudad Autónoma de Buenos Aires',
  });
  const answer = JSON.stringify(seen);
  for (const secret of [homeAddress.recipient, homeAddress.street, '2345', 'lola@example.com', reference]) {
    expect(answer).not.toContain(secret);
  }
});

test('SHIP-5 each order has its own link, which no number tells; unpaid orders and other links are not found', async () => {
  const [one, other] = [await orderWithAddress('mora'), await orderWithAddress('nina')];
  expect(one.token).not.toBe(other.token);
  const open = await here.scene.unpaidOrder();
  const { trackingToken } = await here.scene.order(open.reference);
  for (const token of [trackingToken ?? '', 'x'.repeat(43)]) {
    expect((await here.shop.guest().refusal(tracking.byLink, { token })).code).toBe('tracking_not_found');
  }
});

test('SHIP-5 the buyer sees the same in the order, other customers do not', async () => {
  const { buyer, reference, token } = await orderWithAddress('olga');
  const own = await buyer.call(tracking.ofOrder, { reference });
  expect(own).toEqual(await here.shop.guest().call(tracking.byLink, { token }));
  const stranger = await here.shop.customer('pepa');
  expect((await stranger.refusal(tracking.ofOrder, { reference })).code).toBe('order_not_found');
  expect((await here.shop.guest().refusal(tracking.ofOrder, { reference })).code).toBe('not_logged_in');
});

test('SHIP-5 an order that waits at the shop shows the steps of a pick-up', async () => {
  const { buyer, reference } = await orderWithAddress('quela');
  await here.scene.pickedUp(reference);
  await here.admin.call(fulfilmentDesk.move, { reference, to: 'ready_for_pickup' });
  const { steps } = await buyer.call(tracking.ofOrder, { reference });
  expect(steps.map(({ state }) => state)).toEqual(['to_prepare', 'preparing', 'ready_for_pickup', 'delivered']);
});

test('SHIP-5 the link of a deleted account opens nothing', async () => {
  const { token, buyer } = await orderWithAddress('rosa');
  await here.admin.call(people.remove, { user_name: buyer.username });
  expect((await here.shop.guest().refusal(tracking.byLink, { token })).code).toBe('tracking_not_found');
});

test('SHIP-5 links cannot be guessed in bulk', async () => {
  const tries = Array.from({ length: 70 }, () => here.shop.guest().refusal(tracking.byLink, { token: 'y'.repeat(43) }));
  const codes = (await Promise.all(tries)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'too_many_requests').length).toBeGreaterThanOrEqual(10);
});
