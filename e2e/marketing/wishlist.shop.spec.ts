import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { errorTable } from '#contract/error-table.ts';
import { texts } from '#contract/texts.ts';
import { wishlistTexts } from '#contract/wishlist.texts.ts';
import { shopper } from '../actors/shopper.ts';

/** Records all messages of the page from now on, including those that have disappeared. */
async function messagesOf(page: Page) {
  await page.evaluate(`
    globalThis.said = [];
    const listen = (records) => {
      for (const { addedNodes } of records) for (const { textContent } of addedNodes) said.push(textContent);
    };
    for (const region of document.querySelectorAll('output')) {
      new MutationObserver(listen).observe(region, { childList: true });
    }
  `);
  return () => page.evaluate<string[]>('said');
}

test('ACC-1 the account page links to the user’s own data', async ({ page }) => {
  await page.goto('/user');
  await page.waitForURL(/\/login\?volver=%2Fuser$/);
  await shopper(page).logIn('cliente', 'cliente1234');
  await page.waitForURL(/\/user$/);
  for (const [name, path] of [
    ['MI PERFIL', '/user/profile'],
    ['MIS COMPRAS', '/user/orders'],
    ['MIS RESEÑAS', '/user/reviews'],
  ] as const) {
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(path);
  }
  await page.getByRole('button', { name: 'MIS FAVORITOS' }).click();
  await page.getByText(wishlistTexts.inProgress).waitFor();
  await page.getByRole('link', { name: 'Ver la lista de deseos' }).click();
  await page.waitForURL(/\/user\/wishlist$/);
});

test('LAND-4 CAT-5 WISH-1 hearts fill, and the list contains the favourites', async ({ page, buyer }) => {
  const hearts = page.getByRole('button', { name: /^Favorito:/ });
  for (const path of ['/', '/home?gender=Men']) {
    await page.goto(path);
    await page.locator('a[href^="/detail/"]').first().waitFor();
    expect(await hearts.count()).toBe(0);
  }
  await page.goto('/user/wishlist');
  await page.getByText(wishlistTexts.empty).waitFor();
  await page.goto('/');
  const onLanding = hearts.filter({ visible: true }).first();
  await onLanding.click();
  await buyer.toast(wishlistTexts.added);
  await expect.poll(() => onLanding.getAttribute('aria-pressed')).toBe('true');
  await page.goto('/home?gender=Women&page=2');
  const inCatalogue = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito:/ })
    .nth(3);
  const name = (await inCatalogue.getAttribute('aria-label'))?.replace('Favorito: ', '') ?? '';
  await inCatalogue.click();
  await buyer.toast(wishlistTexts.added);
  await page.reload();
  expect(await inCatalogue.getAttribute('aria-pressed')).toBe('true');
  await inCatalogue.click();
  await buyer.toast(wishlistTexts.taken);
  await expect.poll(() => inCatalogue.getAttribute('aria-pressed')).toBe('false');
  await inCatalogue.click();
  await buyer.toast(wishlistTexts.added);
  await page.goto('/user/wishlist');
  await page.getByRole('heading', { name: wishlistTexts.title }).waitFor();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(2);
  expect(await page.getByRole('link', { name: new RegExp(name) }).getAttribute('href')).toMatch(/^\/detail\/\d+$/);
  await page.getByText(/\$/).first().waitFor();
  await page.getByRole('button', { name: `${wishlistTexts.remove} ${name}` }).click();
  await buyer.toast(wishlistTexts.removed);
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1);
});

test('LAND-4 a rejected favourite is reverted and shows the reason', async ({ page, context, me, buyer }) => {
  const { page, context } = me;
  await page.goto('/home?gender=Men');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito:/ })
    .first();
  await heart.waitFor();
  // As when a session expires: its mark outlives it, and the page learns of it only by a rejection.
  await context.clearCookies({ name: 'percha' });
  await heart.click();
  await page.getByText(/Debe iniciar sesión|No tiene permiso/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Favorito:/, pressed: true }).count()).toBe(0);
});

test('CAT-5 a heart fills immediately (optimistic update), and empties again after a rejection or a network failure', async ({
  page,
  buyer,
}) => {
  await page.goto('/home?gender=Men');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito:/ })
    .first();
  const sent = Promise.withResolvers<() => void>();
  const answered = Promise.withResolvers<undefined>();
  await page.route('**/wishlist.data*', async (route) => {
    sent.resolve(() => answered.resolve(undefined));
    await answered.promise;
    await route.continue({ postData: 'productId=99999999&action=add' });
  });
  await heart.click();
  const letThrough = await sent.promise;
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  letThrough();
  await buyer.toast(errorTable.product_not_found.detail);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  await page.unroute('**/wishlist.data*');
  await page.context().setOffline(true);
  await heart.click();
  await buyer.toast('No se guardó el cambio en favoritos.');
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  await page.context().setOffline(false);
  await heart.click();
  await buyer.toast(wishlistTexts.added);
});

test('CAT-5 a message about a favourite is not repeated by the next page', async ({ page, buyer }) => {
  await page.goto('/home?gender=Men');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito:/ })
    .first();
  const name = (await heart.getAttribute('aria-label'))?.replace('Favorito: ', '') ?? '';
  await page.getByRole('main').getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const said = await messagesOf(page);
  await heart.click();
  await buyer.toast(wishlistTexts.added);
  await page.getByText(wishlistTexts.added).waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL(/\/home/);
  await expect.poll(() => heart.getAttribute('aria-label')).toBe(`Favorito: ${name}`);
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await heart.click();
  await buyer.toast(wishlistTexts.taken);
  expect(await said()).toEqual([wishlistTexts.added, wishlistTexts.taken]);
});

test('WISH-1 LAND-4 ACC-1 a guest returns to the list after the login; an administrator has none', async ({
  page,
  context,
  me,
  shopper,
}) => {
  const { page, context } = me;
  await page.goto('/user/wishlist');
  await page.waitForURL(/\/login\?volver=%2Fuser%2Fwishlist$/);
  await shopper(page).logIn('cliente', 'cliente1234');
  await page.waitForURL(/\/user\/wishlist$/);
  await page.getByRole('heading', { name: wishlistTexts.title }).waitFor();
  await context.clearCookies();
  await page.goto('/login');
  await shopper.logIn('admin', 'admin1234');
  await shopper.toast(texts.login.done);
  await page.goto('/user');
  await page.waitForURL(/\/admin$/);
  expect((await page.goto('/user/wishlist'))?.status()).toBe(403);
  for (const path of ['/', '/home?gender=Men']) {
    await page.goto(path);
    await page.locator('a[href^="/detail/"]').first().waitFor();
    expect(await page.getByRole('button', { name: /^Favorito:/ }).count()).toBe(0);
  }
});

test('CAT-5 LAND-4 a heart works without scripts, and only a customer sees it', async ({ visit }) => {
  const here = await visit({ javaScriptEnabled: false });
  const { page } = here;
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito:/ })
    .first();
  const fill = () => heart.evaluate((button) => getComputedStyle(button.querySelector('svg') ?? button).fill);
  const list = '/home?gender=Men&page=4';
  await page.goto(list);
  await page.locator('a[href^="/detail/"]').first().waitFor();
  expect(await heart.count()).toBe(0);
  await page.goto('/login');
  await shopper(page).logIn('maria', 'maria1234');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(list);
  const before = await fill();
  const pressed = await heart.getAttribute('aria-pressed');
  await heart.click();
  await page.waitForURL(`**${list}`);
  await expect.poll(fill).not.toBe(before);
  expect(await heart.getAttribute('aria-pressed')).not.toBe(pressed);
  await heart.click();
  await page.waitForURL(`**${list}`);
  await expect.poll(fill).toBe(before);
  await page.getByRole('button', { name: 'Cuenta' }).filter({ visible: true }).click();
  expect(await page.getByText(texts.nav.guest).filter({ visible: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await page.waitForURL(/\/user$/);
  await here.close();
});

test('WISH-1 two windows that remove the same favourite agree', async ({ page, context, me, buyer }) => {
  const { page, context } = me;
  await page.goto('/home?gender=Men');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito:/ })
    .first()
    .click();
  await buyer.toast(wishlistTexts.added);
  const other = await context.newPage();
  for (const one of [page, other]) await one.goto('/user/wishlist');
  for (const one of [page, other]) {
    await one.getByRole('button', { name: /^ELIMINAR/ }).click();
    await one.getByText(wishlistTexts.empty).waitFor();
  }
});
