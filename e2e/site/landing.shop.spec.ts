import { expect, test } from '../fixtures/test.ts';
import { t } from '#messages/messages.ts';
import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { heightAt } from '../fixtures/visit.ts';

/** The relative luminance of a colour (WCAG 2), from 0 to 1. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of a dark text with the darkest point behind it. */
async function leastContrast(page: Page, of: string): Promise<number> {
  const text = page.locator(of);
  const colour = await text.evaluate((one) => {
    const found = getComputedStyle(one).color;
    if (one instanceof HTMLElement) one.style.color = 'transparent';
    return found;
  });
  const behind = await sharp(await text.screenshot()).stats();
  const darkest = luminance(behind.channels.map(({ min }) => min));
  const own = luminance((/\d+/g[Symbol.match](colour) ?? []).map(Number));
  return (darkest + 0.05) / (own + 0.05);
}

test('LAND-6 the title can be read on any campaign picture @all', async ({ page }) => {
  const black = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: black }));
  // Where the words are on the picture, and widest.
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const picture = page.locator('main picture img').first();
  await expect
    .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0))
    .toBe(true);
  // Large text (WCAG 2.2, 1.4.3).
  expect(await leastContrast(page, 'main h1')).toBeGreaterThanOrEqual(3);
  expect(await leastContrast(page, 'main h1 + p')).toBeGreaterThanOrEqual(4.5);
});

test('LAND-6 the next campaign has its picture before the carousel moves, and without scripts @all', async ({
  page,
  visit,
}) => {
  const carousel = (seen: Page) => seen.getByRole('region', { name: 'Colecciones' });
  await page.goto('/');
  const campaigns = await carousel(page).getByRole('listitem').count();
  expect(campaigns).toBeGreaterThan(1);
  await carousel(page).getByRole('link').first().focus();
  await expect(carousel(page).locator('img')).toHaveCount(campaigns);
  const plain = await visit({ javaScriptEnabled: false });
  await plain.page.goto('/');
  await expect(carousel(plain.page).locator('img')).toHaveCount(campaigns);
});

test('LAND-6 LAND-7 VER MI TIENDA leads to the shop below the campaign @all', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: t('texts.viewShop') }).click();
  await page.waitForURL((url) => url.pathname === '/' && url.hash === '#tienda');
  const heading = page.getByRole('heading', { name: t('texts.newsMen') });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
  await expect(page.locator('#tienda')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(?:detail\/\d+|home\?gender=\w+)/);
});

test('LAND-5 only one carousel moves, the one in view @all', async ({ visit }) => {
  const { page } = await visit({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const places = () =>
    page.locator('main ul.rail').evaluateAll((rails) => rails.map((rail) => rail.querySelector('a')?.textContent));
  const before = await places();
  await page.getByRole('heading', { name: t('texts.newsMen') }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  // Until the carousel has moved beyond its last product.
  await expect
    .poll(async () => {
      await page.clock.fastForward(3000);
      return (await places())[1];
    })
    .not.toBe(before[1]);
  const after = await places();
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
});

test('the address for e-mails in the footer is in one line', async ({ page }) => {
  await page.goto('/bag');
  const link = page.locator('footer a[href^="mailto:"]');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await link.evaluate((shown) => {
      const words = document.createRange();
      words.selectNodeContents(shown);
      return words.getClientRects().length;
    });
    expect({ width, lines }).toEqual({ width, lines: 1 });
  }
});

test('LAND-6 a price is in view within the first screen and a half', async ({ page }) => {
  await page.goto('/');
  const price = page.getByRole('article').first().locator('.tabular-nums');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: heightAt(width) });
    const box = await price.boundingBox();
    expect([width, (box?.y ?? Infinity) + (box?.height ?? 0) <= 1.5 * heightAt(width)]).toEqual([width, true]);
  }
});
