import { beforeEach, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { homeMethod, pickupMethod } from '#test/delivery.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

beforeEach(() => here.shop.pool.query('delete from delivery_methods; delete from delivery_zones'));

const capital = { name: 'Capital', provinces: ['C' as const], postalRanges: [{ from: 1600, to: 1899 }] };

test('SHIP-3 the owner sets up methods and zones, and everybody sees those that are on, in their order', async () => {
  const zone = await here.admin.call(delivery.addZone, capital);
  const post = await here.admin.call(delivery.addMethod, homeMethod({ days: { from: 3, to: 7 } }));
  const rate = {
    by: 'weight',
    steps: [
      { upTo: 2000, price: 39 },
      { upTo: null, price: 52.5 },
    ],
  } as const;
  const bike = await here.admin.call(
    delivery.addMethod,
    homeMethod({ title: 'Moto', zoneId: zone.id, freeFrom: 900, rate: { ...rate, steps: [...rate.steps] } }),
  );
  const off = await here.admin.call(delivery.addMethod, pickupMethod({ isActive: false }));
  await here.admin.call(delivery.placeMethod, { id: bike.id, direction: 'up' });
  const offers = await here.shop.guest().call(delivery.offers, {});
  expect(offers.map(({ id }) => id)).toEqual([bike.id, post.id]);
  expect(offers[0]).toMatchObject({ title: 'Moto', area: { provinces: ['C'] } });
  expect(offers[1]).toMatchObject({ title: 'Correo', area: null, days: { from: 3, to: 7 } });
  await here.admin.call(delivery.changeMethod, { ...pickupMethod(), id: off.id, version: off.version });
  expect(await here.shop.guest().call(delivery.offers, {})).toHaveLength(3);
  await here.admin.call(delivery.removeMethod, { id: post.id });
  expect((await here.admin.call(delivery.list, {})).methods.map(({ title }) => title)).toEqual(['Moto', 'Retiro']);
});

test('SHIP-3 a zone in use stays, one with a taken name is refused, and changes are in the log', async () => {
  const zone = await here.admin.call(delivery.addZone, capital);
  expect((await here.admin.refusal(delivery.addZone, capital)).code).toBe('delivery_zone_taken');
  const { id } = await here.admin.call(delivery.addMethod, homeMethod({ zoneId: zone.id }));
  expect((await here.admin.refusal(delivery.removeZone, { id: zone.id })).code).toBe('delivery_zone_in_use');
  await here.admin.call(delivery.removeMethod, { id });
  await here.admin.call(delivery.removeZone, { id: zone.id });
  const { entries } = await here.admin.call(audit.list, { kind: 'zone' });
  expect(entries.map(({ action }) => action).slice(0, 2)).toEqual(['zone.delete', 'zone.create']);
  expect(entries[1]?.after).toMatchObject({ name: 'Capital', postalRanges: ['1600 a 1899'] });
});

test.each([
  ['a method without a name', homeMethod({ title: ' ' }), 'title'],
  ['a negative price', homeMethod({ rate: { by: 'flat', price: -1 } }), 'rate.price'],
  ['days that go back', homeMethod({ days: { from: 5, to: 2 } }), 'days.to'],
  ['a pick-up without hours', pickupMethod({ pickup: { address: 'Honduras 4850', hours: '' } }), 'pickup.hours'],
])('SHIP-3 %s is rejected at its field', async (_, method, path) => {
  const refusal = await here.admin.refusal(delivery.addMethod, method);
  expect(refusal).toMatchObject({ code: 'invalid', errors: [{ path }] });
});

test('SHIP-3 an empty zone and a range that goes back are rejected at their fields', async () => {
  const empty = await here.admin.refusal(delivery.addZone, { ...capital, provinces: [], postalRanges: [] });
  expect(empty.errors.map(({ path }) => path)).toEqual(['provinces']);
  const turned = await here.admin.refusal(delivery.addZone, { ...capital, postalRanges: [{ from: 1899, to: 1600 }] });
  expect(turned.errors.map(({ path }) => path)).toEqual(['postalRanges.0.to']);
});

test('SHIP-3 a method for a zone that does not exist is refused', async () => {
  expect((await here.admin.refusal(delivery.addMethod, homeMethod({ zoneId: 999 }))).code).toBe(
    'delivery_zone_not_found',
  );
});

test('SHIP-3 moves at once leave every method once in the list', async () => {
  const made = await Promise.all(
    ['A', 'B', 'C', 'D'].map((title) => here.admin.call(delivery.addMethod, homeMethod({ title }))),
  );
  await Promise.all(
    made.map(({ id }, at) => here.admin.call(delivery.placeMethod, { id, direction: at % 2 === 0 ? 'up' : 'down' })),
  );
  const { methods } = await here.admin.call(delivery.list, {});
  expect(methods.map(({ title }) => title).toSorted()).toEqual(['A', 'B', 'C', 'D']);
});
