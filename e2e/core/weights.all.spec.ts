import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { desktop, phone } from '../fixtures/visit.ts';

/** The size limits of a first visit, in bytes on the wire. */
const most = { style: 20_000, fonts: 80_000 } as const;

const firsts = [phone.width, desktop.width].flatMap((width) =>
  ['/', '/home?gender=Men', '/detail/1'].map((path) => ({ width, path })),
);

/** Records the elements that move on a page, and by how much in units of layout shift. */
async function watchMoves(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(`
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        const what = sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '?').slice(0, 200));
        window.moved.push(value + ': ' + what.join(' | '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  return () => page.evaluate('window.moved');
}

for (const { width, path } of firsts) {
  test(`there is no layout shift when the fonts load late, on ${path} at ${width} px`, async ({ visit }) => {
    const { page } = await visit({ width });
    const moved = await watchMoves(page);
    const seen = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await seen.promise;
      await route.continue();
    });
    const fonts = Promise.all(['inter', 'serif'].map((name) => page.waitForResponse(new RegExp(`${name}.*woff2`))));
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('main').waitFor();
    seen.resolve();
    await fonts;
    await page.evaluate('document.fonts.ready.then(() => true)');
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await moved()).toEqual([]);
  });

  test(`the first load of ${path} at ${width} px is small, comes only from the shop, and has no layout shift`, async ({
    visit,
    shop,
  }) => {
    const { page } = await visit({ width });
    const hosts = new Set<string>();
    let fonts = 0;
    page.on('response', (response) => {
      const { host, pathname, protocol } = new URL(response.url());
      if (protocol !== 'data:') hosts.add(host);
      if (pathname.endsWith('.woff2')) fonts += Number(response.headers()['content-length'] ?? 0);
    });
    const moved = await watchMoves(page);
    await page.goto(path);
    await page.evaluate('document.fonts.ready.then(() => true)');
    const style = await page
      .locator('style')
      .evaluateAll((found) => found.map(({ textContent }) => textContent).join(''));
    expect(style.length).toBeGreaterThan(1000);
    expect(gzipSync(style).byteLength).toBeLessThan(most.style);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThan(most.fonts);
    expect([...hosts]).toEqual([new URL(shop.url).host]);
    expect(await moved()).toEqual([]);
  });
}

test('the main picture of a product has its place before its thumbnails have loaded', async ({ visit }) => {
  const { page } = await visit({ width: 768, javaScriptEnabled: false });
  await page.goto('/detail/1');
  const main = page.getByRole('group', { name: /^Foto principal/ });
  const place = await main.boundingBox();
  expect(place?.width).toBeGreaterThan(300);
  const list = page.getByRole('region', { name: /^Fotos de/ }).getByRole('list');
  await list.evaluate((thumbnails) => thumbnails.remove());
  expect(await list.count()).toBe(0);
  expect(await main.boundingBox()).toEqual(place);
});
