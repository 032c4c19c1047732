import { expect, test, vi } from 'vitest';
import { addresses } from '#contract/people/addresses.ts';
import { accountOverview } from '#contract/sales/returns/account-overview.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import { homeAddress } from '#test/home-address.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { returnScene } from '#test/return-scene.ts';

const here = openedDesk(returnScene, { losesNotices: true });

test('ACC-1 an account begins with nothing, and then with its last order and its default address', async () => {
  const newcomer = await here.shop.customer('reciente');
  const before = await newcomer.call(accountOverview.show, {});
  expect(before).toMatchObject({ order: null, returns: [] });
  const { person, reference, number } = await here.scene.arrivedOrder({ units: 2 });
  await person.call(addresses.add, { ...homeAddress, street: 'Otra' });
  const { id } = await person.call(addresses.add, { ...homeAddress, street: 'Preferida', isDefault: true });
  const { order, returns: open, address } = await person.call(accountOverview.show, {});
  expect(order).toMatchObject({ reference, number, status: 'approved', fulfilment: 'delivered', units: 2 });
  expect(order?.firstName).toMatch(/\S/);
  expect([open, address]).toMatchObject([[], { id, street: 'Preferida' }]);
  // Nobody gets what is somebody else's.
  expect(await newcomer.call(accountOverview.show, {})).toEqual(before);
});

test('ACC-1 BACK-5 an account begins with its returns in progress, as long as they are', async () => {
  const { person, reference } = await here.scene.arrivedOrder({ units: 3 });
  const ended = await here.scene.ask(person, reference, [here.scene.line('refund')]);
  await person.call(returns.cancel, { reference, id: ended.id });
  const first = await here.scene.ask(person, reference, [here.scene.line('refund')]);
  const second = await here.scene.ask(person, reference, [here.scene.line('refund', 2)]);
  const open = async () => (await person.call(accountOverview.show, {})).returns;
  expect(await open()).toMatchObject([
    { id: second.id, reference, state: 'requested', place: null, until: null, units: 2 },
    { id: first.id, reference, state: 'requested', units: 1 },
  ]);
  await here.scene.accept(first.id);
  await here.scene.reject(second.id);
  const [accepted, ...others] = await open();
  expect([accepted, others]).toMatchObject([{ id: first.id, state: 'accepted', place: 'Honduras 4850, CABA' }, []]);
});

test('ACC-1 an account is read by four statements, however much was bought', async () => {
  const { person, reference } = await here.scene.arrivedOrder({ units: 3 });
  const asked = vi.spyOn(here.shop.pool, 'query');
  const readBy = async () => {
    asked.mockClear();
    await person.call(accountOverview.show, {});
    return asked.mock.calls.length;
  };
  const few = await readBy();
  // And one for the session.
  expect(few).toBe(5);
  await here.scene.ask(person, reference, [here.scene.line('refund')]);
  await here.scene.ask(person, reference, [here.scene.line('refund')]);
  expect(await readBy()).toBe(few);
});
