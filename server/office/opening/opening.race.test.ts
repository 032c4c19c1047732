import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SettingValue } from '#contract/core/settings/setting.ts';
import type { GroupName } from '#contract/core/settings/owner-settings.ts';
import { opening } from '#contract/office/opening.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { Actor } from '#test/actor.ts';
import { completeShop, liveEnvironment } from '#test/complete-shop.ts';
import { openMailbox, type Mailbox } from '#test/mailbox.ts';
import { openShop, realToken, type Shop } from '#test/shop.ts';
import { storeSettings } from '#test/store-settings.ts';
import { holdContent } from '#server/core/content-versions/content-versions.service.ts';

let shop: Shop;
let owner: Actor;
let box: Mailbox;
let elsewhere: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  shop = await openShop({ env: liveEnvironment, settings: 'none', accessToken: realToken });
  owner = await shop.admin();
  box = await openMailbox();
  elsewhere = await openDatabase(shop.databaseUrl);
  await completeShop(owner, box);
});
beforeEach(async () => {
  await owner.call(settingsDesk.contact, { email: 'hola@tienda.example' });
  await owner.call(opening.close, {});
});
afterAll(async () => {
  await elsewhere.close();
  await shop.close();
  await box.close();
});

/** Starts something while another process holds the opening, lets that process store settings, and returns the outcome. */
async function whileHeld<Outcome>(
  start: () => Promise<Outcome>,
  ...stored: readonly [GroupName, Readonly<Record<string, SettingValue>>]
): Promise<Outcome> {
  const [begun] = await elsewhere.db.transaction(async (transaction) => {
    await holdContent(transaction, 'settings', 'opening');
    const outcome = start();
    const waiting =
      "select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())";
    await expect.poll(async () => (await shop.pool.query(waiting)).rowCount, { interval: 5 }).toBe(1);
    await storeSettings(transaction, ...stored);
    return [outcome];
  });
  return begun;
}

test('OWN-3 a shop does not open without what another process empties at the same time', async () => {
  const refused = await whileHeld(() => owner.refusal(opening.open, {}), 'contact', { email: '' });
  expect(refused.code).toBe('opening_incomplete');
  expect(shop.services.ownerSettings.current().opening.isOpen).toBe(false);
});

test('OWN-3 of a shop that opens at the same time nothing is emptied, and its legal pages stay', async () => {
  const emptied = await whileHeld(() => owner.refusal(settingsDesk.contact, { email: '' }), 'opening', {
    isOpen: true,
  });
  expect(emptied.errors).toEqual([{ path: 'email', message: 'Es obligatorio mientras la tienda está abierta' }]);
  await owner.call(opening.close, {});
  const { version } = await owner.call(pageDesk.one, { slug: 'privacidad' });
  const kept = await whileHeld(() => owner.refusal(pageDesk.withdraw, { slug: 'privacidad', version }), 'opening', {
    isOpen: true,
  });
  expect(kept.code).toBe('page_needed');
});

test('OWN-3 a test e-mail counts for the settings by which it was sent, whoever stores others', async () => {
  await elsewhere.db.transaction((transaction) => storeSettings(transaction, 'mail', { senderName: 'Otra' }));
  const before = box.received.length;
  const { steps } = await owner.call(opening.tryMail, { email: 'duenia@tienda.example' });
  expect(steps.find(({ name }) => name === 'mail')?.isDone).toBe(true);
  expect(box.received.slice(before).map(({ from }) => from?.name)).toEqual(['Otra']);
});
