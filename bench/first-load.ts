import { chromium, type CDPSession } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../e2e/fixtures/browser.ts';
import { phoneLink, phoneSlowdown } from '../e2e/fixtures/phone-link.ts';
import type { Figure } from './report.ts';

/** How long to wait after the load, in ms. */
const settleMs = 1500;

const pages = [
  { name: 'landing', path: '/' },
  { name: 'catalogue', path: '/home?gender=Men' },
  { name: 'detail', path: '/detail/1' },
  { name: 'bag', path: '/bag' },
  { name: 'login', path: '/login' },
] as const;

/** What is measured of a load, with its unit and its maximum. */
const goals = {
  largestMs: { name: 'largest contentful paint', unit: 'ms', most: 450 },
  longestTaskMs: { name: 'longest task', unit: 'ms', most: 80 },
  scriptKb: { name: 'scripts as transferred, with their headers', unit: 'kB', most: 110 },
  requests: { name: 'requests', unit: '', most: 15 },
} as const;

type Load = Record<keyof typeof goals, number>;

/** Measures the first load of the public pages on a phone: of each value the median of five loads. */
export async function measureFirstLoad(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const figures: Figure[] = [];
  for (const { name, path } of pages) {
    const loads: Load[] = [];
    for (let load = 0; load < 5; load += 1) loads.push(await loadOnce(browser, `${url}${path}`));
    for (const key of ['largestMs', 'longestTaskMs', 'scriptKb', 'requests'] as const) {
      const { name: what, unit, most } = goals[key];
      figures.push({ name: `${name}: ${what}`, value: median(loads.map((load) => load[key])), unit, most });
    }
  }
  await browser.close();
  return figures;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Browser = Awaited<ReturnType<typeof chromium.launch>>;

async function loadOnce(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phoneLink);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phoneSlowdown });
  const count = countRequests(session);
  await page.addInitScript(() => {
    const seen = { largestMs: 0, longestTaskMs: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largestMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address);
  // Late parts load after the load event; include their cost.
  await page.waitForTimeout(settleMs);
  const seen = await page.evaluate<{ largestMs: number; longestTaskMs: number }>('window.seen');
  await context.close();
  return { ...seen, ...count() };
}

/** Counts the requests of a page, with those for pictures that are not visible yet, and the bytes of its scripts. */
function countRequests(session: CDPSession): () => Pick<Load, 'scriptKb' | 'requests'> {
  const isScript = new Map<string, boolean>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.startsWith('data:')) isScript.set(requestId, new URL(url).pathname.endsWith('.js'));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isScript.get(requestId) === true) bytes += encodedDataLength;
  });
  return () => ({ scriptKb: bytes / 1000, requests: isScript.size });
}
