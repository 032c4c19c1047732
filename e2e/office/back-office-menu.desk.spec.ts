import { expect, test } from '../fixtures/test.ts';
import { administrator } from '../actors/administrator.ts';

test('ADM-4 the menu marks the present screen, also inside of an entry', async ({ page, owner }) => {
  await owner.enter('/admin');
  const marked = async () => {
    const menu = await owner.menu(width);
    const current = menu.locator('[aria-current]');
    const found = [await current.innerText(), await current.getAttribute('aria-current')];
    if (width < 1024) await page.keyboard.press('Escape');
    return found;
  };
  expect(await marked()).toEqual(['Inicio', 'page']);
  await page.goto('/admin/modification/5?volver=%2Fadmin%2Fallproducts%3Fstock%3Dlow');
  expect(await marked()).toEqual(['Productos', 'true']);
  const trail = page.getByRole('navigation', { name: 'Ubicación' });
  expect(await trail.innerText()).toMatch(/Catálogo\s*›\s*Productos/);
  await trail.getByRole('link', { name: 'Productos' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/allproducts' && url.searchParams.get('stock') === 'low');
  // The address changes before the page does.
  await page.getByRole('heading', { level: 1, name: 'Mis productos' }).waitFor();
  expect(await marked()).toEqual(['Productos', 'page']);
});

test('ADM-4 the menu of a phone opens from below, leads on, and is closed on the next page', async ({ visit }) => {
  const { page, close } = await visit({ width: 390 });
  const she = administrator(page);
  await she.enter('/admin');
  const menu = await she.menu(390);
  // It slides in from below.
  await expect
    .poll(async () => {
      const box = await menu.boundingBox();
      return box && box.y + box.height;
    })
    .toBe(844);
  for (const group of ['Ventas', 'Catálogo', 'Personas', 'Contenido', 'Sistema']) {
    await menu.getByRole('list', { name: group }).waitFor();
  }
  await menu.getByRole('link', { name: 'Órdenes' }).click();
  await page.waitForURL(/\/admin\/orders$/);
  await menu.waitFor({ state: 'hidden' });
});
