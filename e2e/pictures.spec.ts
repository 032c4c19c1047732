import { expect, test } from 'vitest';
import { visit } from './visit.ts';

test('MEND-15 a picture that fails keeps its placeholder, is asked for again, and comes', async () => {
  const { page, close } = await visit();
  let isRefused = true;
  const asked: string[] = [];
  await page.route('**/media/**', async (route) => {
    asked.push(route.request().url());
    if (isRefused) await route.fulfill({ status: 503, headers: { 'retry-after': '1' } });
    else await route.continue();
  });
  await page.goto('/detail/150');
  const picture = page.getByRole('main').locator('a picture img').first();
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^data:image\/webp/);
  isRefused = false;
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc))
    .toMatch(/\/media\//);
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(300);
  await close();
});

test('MEND-15 a picture that cannot be had at all becomes the sign of the shop, never a broken mark', async () => {
  const { page, close } = await visit();
  await page.clock.install();
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/detail/150');
  const picture = page.getByRole('main').locator('a picture img').first();
  await expect
    .poll(async () => {
      await page.clock.runFor(30_000);
      return picture.getAttribute('src');
    })
    .toMatch(/^data:image\/svg/);
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await close();
});
