import type { Page } from '@playwright/test';

/**
 * Records by how much a page moves while it is loaded, besides what follows an input. Returns a function that tells it, with
 * the elements that moved.
 */
export async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(`
    window.moved = [];
    const placed = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const named = ({ node, previousRect, currentRect }) =>
      [(node?.outerHTML ?? 'a text').slice(0, 90), 'from', placed(previousRect), 'to', placed(currentRect)].join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (!hadRecentInput) window.moved.push([value, ...sources.map(named)].join(' '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  return () => page.evaluate('window.moved');
}
