import type { Page } from '@playwright/test';
import { addAddress } from '../actors/ready-accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';
import { desktop } from '../fixtures/visit.ts';
import { fail } from './failed-requests.ts';
import { inEnglish } from './texts-of.ts';

const button = (page: Page, key: string) => page.getByRole('button', { name: inEnglish(key), exact: true });

async function fillLogin(page: Page): Promise<void> {
  await page.locator('input[autocomplete=username]').fill('cliente');
  await page.locator('input[type=password]').fill('cliente1234');
}

test('OWN-2 PAY-4 a visitor changes the language and keeps it through the login and the payment up to the order @all', async ({
  page,
  request,
  shopper,
}) => {
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
  const ownName = (await readPage(request, new URL(page.url()).pathname.replace('/en', ''))).$('h1').text();
  const sizes = page.getByRole('combobox', { name: inEnglish('catalogue.size') });
  const size = await sizes.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
  await sizes.selectOption(size ?? '');
  await button(page, 'catalogue.addToBag').click();
  await page.getByRole('dialog', { name: inEnglish('bag.added') }).waitFor();

  await page.goto('/en/user');
  expect(new URL(page.url()).pathname).toBe('/en/login');
  await page.locator('input[autocomplete=username]').fill('cliente');
  await page.locator('input[type=password]').fill('another one');
  await button(page, 'account-texts.logIn').click();
  // What the server refuses is told in English too.
  await page.getByText(inEnglish('account-texts.loginRefused')).waitFor();
  await page.locator('input[type=password]').fill('cliente1234');
  await button(page, 'account-texts.logIn').click();
  await page.waitForURL('**/en/user');

  await addAddress(page);
  await page.goto('/en/bag');
  await button(page, 'texts.pay').click();
  await shopper.payAs('APRO');
  await page.waitForURL('**/en/user/orders/actual?**');
  await page.getByRole('heading', { level: 1, name: inEnglish('orders.thanks') }).waitFor();
  // An order keeps the shop's own name, and says its language.
  await page
    .getByRole('cell', { name: new RegExp(ownName) })
    .locator('[lang=es-AR]')
    .first()
    .waitFor();
  await page.goto('/en/bag');
  await page.locator('footer').getByRole('link', { name: 'Español (Argentina)' }).click();
  await page.waitForURL((url) => url.pathname === '/bag');
});

test('OWN-2 MEND-6 in English a form that failed is sent again to the same address, and is busy while it is sent @all', async ({
  page,
}) => {
  const sentTo = /\/en\/login\.data/;
  await page.goto('/en/login');
  await fillLogin(page);
  const heal = await fail(page, sentTo, 'abort');
  await button(page, 'account-texts.logIn').click();
  const notice = page.getByRole('alert').filter({ hasText: inEnglish('accounts.notSignedIn') });
  await notice.waitFor();
  await heal();
  const held = Promise.withResolvers<void>();
  await page.route(sentTo, async (route) => {
    await held.promise;
    await route.continue();
  });
  const again = page.waitForRequest((request) => request.method() === 'POST');
  await notice.getByRole('button', { name: inEnglish('ui.retry') }).click();
  expect(new URL((await again).url()).pathname).toBe('/en/login.data');
  await page.locator('button[type=submit][aria-busy=true]').first().waitFor();
  held.resolve();
  await page.waitForURL((url) => url.pathname === '/en');
});

test('OWN-2 WISH-1 in English a favourite does not load the catalogue again @all', async ({ visit }) => {
  const { page } = await visit({ as: 'cliente' });
  await page.goto('/en/home?gender=Women');
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await page
    .getByRole('button', { name: /^Favourite:/, pressed: false })
    .first()
    .click();
  await page.getByText(inEnglish('wishlist-texts.added')).first().waitFor();
  // The person, whose favourites the page shows, is loaded last.
  await expect.poll(() => loaded).toContain('/api/personal');
  expect(loaded).toContain('/en/wishlist.data');
  expect(loaded).not.toContain('/en/home.data');
});

test('OWN-3 in English the finder opens another tab in English, and a refused upload is told in English @all', async ({
  visit,
}) => {
  const { page } = await visit({ as: 'admin', width: desktop.width });
  await page.goto('/en/admin/createproduct');
  await page
    .getByLabel(inEnglish('product-desk.uploadPictures'))
    .setInputFiles([{ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }]);
  const files = page.getByRole('list', { name: inEnglish('product-desk.chosenFiles') });
  await files.getByText(/could not be uploaded.*must be/).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: inEnglish('finder.hint') }).fill(inEnglish('admin-links.returns'));
  await page.getByRole('option').first().waitFor();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Control+Enter');
  expect(new URL((await opened).url()).pathname).toMatch(/^\/en\/admin\//);
});
