import { afterEach, beforeEach, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { opening } from '#contract/office/opening.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { createActor, type Actor } from '#test/actor.ts';
import { firstOwner, liveEnvironment } from '#test/complete-shop.ts';
import { openShop, setupToken, type Shop } from '#test/shop.ts';
import { storeSettings } from '#test/store-settings.ts';

let shop: Shop;
let owner: Actor;

beforeEach(async () => {
  shop = await openShop({ env: { ...liveEnvironment, PUBLIC_URL: '' }, settings: 'none' });
  await shop.guest().call(opening.begin, firstOwner);
  const { token } = await shop.guest().call(accounts.logIn, firstOwner);
  owner = createActor('duenia', shop.sendAs({ authorization: `Bearer ${token}` }));
});
afterEach(() => shop.close());

const current = () => shop.services.ownerSettings.current().web;

/** Somebody whose browser shows a page of the shop at an address. */
const at = (origin: string) => createActor('', shop.sendAs({ origin }));

const tokenOf = (link: unknown) => String(link).split('/abrir/')[1] ?? '';

/** Asks for another address. Returns the link that confirms it. */
async function ask(publicUrl: string): Promise<string> {
  const { values } = await owner.call(settingsDesk.web, { publicUrl });
  return String(values['awaitedUrl']);
}

test('OWN-3 the first address is in the audit log', async () => {
  const { entries } = await owner.call(audit.list, { kind: 'settings', subject: 'web' });
  expect(entries).toMatchObject([
    { actor: 'duenia', before: { publicUrl: '' }, after: { publicUrl: 'https://tienda.example' } },
  ]);
});

test('OWN-1 OWN-3 another address counts once a page of the shop was opened there', async () => {
  const restarts = shop.restarts();
  const link = await ask('https://nueva.example');
  expect(link).toMatch(/^https:\/\/nueva\.example\/abrir\/[\w-]{43}$/);
  expect([current(), shop.restarts()]).toEqual([
    { publicUrl: 'https://tienda.example', awaitedUrl: 'https://nueva.example' },
    restarts,
  ]);
  const token = tokenOf(link);
  const found = { asks: 'address', publicUrl: 'https://nueva.example' };
  expect(await at('https://nueva.example').call(opening.findSetup, { token })).toEqual(found);
  for (const stranger of [shop.guest(), at('https://tienda.example'), at('https://otra.example')]) {
    expect((await stranger.refusal(opening.confirmAddress, { token })).code).toBe('foreign_origin');
  }
  const wrong = await at('https://nueva.example').refusal(opening.confirmAddress, { token: setupToken });
  expect(wrong.code).toBe('link_spent');
  expect(current().publicUrl).toBe('https://tienda.example');

  expect(await at('https://nueva.example').call(opening.confirmAddress, { token })).toEqual({
    publicUrl: 'https://nueva.example',
  });
  expect([current(), shop.restarts()]).toEqual([{ publicUrl: 'https://nueva.example', awaitedUrl: '' }, restarts + 1]);
  const { entries } = await owner.call(audit.list, { kind: 'settings', subject: 'web' });
  expect(entries[0]).toMatchObject({
    actor: 'duenia',
    before: { publicUrl: 'https://tienda.example' },
    after: { publicUrl: 'https://nueva.example' },
  });
  expect((await at('https://nueva.example').refusal(opening.confirmAddress, { token })).code).toBe('link_spent');
});

test('OWN-1 a mistyped address locks nobody out, and can be left or asked for anew', async () => {
  const mistyped = tokenOf(await ask('https://teinda.example'));
  await ask('https://nueva.example');
  expect((await at('https://teinda.example').refusal(opening.confirmAddress, { token: mistyped })).code).toBe(
    'link_spent',
  );
  await owner.call(settingsDesk.web, { awaitedUrl: '' });
  expect(current()).toEqual({ publicUrl: 'https://tienda.example', awaitedUrl: '' });
  await ask('https://nueva.example');
  // The present address needs no proof.
  expect(await ask('https://tienda.example')).toBe('');
});

test('OWN-1 a way back to an earlier address asks for it, too', async () => {
  await at('https://nueva.example').call(opening.confirmAddress, {
    token: tokenOf(await ask('https://nueva.example')),
  });
  const { values } = await owner.call(settingsDesk.restore, { group: 'web', restored: 1 });
  expect(values).toMatchObject({ publicUrl: 'https://nueva.example', awaitedUrl: expect.stringContaining('tienda') });
  expect(current().publicUrl).toBe('https://nueva.example');
});

test('OWN-1 OWN-3 an address is neither taken away nor without TLS, but on the own machine of a closed shop', async () => {
  const refusals = async (values: { publicUrl?: string; awaitedUrl?: string }) =>
    (await owner.refusal(settingsDesk.web, values)).errors;
  const needsTls = [{ path: 'publicUrl', message: 'La dirección de una tienda empieza con https://' }];
  expect(await refusals({ publicUrl: '' })).toEqual([
    { path: 'publicUrl', message: 'La tienda necesita una dirección: escriba otra' },
  ]);
  expect(await refusals({ publicUrl: 'http://tienda.example' })).toEqual(needsTls);
  expect(await refusals({ awaitedUrl: 'http://192.168.1.5' })).toEqual(needsTls);
  const token = tokenOf(await ask('http://localhost:3000'));
  await shop.db.transaction((transaction) => storeSettings(transaction, 'opening', { isOpen: true }));
  await shop.services.ownerSettings.reload();
  const opened = await at('http://localhost:3000').refusal(opening.confirmAddress, { token });
  expect(opened.errors).toEqual(needsTls);
  expect(await refusals({ publicUrl: 'http://127.0.0.1:3000' })).toEqual(needsTls);
  expect(current().publicUrl).toBe('https://tienda.example');
});

test('OWN-1 an address that comes from the environment is not asked for', async () => {
  const fixed = await openShop();
  const admin = await fixed.admin();
  for (const field of ['publicUrl', 'awaitedUrl']) {
    const refused = await admin.refusal(settingsDesk.web, { [field]: 'https://nueva.example' });
    expect(refused.errors.map(({ path }) => path)).toEqual([field]);
  }
  await fixed.close();
});
