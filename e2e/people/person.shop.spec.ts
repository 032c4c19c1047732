import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { texts } from '#contract/texts.ts';
import { wishlistTexts } from '#contract/wishlist.texts.ts';
import { account, guestWords } from './session-scene.ts';
import { untilReviewFormWorks } from '../marketing/review-form.ts';

const shop = () => inject('shopUrl');

/** Returns the cookies of a user's session. */
async function cookiesOf(user_name: string, user_password: string): Promise<string> {
  const answer = await fetch(`${shop()}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_name, user_password }),
  });
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')));
  expect(pairs.join()).toContain('percha=');
  return pairs.join('; ');
}

const shared = [
  '/',
  '/home',
  '/home?gender=Men',
  '/home?gender=Women&page=2&utm_source=x',
  '/detail/3',
  '/detail/3?review=2',
  '/_.data',
  '/home.data?gender=Men',
  '/detail/3.data',
  '/search/suggestions.data?search=camisa',
  '/catalogue/cards.data?id=3',
  '/api/catalogue?gender=Men',
  '/api/products/detail/3',
];

/** Returns everything of a response but its date and, if it was not cached, the id of the request. */
async function answered(path: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${shop()}${path}`, { headers });
  const { date: _, 'x-request-id': _id, ...kept } = Object.fromEntries(answer.headers);
  return JSON.stringify([answer.status, kept, await answer.text()]);
}

test('MEND-7 a guest, a customer and an administrator get the same bytes of a shared page', async () => {
  const session = await cookiesOf('cliente', 'cliente1234');
  const people: Record<string, string>[] = [
    {},
    { cookie: session },
    { cookie: await cookiesOf('admin', 'admin1234') },
    { authorization: `Bearer ${/percha=([^;]+)/.exec(session)?.[1] ?? ''}` },
    { cookie: 'percha=nobody; sesion=nobody; bolsa=k1.3-M-1' },
  ];
  for (const path of shared) {
    // An address with a query is cached from the second request on.
    for (const headers of people.slice(0, 2)) await fetch(`${shop()}${path}`, { headers });
    // Again if another test changed the goods between two of the answers.
    await expect
      .poll(async () => new Set(await Promise.all(people.map((headers) => answered(path, headers)))).size)
      .toBe(1);
    const { status, headers } = await fetch(`${shop()}${path}`, { headers: people[1] ?? {} });
    expect([path, status, headers.get('vary'), headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
      path,
      200,
      'accept-encoding',
      'no-cache',
      null,
    ]);
  }
  const own = await Promise.all(
    people.slice(0, 3).map(async (headers) => fetch(`${shop()}/api/personal`, { headers })),
  );
  expect(own.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store', 'no-store']);
  expect(new Set(await Promise.all(own.map((answer) => answer.text()))).size).toBe(3);
});

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
  buyer,
}) => {
  const asked = personalRequests(page);
  for (const path of ['/', '/home?gender=Men']) await page.goto(path);
  await page.getByRole('main').locator('a[href^="/detail/"]').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await account(page).getByText(guestWords).waitFor({ state: 'attached' });
  expect(asked()).toBe(0);
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
  expect(asked()).toBe(before + 1);
});

test('there is no layout shift when the personal data arrive', async ({ page, buyer }) => {
  await page.addInitScript(() => {
    const seen = { moved: 0 };
    Object.assign(window, { seen });
    const sizeOf = (entry: PerformanceEntry) => ('value' in entry && typeof entry.value === 'number' ? entry.value : 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += sizeOf(entry);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/home?gender=Women', '/detail/3']) {
    await page.goto(path);
    await account(page).getByText('Cerrar sesión').waitFor({ state: 'attached' });
    await page
      .getByRole('button', { name: /^Favorito:/ })
      .filter({ visible: true })
      .first()
      .waitFor();
    expect([path, await page.evaluate<number>('window.seen.moved')]).toEqual([path, expect.toSatisfy(isNothing)]);
  }
});

const isNothing = (moved: number) => moved < 0.005;

test('MEND-7 a page without its personal data links to the account, and the next page requests them again', async ({
  page,
  shopper,
}) => {
  await page.goto('/login');
  await shopper.logIn('cliente', 'cliente1234');
  await shopper.toast(texts.login.done);
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

test('REV-2 a customer publishes a review although the page could not tell who is there', async ({ page, buyer }) => {
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
