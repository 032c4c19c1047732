import { load } from 'cheerio';
import { addAddress } from '../actors/ready-accounts.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../people/provider-shop.ts';
import { endEnglish, offerEnglish } from './offer-english.ts';
import { saidLines } from './said-lines.ts';
import { spanishIn } from './spanish-in.ts';
import { inEnglish } from './texts-of.ts';

test.beforeAll(({ shop }) => offerEnglish(shop.url));

test.afterAll(({ shop }) => endEnglish(shop.url));

test('OWN-2 PAY-4 a visitor changes the language and keeps it through the login and the payment up to the order', async ({
  page,
  shopper,
}) => {
  const button = (key: string) => page.getByRole('button', { name: inEnglish(key), exact: true });
  await page.goto('/home?gender=Women');
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/home?gender=Women');
  const inStock = page.locator('main li').filter({ hasNotText: inEnglish('product-card.soldOut') });
  const product = inStock.locator('a[href^="/en/detail/"]').first();
  await product.click();
  await page.waitForURL('**/en/detail/*');
  await page.goBack();
  await page.waitForURL('**/en/home?gender=Women');
  await product.click();
  await page.waitForURL('**/en/detail/*');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const sizes = page.getByRole('combobox', { name: inEnglish('catalogue.size') });
  const size = await sizes.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
  await sizes.selectOption(size ?? '');
  await button('catalogue.addToBag').click();
  await page.getByRole('dialog', { name: inEnglish('bag.added') }).waitFor();

  await page.goto('/en/user');
  expect(new URL(page.url()).pathname).toBe('/en/login');
  await page.locator('input[autocomplete=username]').fill('cliente');
  await page.locator('input[type=password]').fill('another one');
  await button('account-texts.logIn').click();
  // What the server refuses is told in English too.
  await page.getByText(inEnglish('account-texts.loginRefused')).waitFor();
  await page.locator('input[type=password]').fill('cliente1234');
  await button('account-texts.logIn').click();
  await page.waitForURL('**/en/user');

  await addAddress(page);
  await page.goto('/en/bag');
  await button('texts.pay').click();
  await shopper.payAs('APRO');
  await page.waitForURL('**/en/user/orders/actual?**');
  await page.getByRole('heading', { level: 1, name: inEnglish('orders.thanks') }).waitFor();
  await page.getByRole('cell', { name: new RegExp(name) }).waitFor();
  await page.goto('/en/bag');
  await page.locator('footer').getByRole('link', { name: 'Español (Argentina)' }).click();
  await page.waitForURL((url) => url.pathname === '/bag');
});

/** Pages with parts that only scripts make, by who sees them, and a text of each. */
const scripted = [
  [undefined, '/', 'ui.play'],
  [undefined, '/login?vista=crear', 'accounts.showInForm'],
  ['cliente', '/bag/delivery', 'texts.emptyBagPage'],
  ['admin', '/admin/modification/1', 'rich-text.bold'],
  ['admin', '/admin/pages/privacidad', 'rich-text.insert'],
  ['admin', '/admin/letters/payment-approved', 'letters.theEmail'],
] as const;

test('OWN-2 what scripts add to a page in English says no sentence of the Spanish interface, and leads to no page in Spanish', async ({
  visit,
}) => {
  for (const who of [undefined, 'cliente', 'admin'] as const) {
    const { page, close } = await visit(who === undefined ? {} : { as: who });
    for (const [, path, added] of scripted.filter(([as]) => as === who)) {
      await page.goto(`/en${path}`);
      const read = async () => load(await page.content());
      await expect.poll(async () => saidLines(await read()), { message: path }).toContain(inEnglish(added));
      expect(spanishIn(await read(), page.url())).toEqual([]);
    }
    await close();
  }
});
