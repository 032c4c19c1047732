import { afterAll, expect, inject } from 'vitest';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** The widths of the tests, in px: a phone and a desktop. */
export const widths = [390, 1440] as const;

const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1440: 900 };

let browser: Promise<Browser> | undefined;

function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.connect(inject('browserAddress'));
  return browser;
}

/** One person's browser. `troubles` are the errors of the page's scripts and console. */
export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: string[];
  close(): Promise<void>;
};

type Options = {
  readonly width?: number;
  readonly javaScriptEnabled?: boolean;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** The address of another shop than the shared one; its certificate may be self-signed. */
  readonly shopUrl?: string;
};

/**
 * After each navigation, also by reload or history, waits until the page is hydrated, because tests are faster than
 * people; another test covers actions before that. Pictures are not waited for: a test of a picture waits for that one.
 */
function waitForScripts(page: Page): void {
  const [open, arrive] = [page.goto.bind(page), page.waitForURL.bind(page)];
  const untilTakenOver = async () => {
    await page.waitForFunction(() => {
      if (!('__reactRouterContext' in window)) return true;
      const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
      const isHydrated = root?.stateNode.current.memoizedState.isDehydrated === false;
      // A part of the page may be hydrated later than its root.
      return (
        isHydrated && Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'))
      );
    });
    // React's effects, which listen to keys, run in a task of their own. The page may give way to another one meanwhile.
    await page.evaluate(untilIdle).catch(() => undefined);
  };
  page.goto = async (address, options) => {
    const response = await open(address, { waitUntil: 'domcontentloaded', ...options });
    await untilTakenOver();
    return response;
  };
  page.waitForURL = async (address, options) => {
    await arrive(address, { waitUntil: 'domcontentloaded', ...options });
    await untilTakenOver();
  };
  for (const name of ['reload', 'goBack', 'goForward'] as const) {
    const again = page[name].bind(page);
    page[name] = async (options) => {
      const response = await again({ waitUntil: 'domcontentloaded', ...options });
      await untilTakenOver();
      return response;
    };
  }
}

/** Runs in the page. A page never is idle while a test has stopped its clock, which replaces the browser's functions. */
async function untilIdle(): Promise<void> {
  const isClockStopped = !String(requestIdleCallback).includes('[native code]');
  if (!isClockStopped) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
}

/** The same for pages without scripts. */
function waitForPage(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = (address, options) => open(address, { waitUntil: 'domcontentloaded', ...options });
}

/** After a resize, waits until the page has its new size: the command returns before the resize is done. */
function waitForSize(page: Page): void {
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    await page.waitForFunction(
      ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
      size,
    );
  };
}

/** Opens a separate browser context. A page error or console error fails the test at `close`. */
export async function visit({
  width = 1440,
  javaScriptEnabled = true,
  reducedMotion = 'reduce',
  shopUrl = inject('shopUrl'),
}: Options = {}): Promise<Visit> {
  const context = await (
    await sharedBrowser()
  ).newContext({
    baseURL: shopUrl,
    ignoreHTTPSErrors: true,
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: width < 700,
    locale: 'es-AR',
    javaScriptEnabled,
    reducedMotion,
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  if (javaScriptEnabled) {
    waitForScripts(page);
    waitForSize(page);
  } else waitForPage(page);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // The browser itself logs every 4xx and 5xx response; tests check how the screen handles them.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      troubles.push(message.text());
    }
  });
  return {
    page,
    context,
    troubles,
    async close() {
      await context.close();
      expect(troubles).toEqual([]);
    },
  };
}

afterAll(async () => {
  await (await browser)?.close();
});
