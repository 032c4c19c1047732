import { afterEach, expect, test } from 'vitest';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { payments } from '#contract/sales/payments/payments.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Actor } from '#test/actor.ts';
import { liveEnvironment } from '#test/complete-shop.ts';
import { openShop, realToken, type Shop } from '#test/shop.ts';
import { storeSettings } from '#test/store-settings.ts';

let shop: Shop;
let owner: Actor;

afterEach(() => shop.close());

async function openLive(options: Parameters<typeof openShop>[0] = {}): Promise<void> {
  shop = await openShop({ env: liveEnvironment, settings: 'none', accessToken: realToken, ...options });
  owner = await shop.admin();
}

const tryIt = (group: 'payment' | 'cards' = 'payment') => owner.call(payments.tryAccount, { group });

test('PRICE-8 the button says what is missing, and what the account is once it is connected', async () => {
  await openLive();
  expect(await tryIt()).toEqual({
    isGood: false,
    found: ['Falta la credencial: cópiela del panel, péguela abajo y guarde.'],
  });
  await owner.call(settingsDesk.payment, { accessToken: realToken });
  expect(await tryIt()).toMatchObject({
    isGood: false,
    found: [expect.stringContaining('Falta el secreto'), 'Cuenta conectada: TIENDA470011222.', {}, 'Cobra de verdad.'],
  });
  await owner.call(settingsDesk.payment, { webhookSecret: 'clave' });
  expect(await tryIt()).toEqual({
    isGood: true,
    found: ['Cuenta conectada: TIENDA470011222.', 'País de la cuenta: Argentina.', 'Cobra de verdad.'],
  });
  // What is said is never the credential or the secret.
  expect(JSON.stringify(await tryIt())).not.toMatch(/APP_USR|clave/);
});

test('PRICE-8 the button says in words that a credential is wrong, only for tests, or of another country', async () => {
  await openLive({ accessToken: 'TEST-access-token', site: 'MLM' });
  await owner.call(settingsDesk.country, { country: 'MX' });
  await owner.call(settingsDesk.payment, { accessToken: 'TEST-access-token', webhookSecret: 'clave' });
  expect(await tryIt()).toMatchObject({
    isGood: false,
    found: [expect.stringContaining('La credencial es de prueba'), {}, 'País de la cuenta: México.', {}],
  });
  await owner.call(settingsDesk.country, { country: 'AR' });
  expect((await tryIt()).found[0]).toContain('es de México, y la tienda está en Argentina');
  // It was withdrawn since: a wrong one cannot be saved.
  await inTransaction(shop.db, (transaction) =>
    storeSettings(transaction, 'payment', { accessToken: 'APP_USR-wrong' }),
  );
  await shop.services.ownerSettings.reload();
  expect(await tryIt()).toEqual({
    isGood: false,
    found: ['El medio de pago no acepta la credencial: invalid access token'],
  });
});
