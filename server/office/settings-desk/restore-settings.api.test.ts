import { beforeAll, expect, test } from 'vitest';
import { opening } from '#contract/office/opening.ts';
import type { FormGroup } from '#contract/core/settings/owner-settings.ts';
import type { SettingValue } from '#contract/core/settings/setting.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { completeShop, liveEnvironment } from '#test/complete-shop.ts';
import { openMailbox } from '#test/mailbox.ts';
import { openShop, realToken } from '#test/shop.ts';
import { storeSettings } from '#test/store-settings.ts';
import { opened, openedDesk } from '#test/opened-shop.ts';

const { shop, admin: owner } = openedDesk(() => undefined, {
  env: liveEnvironment,
  settings: 'none',
  accessToken: realToken,
});
const box = opened(openMailbox);

beforeAll(async () => {
  await completeShop(owner, box);
  await owner.call(opening.open, {});
});

const current = () => shop.services.ownerSettings.current();

/** Stores a version as an earlier release of the shop may have, and the present values again. Returns its number. */
async function earlier(group: FormGroup, past: Readonly<Record<string, SettingValue>>): Promise<number> {
  const present: Readonly<Record<string, SettingValue>> = current()[group];
  const back = Object.fromEntries(Object.keys(past).map((field) => [field, present[field] ?? '']));
  for (const values of [past, back]) {
    await shop.db.transaction((transaction) => storeSettings(transaction, group, values));
  }
  const [newest] = await owner.call(settingsDesk.versions, { group });
  return (newest?.version ?? 0) - 1;
}

test('OWN-1 a way back tries a credential that differs, and stores nothing that is refused', async () => {
  const withdrawn = await earlier('payment', { accessToken: 'APP_USR-withdrawn' });
  const before = await owner.call(settingsDesk.versions, { group: 'payment' });
  const refused = await owner.refusal(settingsDesk.restore, { group: 'payment', restored: withdrawn });
  expect(refused.errors).toEqual([
    { path: 'accessToken', message: 'El medio de pago no acepta la credencial: invalid access token' },
  ]);
  const gone = await earlier('mail', { mailPort: 1 });
  const closed = await owner.refusal(settingsDesk.restore, { group: 'mail', restored: gone });
  expect(closed.errors[0]?.message).toMatch(/: nadie atiende en esa dirección y puerto \(ECONNREFUSED\)$/);
  expect(await owner.call(settingsDesk.versions, { group: 'payment' })).toEqual(before);
  await shop.services.ownerSettings.reload();
  expect([current().payment.accessToken, current().mail]).toEqual([realToken, expect.objectContaining(box.settings)]);
});

test('OWN-1 a way back keeps the secrets that do not differ, and what it brings is readable', async () => {
  await owner.call(settingsDesk.mail, { mailPassword: 'guardada' });
  const named = await earlier('mail', { senderName: 'Antes' });
  const after = await owner.call(settingsDesk.restore, { group: 'mail', restored: named });
  expect(after).toMatchObject({ kept: ['mailPassword'], unreadable: [], values: { senderName: 'Antes' } });
  expect(current().mail.mailPassword).toBe('guardada');
  const signed = await earlier('payment', { webhookSecret: 'anterior' });
  await owner.call(settingsDesk.restore, { group: 'payment', restored: signed });
  expect(current().payment).toMatchObject({ accessToken: realToken, webhookSecret: 'anterior' });
});

test('OWN-1 OWN-3 neither a save nor a way back takes what an open shop needs', async () => {
  const message = 'Es obligatorio mientras la tienda está abierta';
  const saved = await owner.refusal(settingsDesk.seller, { company: '', taxId: '', province: '' });
  expect(saved.errors).toEqual([
    { path: 'company', message },
    { path: 'taxId', message },
  ]);
  const empty = await earlier('contact', { email: '' });
  const restored = await owner.refusal(settingsDesk.restore, { group: 'contact', restored: empty });
  expect(restored.errors).toEqual([{ path: 'email', message }]);
  await owner.call(opening.close, {});
  expect((await owner.call(settingsDesk.restore, { group: 'contact', restored: empty })).values['email']).toBe('');
  await owner.call(settingsDesk.contact, { email: 'hola@tienda.example' });
  await owner.call(opening.tryMail, { email: 'duenia@tienda.example' });
  await owner.call(opening.open, {});
});

test('OWN-1 OWN-2 a way back refuses what is none in the present country', async () => {
  const wrong = await earlier('seller', { taxId: '12.531.909-2' });
  const refused = await owner.refusal(settingsDesk.restore, { group: 'seller', restored: wrong });
  expect(refused.errors).toEqual([{ path: 'taxId', message: expect.stringContaining('No es un CUIT válido') }]);
});

test('OWN-1 a way back does not change what comes from the environment', async () => {
  const fixed = await openShop({ env: { PAYMENT_DAYS: '5' } });
  const admin = await fixed.admin();
  for (const paymentDays of [7, 8]) {
    await fixed.db.transaction((transaction) => storeSettings(transaction, 'selling', { paymentDays }));
  }
  const [, past] = await admin.call(settingsDesk.versions, { group: 'selling' });
  const refused = await admin.refusal(settingsDesk.restore, { group: 'selling', restored: past?.version ?? 0 });
  expect(refused.errors).toEqual([
    { path: 'paymentDays', message: 'Se fija en el servidor, con una variable de entorno' },
  ]);
  await fixed.close();
});
