import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/visit.ts';

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

test('DET-1 a product has all pictures at once from 1024 px on, and below a main one to swipe with thumbnails @all', async ({
  page,
}) => {
  const pictures = page.getByRole('group', { name: /^Foto principal/ }).getByRole('link', { name: /^Ampliar foto/ });
  const thumbnails = page.getByRole('button', { name: /^Ver foto/ });
  const places = async () => {
    const boxes = await Promise.all((await pictures.all()).map((one) => one.boundingBox()));
    return boxes.map((box) => ({ x: box?.x ?? 0, y: box?.y ?? 0, ratio: (box?.width ?? 0) / (box?.height ?? 1) }));
  };
  await page.goto('/detail/1');
  const [first, second] = await places();
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await places())[1]?.x).toBeCloseTo(first?.x ?? 0, 0);

  await page.setViewportSize(desktop);
  await expect(thumbnails).toHaveCount(0);
  const [one, two, three, four] = await places();
  expect([two?.y, three?.x, four?.x]).toEqual([one?.y, one?.x, two?.x]);
  expect(four?.y).toBe(three?.y);
  expect(three?.y).toBeGreaterThan(one?.y ?? 0);
  for (const { ratio } of await places()) expect(ratio).toBeCloseTo(0.8, 1);
  await pictures.nth(2).click();
  await page
    .getByRole('dialog', { name: /ampliadas/ })
    .getByText('Foto 3 de 4')
    .waitFor();
});
