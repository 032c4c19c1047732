import { expect, test } from '../fixtures/test.ts';

test('CAT-1 on a phone the catalogue begins with its pictures, and one row with search, filters and order stays in view @all', async ({
  page,
  visit,
}) => {
  const row = page.getByRole('button', { name: /^Filtrar y ordenar · \d+ productos$/ });
  const top = async () => (await row.locator('..').boundingBox())?.y ?? Number.NaN;
  const header = page.getByRole('banner');
  const bottomOf = async () => {
    const box = await header.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await page.goto('/home?gender=Women');
  const picture = await page.locator('main article img').first().boundingBox();
  expect(picture?.y).toBeLessThan(180);
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(bottomOf).toBeLessThanOrEqual(0);
  await expect.poll(top).toBe(0);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(bottomOf).toBeGreaterThan(40);
  await expect.poll(async () => Math.abs((await top()) - (await bottomOf()))).toBeLessThan(2);

  // The sheet opens without scripts too.
  const { page: plain } = await visit({ javaScriptEnabled: false });
  for (const one of [page, plain]) {
    await one.goto('/home?gender=Women');
    await expect(one.locator('main').getByRole('searchbox')).toBeHidden();
    await one.getByRole('button', { name: /^Filtrar y ordenar/ }).click();
    await one.locator('main').getByRole('searchbox', { name: 'Buscar' }).fill('LINO');
    await expect(one.getByLabel('Ordenar por').first()).toBeVisible();
    await one.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
    await one.waitForURL(/search=LINO/);
  }
});
