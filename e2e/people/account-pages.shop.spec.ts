import { expect, test } from '../fixtures/test.ts';
import { desktop, phone } from '../fixtures/visit.ts';

/** The pages of an account, and those that the list of its pages names as the present one. */
const pages = {
  '/user': 'Mi cuenta',
  '/user/profile': 'Mi perfil',
  '/user/addresses': 'Mis direcciones',
  '/user/addresses/new': 'Mis direcciones',
  '/user/orders': 'Historial de compras',
  '/user/orders/50000000007': 'Historial de compras',
  '/user/reviews': 'Mis reseñas',
  '/user/wishlist': 'Lista de deseos',
  '/user/changepassword': 'Cambiar contraseña',
} as const;

test('ACC-1 all pages of an account begin at one edge, with the list of them at the left where there is room @all', async ({
  visit,
}) => {
  const { page } = await visit({ as: 'maria', width: desktop.width });
  const nav = page.getByRole('navigation', { name: 'Mi cuenta' });
  const left = () => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().left));
  const seen = new Map<string, unknown>();
  for (const [path, current] of Object.entries(pages)) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect(nav.locator('[aria-current]')).toHaveText(current);
    const wide = await left();
    await page.setViewportSize(phone);
    await expect(nav).toBeHidden();
    seen.set(path, { wide, narrow: await left() });
  }
  expect(new Set([...seen.values()].map((one) => JSON.stringify(one))).size, JSON.stringify([...seen])).toBe(1);

  await page.setViewportSize(desktop);
  await nav.getByRole('link', { name: 'Mis reseñas' }).click();
  await page.waitForURL('**/user/reviews');
  await nav.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
