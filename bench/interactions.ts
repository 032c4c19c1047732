import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../e2e/fixtures/browser.ts';
import { phoneSlowdown } from '../e2e/fixtures/phone-link.ts';
import type { Figure } from './report.ts';

/** An interaction that feels immediate is painted after so long, in ms (https://web.dev/articles/inp). */
const mostMs = 200;

/** What a visitor of the phone does, each once on a page that has settled. */
const interactions = [
  {
    name: 'adding to the bag',
    path: '/detail/1',
    prepare: chooseSize,
    control: 'Agregar al carrito',
  },
  { name: 'opening the filters', path: '/home?gender=Men', prepare: nothing, control: /^Filtr/ },
  { name: 'opening the menu', path: '/', prepare: nothing, control: /^Menú/ },
] as const;

/** Measures how long a phone takes from a touch to the next paint: of each interaction the median of five. */
export async function measureInteractions(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const figures: Figure[] = [];
  for (const { name, path, prepare, control } of interactions) {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const seen = { longestMs: 0 };
        Object.assign(window, { seen });
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) seen.longestMs = Math.max(seen.longestMs, duration);
        });
        // The browser tells of nothing below 16 ms, and rounds to 8.
        const slow = { type: 'event', durationThreshold: 16 };
        observer.observe(slow);
      });
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: phoneSlowdown });
      await prepare(page);
      const place = await placeOf(page, control);
      await page.evaluate('window.seen.longestMs = 0');
      await page.waitForTimeout(1000);
      await touch(session, place);
      await page.waitForTimeout(1500);
      times.push(await page.evaluate<number>('window.seen.longestMs'));
      await context.close();
    }
    const median = times.toSorted((one, other) => one - other)[2] ?? 0;
    figures.push({ name: `phone: ${name}, to the next paint`, value: median, unit: 'ms', most: mostMs });
  }
  await browser.close();
  return figures;
}

async function nothing(): Promise<void> {}

async function chooseSize(page: Page): Promise<void> {
  const sizes = page.getByRole('combobox', { name: 'Talle' });
  const size = await sizes.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
  await sizes.selectOption(size);
}

/** Returns where a control is in the window, in px. */
async function placeOf(page: Page, name: string | RegExp): Promise<{ x: number; y: number }> {
  const button = page.getByRole('button', { name }).first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`${name} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Touches a place as a finger does. Not by `tap` of the test tool: its checks run in the page just before, and the event then
 * waits for them (on a slow phone longer than for all that the shop does).
 */
async function touch(session: CDPSession, place: { readonly x: number; readonly y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
