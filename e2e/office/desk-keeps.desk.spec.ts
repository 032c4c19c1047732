import { expect, test } from '../fixtures/test.ts';
import { scrolled } from './scrolled.ts';

test('MEND-28 the list behind an open order keeps its filter, page and scroll position @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/orders?status=approved');
  const list = /\/admin\/orders\?status=approved$/;
  const rows = page.locator('main [data-row]');
  const shown = await rows.count();
  const link = rows.last().locator('[data-row-link]');
  const dialog = page.getByRole('dialog', { name: 'Orden de compra' });
  const ways = [
    () => dialog.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => page.goBack(),
    () => dialog.getByRole('link', { name: 'Cerrar' }).click(),
  ];
  for (const leave of ways) {
    await link.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await link.click();
    await expect(dialog).toBeVisible();
    await expect(rows).toHaveCount(shown);
    await leave();
    await page.waitForURL(list);
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => scrolled(page)).toBe(place);
    await expect(rows).toHaveCount(shown);
  }
});
