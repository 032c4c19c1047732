import { expect, test } from '../fixtures/test.ts';
import { misfits, violations } from '../walk/inspection.ts';

test('ADM-5 the first page is accessible and fits its window in every period', async ({ page, owner }) => {
  await owner.enter();
  const periods = page.getByRole('navigation', { name: 'Período' });
  for (const [name, heading] of [
    ['Hoy', 'Ventas de hoy'],
    ['7 días', 'Ventas de los últimos 7 días'],
    ['30 días', 'Ventas de los últimos 30 días'],
  ] as const) {
    await periods.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([...(await violations(page)), ...(await misfits(page))]).toEqual([]);
    }
  }
});
