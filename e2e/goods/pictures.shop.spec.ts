import { expect, test } from '../fixtures/test.ts';

test('MEND-15 a picture that fails keeps its placeholder, is retried, and loads', async ({ page }) => {
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
});

test('MEND-15 a picture that cannot be loaded becomes the shop’s sign, never a broken image', async ({ page }) => {
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
});

test('MEND-15 a list that is reloaded in its middle has its pictures without a touch', async ({ page }) => {
  // What comes after a while does not come here.
  await page.addInitScript(`
    const after = window.setTimeout;
    window.setTimeout = (run, ms, ...given) => (ms === 3000 ? 0 : after(run, ms, ...given));
  `);
  await page.goto('/home?gender=Women');
  const last = page.getByRole('main').getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await last.locator('img').first().waitFor();
  await page.reload();
  await last.locator('img').first().waitFor();
});
