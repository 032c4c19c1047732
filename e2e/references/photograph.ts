import { expect } from 'vitest';
import type { CDPSession, Page, Request } from 'playwright-core';
import type { Scene } from './scene.ts';
import { settle, style } from './settle.ts';

/** The sizes of the window, in px. */
export const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** The greatest height of a picture, in px: below that, a list only repeats its rows. */
const mostHeight = 6000;

/** The scale of the photos: details of a few pixels, which no person sees, disappear. */
const scaleOf = (width: number) => (width < 1000 ? 0.5 : 0.4);

/** What a photo shows of a page, in px, and the height of the whole. */
type Extent = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly whole: number;
};

/** Waits until the page is complete, as `settle` says, and returns what is to be seen of it. */
async function untilComplete(page: Page): Promise<Extent> {
  await page.evaluate(settle, style);
  return page.evaluate(() => {
    const [left, top, width, height] = [scrollX, scrollY, innerWidth, innerHeight];
    return { left, top, width, height, whole: Math.max(height, document.documentElement.scrollHeight) };
  });
}

/** Counts the requests of a page that are under way, without streams, which do not end. */
export function watchRequests(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** The file that stands for all widths of a picture. */
const oneWidth = 640;

/**
 * Serves one file of each picture in all widths: the browser takes a wider file that it happens to have, so that which one
 * it shows depends on the time.
 */
async function serveOneWidth(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = request.url.replace(/\d+(?=\.avif$)/, String(oneWidth));
    // The page may be gone.
    void session.send('Fetch.continueRequest', { requestId, url }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*.avif' }] });
}

/** Returns what takes a picture of the page, as WebP, once it is complete. To be called before the page is opened. */
export async function camera(page: Page): Promise<(view: Scene['view']) => Promise<Buffer>> {
  const session = await page.context().newCDPSession(page);
  const openRequests = watchRequests(page);
  await serveOneWidth(session);
  // A new order of somebody else must not be announced in a picture.
  await page.route('**/admin/orders/live*', (route) => route.abort());
  return async (view) => {
    let extent = await untilComplete(page);
    // What came may ask for more.
    while (openRequests() > 0) {
      await expect.poll(openRequests, { interval: 20 }).toBe(0);
      extent = await untilComplete(page);
    }
    return capture(session, view, extent);
  };
}

/** The browser makes the photo small itself: a fifth of the pixels to encode, to send and to read. */
async function capture(session: CDPSession, view: Scene['view'], extent: Extent): Promise<Buffer> {
  const { left, top, width, height, whole } = extent;
  const area = view === 'window' ? { x: left, y: top, height } : { x: 0, y: 0, height: Math.min(whole, mostHeight) };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: { ...area, width, scale: scaleOf(width) },
    captureBeyondViewport: view === 'page' && whole > height,
  });
  return Buffer.from(data, 'base64');
}
