import { expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { shop as shopFacts } from '#contract/core/shop/shop.ts';
import { openedDesk } from '#test/opened-shop.ts';

const { shop, admin: owner } = openedDesk(() => undefined, { settings: 'none', anew: true });

const storedAccount = async () =>
  (await owner.call(settingsDesk.list, {})).find(({ group }) => group === 'means')?.values['bankAccount'];

test('PRICE-6 an account is refused with the digit that is wrong, and stored as people read it', async () => {
  const wrong = await owner.refusal(settingsDesk.means, { bankAccount: '2850590940090418135202' });
  expect(wrong.errors).toEqual([{ path: 'bankAccount', message: expect.stringContaining('un dígito mal escrito') }]);
  const short = await owner.refusal(settingsDesk.means, { bankAccount: '28505909400904181352' });
  expect(short.errors).toEqual([{ path: 'bankAccount', message: expect.stringContaining('CBU, CVU o alias') }]);
  await owner.call(settingsDesk.means, { bankAccount: '2850590940090418135201' });
  expect(await storedAccount()).toBe('28505909 40090418135201');
  await owner.call(settingsDesk.means, { bankAccount: 'casa.telar.sur' });
  expect(await storedAccount()).toBe('CASA.TELAR.SUR');
});

test('PRICE-6 transfers need an account, and it cannot be taken away while they are offered', async () => {
  const none = await owner.refusal(settingsDesk.means, { offeredMeans: ['transfer'] });
  expect(none.errors.map(({ path }) => path)).toEqual(['bankAccount']);
  await owner.call(settingsDesk.means, { offeredMeans: ['pickup', 'delivery'] });
  await owner.call(settingsDesk.means, { offeredMeans: ['transfer'], bankAccount: 'casa.telar.sur' });
  const emptied = await owner.refusal(settingsDesk.means, { bankAccount: '' });
  expect(emptied.errors.map(({ path }) => path)).toEqual(['bankAccount']);
  await owner.call(settingsDesk.means, { offeredMeans: [], bankAccount: '' });
});

test('PRICE-6 products show the price by transfer while that is offered and its owner wants it', async () => {
  const account = { bankAccount: 'casa.telar.sur', transferDiscount: 15 };
  await owner.call(settingsDesk.means, { ...account, offeredMeans: ['transfer'] });
  expect(shopFacts().transferDiscount).toBe(0);
  await owner.call(settingsDesk.means, { showTransferPrice: true });
  expect(shopFacts().transferDiscount).toBe(15);
  await owner.call(settingsDesk.means, { offeredMeans: [] });
  expect(shopFacts().transferDiscount).toBe(0);
});

test('PRICE-6 an account counts in its own country only', async () => {
  await owner.call(settingsDesk.means, { bankAccount: '2850590940090418135201' });
  await owner.call(settingsDesk.country, { country: 'ES' });
  expect(await storedAccount()).toBe('');
  await owner.call(settingsDesk.means, { bankAccount: 'ES9121000418450200051332' });
  expect(await storedAccount()).toBe('ES91 2100 0418 4502 0005 1332');
});

test('PRICE-6 who changed the account is in the audit, and customers neither see nor change it', async () => {
  await owner.call(settingsDesk.means, { bankAccount: 'casa.telar.sur' });
  const { entries } = await owner.call(audit.list, {});
  expect(entries[0]).toMatchObject({ action: 'settings.update', subject: 'means' });
  for (const actor of [shop.guest(), await shop.customer('ana')]) {
    const code = await actor.refusal(settingsDesk.means, { bankAccount: 'otra.cuenta.mia' });
    expect(['not_logged_in', 'not_allowed']).toContain(code.code);
  }
  expect(await storedAccount()).toBe('CASA.TELAR.SUR');
});
