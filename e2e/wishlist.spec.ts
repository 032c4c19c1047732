import { expect, test } from 'vitest';
import { texts } from '#contract/texts.ts';
import { wishlistTexts } from '#contract/wishlist.texts.ts';
import { shopper } from './shopper.ts';
import { visit, widths } from './visit.ts';
import type { Visit } from './visit.ts';

async function newCustomer({ page }: Visit) {
  const she = shopper(page);
  await page.goto('/login?vista=crear');
  const { username, password } = await she.register();
  await she.logIn(username, password);
  await she.toast(texts.login.done);
  return she;
}

test.each(widths)('ACC-1 the hub leads to what is one’s own, at %i px', async (width) => {
  const here = await visit({ width });
  const { page } = here;
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
  await here.close();
});

test.each(widths)('LAND-4 CAT-5 WISH-1 hearts fill, and the list holds what they mark, at %i px', async (width) => {
  const here = await visit({ width });
  const { page } = here;
  const hearts = page.getByRole('button', { name: /^Favorito:/ });
  for (const path of ['/', '/home?gender=Men']) {
    await page.goto(path);
    await page.locator('a[href^="/detail/"]').first().waitFor();
    expect(await hearts.count()).toBe(0);
  }
  const she = await newCustomer(here);
  await page.goto('/user/wishlist');
  await page.getByText(wishlistTexts.empty).waitFor();
  await page.goto('/');
  const onLanding = hearts.filter({ visible: true }).first();
  await onLanding.click();
  await she.toast(wishlistTexts.added);
  await expect.poll(() => onLanding.getAttribute('aria-pressed')).toBe('true');
  await page.goto('/home?gender=Women&page=2');
  const inCatalogue = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito:/ })
    .nth(3);
  const name = (await inCatalogue.getAttribute('aria-label'))?.replace('Favorito: ', '') ?? '';
  await inCatalogue.click();
  await she.toast(wishlistTexts.added);
  await page.reload();
  expect(await inCatalogue.getAttribute('aria-pressed')).toBe('true');
  await inCatalogue.click();
  await she.toast(wishlistTexts.taken);
  await expect.poll(() => inCatalogue.getAttribute('aria-pressed')).toBe('false');
  await inCatalogue.click();
  await she.toast(wishlistTexts.added);
  await page.goto('/user/wishlist');
  await page.getByRole('heading', { name: wishlistTexts.title }).waitFor();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(2);
  expect(await page.getByRole('link', { name: new RegExp(name) }).getAttribute('href')).toMatch(/^\/detail\/\d+$/);
  await page.getByText(/\$/).first().waitFor();
  await page.getByRole('button', { name: `${wishlistTexts.remove} ${name}` }).click();
  await she.toast(wishlistTexts.removed);
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1);
  await here.close();
});

test('LAND-4 a heart that the shop refuses goes back and says why', async () => {
  const here = await visit();
  const { page, context } = here;
  await newCustomer(here);
  await page.goto('/home?gender=Men');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito:/ })
    .first();
  await context.clearCookies();
  await heart.click();
  await page.getByText(/Debe iniciar sesión|No tiene permiso/).waitFor();
  expect(await page.getByRole('button', { name: /^Favorito:/, pressed: true }).count()).toBe(0);
  await here.close();
});

test('CAT-5 a heart works without scripts', async () => {
  const here = await visit({ javaScriptEnabled: false });
  const { page } = here;
  await page.goto('/login');
  await shopper(page).logIn('maria', 'maria1234');
  await page.goto('/home?gender=Men&page=4');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito:/ })
    .first();
  const before = await heart.getAttribute('aria-pressed');
  await heart.click();
  await page.waitForURL(/\/home\?gender=Men&page=4$/);
  expect(await heart.getAttribute('aria-pressed')).not.toBe(before);
  await heart.click();
  await page.waitForURL(/\/home\?gender=Men&page=4$/);
  await here.close();
});

test('WISH-1 two windows that take the same favourite out agree', async () => {
  const here = await visit();
  const { page, context } = here;
  const she = await newCustomer(here);
  await page.goto('/home?gender=Men');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito:/ })
    .first()
    .click();
  await she.toast(wishlistTexts.added);
  const other = await context.newPage();
  for (const one of [page, other]) await one.goto('/user/wishlist');
  for (const one of [page, other]) {
    await one.getByRole('button', { name: /^ELIMINAR/ }).click();
    await one.getByText(wishlistTexts.empty).waitFor();
  }
  await here.close();
});
