import { expect, test } from '../fixtures/test.ts';
import { phone } from '../fixtures/visit.ts';

test.use({ viewport: phone });

test('ADM-4 the menu of a phone opens from below, leads on, and is closed on the next page', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin');
  const menu = await owner.menu();
  // It slides in from below.
  await expect
    .poll(async () => {
      const box = await menu.boundingBox();
      return box && box.y + box.height;
    })
    .toBe(phone.height);
  for (const group of ['Ventas', 'Catálogo', 'Personas', 'Contenido', 'Sistema']) {
    await expect(menu.getByRole('list', { name: group })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Órdenes' }).click();
  await page.waitForURL(/\/admin\/orders$/);
  await expect(menu).toBeHidden();
});
