import { expect, test } from '../fixtures/test.ts';

test('MEND-15 a picture that fails keeps its placeholder, is retried, and loads or becomes the shop’s sign, never a broken image', async ({
  page,
}) => {
  await page.clock.install();
  let isRefused = true;
  await page.route('**/media/**', async (route) => {
    if (isRefused) await route.fulfill({ status: 503, headers: { 'retry-after': '1' } });
    else await route.continue();
  });
  const picture = page.getByRole('main').locator('a picture img').first();
  const width = () => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);
  await page.goto('/detail/150');
  await expect(picture).toHaveAttribute('src', /^data:image\/webp/);
  isRefused = false;
  await page.clock.runFor(1500);
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc))
    .toMatch(/\/media\//);
  await expect.poll(width).toBeGreaterThan(300);

  isRefused = true;
  await page.goto('/detail/149');
  await expect
    .poll(async () => {
      await page.clock.runFor(30_000);
      return picture.getAttribute('src');
    })
    .toMatch(/^data:image\/svg/);
  await expect.poll(width).toBeGreaterThan(0);
});

test('MEND-15 a list that is reloaded in its middle has its pictures without a touch @all', async ({ page }) => {
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
