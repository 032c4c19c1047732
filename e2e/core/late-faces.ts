import { expect, type Page } from '@playwright/test';

/**
 * Notes at each paint of a page which faces it has, for `painted`. While the faces are awaited, only its ground is painted,
 * and its words are not.
 */
async function watchFaces(page: Page): Promise<void> {
  await page.addInitScript(`
    window.painted = [];
    new PerformanceObserver(() => {
      if (document.documentElement.hasAttribute('data-faces-awaited')) return;
      const family = (selector) => getComputedStyle(document.querySelector(selector)).fontFamily.split(',')[0];
      window.painted.push(family('body'), family('h1, .font-display'));
    }).observe({ type: 'paint', buffered: true });
  `);
}

const painted = (page: Page) => page.evaluate<string[]>('window.painted');

/** The faces that a page has. */
export const present = (page: Page) =>
  page.evaluate(() =>
    ['body', 'h1, .font-display'].map((selector) => {
      const found = document.querySelector(selector);
      return found ? getComputedStyle(found).fontFamily.split(',')[0] : '';
    }),
  );

/** The widths of some words in families, in px. Runs in the page. */
const widthsIn = (families: readonly string[]) =>
  families.map((family) => {
    const words = document.body.appendChild(document.createElement('span'));
    words.style.cssText = `position:absolute;font:400 40px ${family}`;
    words.textContent = 'Pocas prendas, bien cortadas';
    const { width } = words.getBoundingClientRect();
    words.remove();
    return width;
  });

const own = ['"Inter Variable"', '"Instrument Serif"'];
export const fallback = ['"Inter Metric"', '"Instrument Metric"'];

/** Opens the first page of a visit with a face that comes late, and then others: see the titles of the tests. */
export async function visitWithLateFace(page: Page, late: 'inter' | 'instrument-serif'): Promise<void> {
  await watchFaces(page);
  const release = Promise.withResolvers<void>();
  await page.route(`**/assets/${late}*.woff2`, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/login');
  await expect.poll(() => painted(page)).toEqual(expect.arrayContaining(fallback));
  // The shop's name is drawn, and needs no font.
  await expect(page.locator('header').getByRole('img', { name: 'Percha' })).toBeVisible();
  release.resolve();
  await page.waitForFunction(() => localStorage.getItem('percha-faces') !== null);
  await page.evaluate('document.fonts.ready.then(() => true)');
  expect(await present(page)).toEqual(fallback);
  await page.getByRole('link', { name: 'Women' }).filter({ visible: true }).first().click();
  await page.waitForURL(/gender=Women/);
  await expect.poll(() => present(page)).toEqual(own);
  // The face itself, not only its name: the same words are wider in the fallback.
  expect(await page.evaluate(widthsIn, own)).not.toEqual(await page.evaluate(widthsIn, fallback));
  await page.goto('/login');
  await expect.poll(() => painted(page)).toEqual(expect.arrayContaining(own));
  expect(await painted(page)).not.toEqual(expect.arrayContaining(fallback));
}
