import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { wishlistTexts } from '#contract/marketing/wishlist.texts.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { account, guestWords } from './session-scene.ts';
import { untilReviewFormWorks } from '../marketing/review-form.ts';

/** Counts the page's requests for personal data, from now on. */
function personalRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/personal')) count += 1;
  });
  return () => count;
}

test('MEND-7 a guest’s page never requests personal data, and a customer’s does so once and after each form', async ({
  page,
}) => {
  const asked = personalRequests(page);
  for (const path of ['/', '/home?gender=Men']) await page.goto(path);
  await page.getByRole('main').locator('a[href^="/detail/"]').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await account(page).getByText(guestWords).waitFor({ state: 'attached' });
  expect(asked()).toBe(0);
  const buyer = await newCustomer(page, { hasAddress: false });
  await page.goto('/home?gender=Men');
  await account(page).getByText('Cerrar sesión').waitFor({ state: 'attached' });
  const before = asked();
  await page.getByRole('main').locator('a[href^="/detail/"]').first().click();
  await page.waitForURL(/\/detail\//);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito:/ })
    .first();
  await heart.waitFor();
  await page.goBack();
  await page.waitForURL(/\/home/);
  expect(asked()).toBe(before);
  await heart.click();
  await buyer.toast(wishlistTexts.added);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(asked).toBe(before + 1);
});

test('MEND-7 a page without its personal data links to the account, and the next page requests them again @all', async ({
  visit,
}) => {
  const { page } = await visit({ as: 'cliente' });
  await page.route('**/api/personal', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/home?gender=Men');
  await page.getByRole('button', { name: 'Cuenta' }).click();
  await account(page).getByRole('link', { name: 'Mi cuenta' }).waitFor();
  expect(await account(page).getByText(guestWords).filter({ visible: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.unroute('**/api/personal');
  await page.getByRole('main').locator('a[href^="/detail/"]').first().click();
  await page.waitForURL(/\/detail\//);
  await account(page).getByText('Cerrar sesión').waitFor({ state: 'attached' });
});

test('REV-2 a customer publishes a review although the page could not tell who is there @all', async ({
  page,
  buyer,
}) => {
  await page.route('**/api/personal', (route) => route.fulfill({ status: 503, body: '' }));
  await buyer.openProduct('Men');
  const address = page.url();
  await page.reload();
  await untilReviewFormWorks(page);
  await page.getByRole('radio', { name: '4 estrellas' }).check();
  await page.getByLabel('Comentario').fill('Antes de que se sepa');
  await page.getByRole('button', { name: 'Publicar reseña' }).click();
  await page.getByRole('article').getByText('Antes de que se sepa').waitFor();
  expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
});
