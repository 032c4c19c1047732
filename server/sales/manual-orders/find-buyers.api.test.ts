import { beforeAll, expect, test } from 'vitest';
import { addresses } from '#contract/people/addresses.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { homeAddress } from '#test/home-address.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

beforeAll(async () => {
  const lia = await here.shop.customer('lia.paz');
  await here.shop.customer('ana');
  await lia.call(addresses.add, { ...homeAddress, recipient: 'Lía Paz', phone: '11 5678-1234', isDefault: true });
});

test.each(['lia', 'lia.paz@exam', '5678-1234', '011 5678 1234'])(
  'DESK-4 %s finds a customer with the telephone and the default address',
  async (search) => {
    const found = await here.admin.call(manualOrders.buyers, { search });
    expect(found).toMatchObject([
      {
        username: 'lia.paz',
        email: 'lia.paz@example.com',
        address: { recipient: 'Lía Paz', street: homeAddress.street },
      },
    ]);
    expect(found[0]?.phone).toContain('5678-1234');
  },
);

test('DESK-4 administrators, short numbers and signs find nobody', async () => {
  for (const search of ['jefa', '5678', '--', '99999999']) {
    expect(await here.admin.call(manualOrders.buyers, { search })).toEqual([]);
  }
  expect((await here.shop.guest().refusal(manualOrders.buyers, { search: 'lia' })).code).toBe('not_logged_in');
});
