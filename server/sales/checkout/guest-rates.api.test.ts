import { beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { guestScene } from '#test/guests.ts';
import { homeAddress } from '#test/home-address.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(guestScene, { env: { RATE_LIMITS: 'on' } });

beforeAll(() => here.scene.allow());

/** Tries to buy what is not there, so that the tries are all that counts. */
async function tries(email: string, count: number, means: 'provider' | undefined): Promise<string[]> {
  const gone = await here.scene.product({ stock: 0 });
  const asked = { email, address: homeAddress, cartItems: [gone.line()], means };
  const codes = [];
  for (let at = 0; at < count; at += 1) {
    codes.push((await here.scene.browser().refusal(checkout.startAsGuest, asked)).code);
  }
  return [...new Set(codes)];
}

test('PRICE-11 nor do they from many networks', async () => {
  const gone = await here.scene.product({ stock: 0 });
  const { publicUrl, apiBase } = here.shop.settings;
  const body = JSON.stringify({
    email: 'lejos@example.com',
    address: homeAddress,
    cartItems: [gone.line()],
    means: 'provider',
  });
  const from = async (ip: string) => {
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`${publicUrl}${apiBase}/guest-checkout`, { method: 'POST', headers, body });
    return (await here.shop.api.fetch(request, { ip })).status;
  };
  const statuses = [];
  for (let network = 1; network <= 31; network += 1) statuses.push(await from(`10.${network}.0.1`));
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 409), 429]);
});

test('PRICE-11 strangers neither fill a mailbox nor try addresses without end', async () => {
  expect(await tries('buzon@example.com', 10, undefined)).toEqual(['out_of_stock']);
  expect(await tries('buzon@example.com', 1, undefined)).toEqual(['too_many_requests']);
  // A purchase at the provider sends nothing before it is paid.
  expect(await tries('buzon@example.com', 9, 'provider')).toEqual(['out_of_stock']);
  expect(await tries('BUZON@example.com', 1, 'provider')).toEqual(['too_many_requests']);
  expect(await tries('otro@example.com', 20, 'provider')).toEqual(['out_of_stock']);
  expect(await tries('tercero@example.com', 20, 'provider')).toEqual(['out_of_stock', 'too_many_requests']);
});
