import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { errorTable } from '#contract/error-table.ts';
import { texts } from '#contract/core/texts.ts';
import { wishlistTexts } from '#contract/marketing/wishlist.texts.ts';
import { logIn, newCustomer } from '../actors/ready-accounts.ts';

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

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favorito:/ });

const nameOf = async (page: Page, at: number) =>
  (await hearts(page).nth(at).getAttribute('aria-label'))?.replace('Favorito: ', '') ?? '';

test('LAND-4 CAT-5 WISH-1 ACC-1 only customers have hearts, which fill, and the list contains the favourites @all', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('a[href^="/detail/"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Favorito:/ })).toHaveCount(0);
  await logIn(page, 'admin', 'admin1234');
  await page.goto('/home?gender=Men');
  await expect(page.locator('a[href^="/detail/"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Favorito:/ })).toHaveCount(0);

  const she = await newCustomer(page, { hasAddress: false });
  await page.goto('/user');
  await page.getByRole('button', { name: 'MIS FAVORITOS' }).click();
  await she.toast(wishlistTexts.inProgress);
  await page.getByRole('link', { name: 'Ver la lista de deseos' }).click();
  await page.waitForURL(/\/user\/wishlist$/);
  await expect(page.getByText(wishlistTexts.empty)).toBeVisible();

  await page.goto('/');
  // What is below comes once the page is touched.
  await page.mouse.move(5, 5);
  const onLanding = hearts(page).filter({ visible: true }).first();
  await onLanding.click();
  await she.toast(wishlistTexts.added);
  await expect(onLanding).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/home?gender=Women&page=2');
  const inCatalogue = hearts(page).nth(3);
  const name = await nameOf(page, 3);
  await inCatalogue.click();
  await she.toast(wishlistTexts.added);
  await page.reload();
  await expect(inCatalogue).toHaveAttribute('aria-pressed', 'true');
  await inCatalogue.click();
  await she.toast(wishlistTexts.taken);
  await expect(inCatalogue).toHaveAttribute('aria-pressed', 'false');
  await inCatalogue.click();
  await she.toast(wishlistTexts.added);

  await page.goto('/user/wishlist');
  await expect(page.getByRole('heading', { name: wishlistTexts.title })).toBeVisible();
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', /^\/detail\/\d+$/);
  await expect(items.filter({ hasText: name })).toContainText('$');
  await page.getByRole('button', { name: `${wishlistTexts.remove} ${name}` }).click();
  await she.toast(wishlistTexts.removed);
  await expect(items).toHaveCount(1);
});

test('CAT-5 LAND-4 a heart fills at once (optimistic update), and empties again, with the reason, after a rejection, a network failure and an expired session', async ({
  page,
  context,
  buyer,
}) => {
  await page.goto('/home?gender=Men');
  const heart = hearts(page).first();
  const sent = Promise.withResolvers<() => void>();
  const answered = Promise.withResolvers<undefined>();
  await page.route('**/wishlist.data*', async (route) => {
    sent.resolve(() => answered.resolve(undefined));
    await answered.promise;
    await route.continue({ postData: 'productId=99999999&action=add' });
  });
  await heart.click();
  const letThrough = await sent.promise;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  letThrough();
  await buyer.toast(errorTable.product_not_found.detail);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/wishlist.data*');
  await context.setOffline(true);
  await heart.click();
  await buyer.toast('No se guardó el cambio en favoritos.');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await heart.click();
  await buyer.toast(wishlistTexts.added);
  // As when a session expires: its mark outlives it, and the page learns of it only by a rejection.
  await context.clearCookies({ name: 'percha' });
  await hearts(page).nth(1).click();
  await expect(page.getByText(/Debe iniciar sesión|No tiene permiso/)).toBeVisible();
  await expect(hearts(page).nth(1).and(page.locator('[aria-pressed=true]'))).toHaveCount(0);
});

test('CAT-5 a favourite is shown by the next page, whose message is not repeated, although the page went on before the list of favourites came @all', async ({
  page,
  buyer,
}) => {
  await page.goto('/home?gender=Men');
  const heart = hearts(page).first();
  const name = await nameOf(page, 0);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const said = await messagesOf(page);
  // The first request for the person follows the change; going back ends it.
  await page.route('**/personal*', () => undefined, { times: 1 });
  const asked = page.waitForRequest('**/personal*');
  await heart.click();
  await buyer.toast(wishlistTexts.added);
  await asked;
  await page.goBack();
  await page.waitForURL(/\/home/);
  // The address changes before the page does, and the product's page has the same heart.
  await expect(page.getByRole('heading', { name, level: 1 })).toHaveCount(0);
  await expect(heart).toHaveAccessibleName(`Favorito: ${name}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await buyer.toast(wishlistTexts.taken);
  expect(await said()).toEqual([wishlistTexts.added, wishlistTexts.taken]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-5 LAND-4 only a customer sees a heart, and it works @all', async ({ page }) => {
    const heart = hearts(page).first();
    const fill = () => heart.evaluate((button) => getComputedStyle(button.querySelector('svg') ?? button).fill);
    const list = '/home?gender=Men&page=4';
    await page.goto(list);
    await expect(page.locator('a[href^="/detail/"]').first()).toBeVisible();
    await expect(heart).toHaveCount(0);
    await logIn(page, 'maria', 'maria1234');
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
    await expect(page.getByText(texts.nav.guest).filter({ visible: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Mi cuenta' }).click();
    await page.waitForURL(/\/user$/);
  });
});
