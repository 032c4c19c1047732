import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../e2e/browser.ts';
import type { Figure } from './report.ts';

/** 10 Mbit/s with 40 ms there and back, and a processor a quarter as fast: a phone. */
const link = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const slowdown = 4;

/** After the load, in ms. */
const settleMs = 1500;

const pages = [
  { name: 'catalogue', path: '/home?gender=Men' },
  { name: 'detail', path: '/detail/1' },
] as const;

/** How the first load feels on a phone: its biggest picture and its longest task, in ms; the median of five loads. */
export async function measureFirstLoad(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const figures: Figure[] = [];
  for (const { name, path } of pages) {
    const loads = [];
    for (let load = 0; load < 5; load += 1) loads.push(await loadOnce(browser, `${url}${path}`));
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const largest = median(loads.map(({ largestMs }) => largestMs));
    const longest = median(loads.map(({ longestTaskMs }) => longestTaskMs));
    figures.push({ name: `${name}: largest contentful paint`, value: largest, unit: 'ms', most: 1200 });
    figures.push({ name: `${name}: longest task`, value: longest, unit: 'ms', most: 100 });
  }
  await browser.close();
  return figures;
}

type Browser = Awaited<ReturnType<typeof chromium.launch>>;

async function loadOnce(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', link);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
  // Late parts come after the load; what they cost belongs to it.
  await page.waitForTimeout(settleMs);
  const seen = await page.evaluate<{ largestMs: number; longestTaskMs: number }>('window.seen');
  await context.close();
  return seen;
}
