import type { Page } from '@playwright/test';

/** Records by how much a page moves while it is loaded, besides what follows an input. Returns a function that tells. */
export async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(`
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  return () => page.evaluate('window.moved');
}
