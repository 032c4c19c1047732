import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { phone } from '../fixtures/visit.ts';

/**
 * What comes before the largest paint of a page on a phone, in bytes on the wire: the page itself, and its largest
 * picture; null where text is the largest. These do not depend on how busy the machine is, as milliseconds do.
 */
const most = {
  '/': { page: 36_000, picture: 40_000 },
  '/home?gender=Men': { page: 36_300, picture: 20_000 },
  '/detail/1': { page: 32_900, picture: 40_000 },
  '/login': { page: 21_800, picture: null },
} as const;

type Seen = {
  readonly page: number;
  /** Requests that the first paint waits for. */
  readonly blocking: readonly string[];
  /** The largest picture; undefined if text is the largest. */
  readonly picture: { readonly address: string; readonly bytes: number; readonly end: number } | undefined;
  /** When the first script was requested, in ms; infinite if none was. */
  readonly firstScript: number;
};

/** Waits for the largest paint that the browser reports, and returns what came before it. */
function whatCameFirst(page: Page, hasPicture: boolean): Promise<Seen> {
  return page.evaluate(async (isPicture) => {
    const address = await new Promise<string>((resolve) => {
      new PerformanceObserver((list) => {
        const found = list.getEntries().findLast((entry) => !isPicture || ('url' in entry && entry.url !== ''));
        if (found) resolve('url' in found ? String(found.url) : '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const loaded = performance.getEntriesByType('resource').filter((one) => one instanceof PerformanceResourceTiming);
    const picture = loaded.find(({ name }) => address !== '' && name === address);
    const [own] = performance.getEntriesByType('navigation');
    return {
      page: own instanceof PerformanceNavigationTiming ? own.transferSize : Number.POSITIVE_INFINITY,
      blocking: loaded
        .filter((one) => 'renderBlockingStatus' in one && one.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
      picture: picture && { address, bytes: picture.transferSize, end: picture.responseEnd },
      firstScript: Math.min(...loaded.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)),
    };
  }, hasPicture);
}

test.use({ viewport: phone });

for (const [path, limits] of Object.entries(most)) {
  test(`little comes before the largest paint of ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    const seen = await whatCameFirst(page, limits.picture !== null);
    expect(seen.blocking).toEqual([]);
    expect(seen.page).toBeLessThanOrEqual(limits.page);
    expect(seen.picture !== undefined).toBe(limits.picture !== null);
    expect(seen.picture?.bytes ?? 0).toBeLessThanOrEqual(limits.picture ?? 0);
    expect(seen.firstScript).toBeGreaterThan(seen.picture?.end ?? 0);
  });
}
