import { expect, test } from '../fixtures/test.ts';
import type { Page, Request } from '@playwright/test';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { phoneLink } from '../fixtures/phone-link.ts';

/** How long what is out of view waits without a touch, at least, in ms (web/core/ui/use-soon.ts). */
const soonMs = 3000;

/**
 * The number of script files that a page requests before it works, their size on the wire in kB of 1000 bytes, with a
 * little room, and the number of all requests of a load on a phone, with what follows. docs/performance.md says what
 * they aim at.
 */
const most = {
  '/': { files: 4, kilobytes: 119.5, requests: 15 },
  '/home?gender=Men': { files: 4, kilobytes: 121, requests: 15 },
  '/detail/1': { files: 4, kilobytes: 119.6, requests: 14 },
  '/bag': { files: 5, kilobytes: 123.5, requests: 8 },
  '/login': { files: 5, kilobytes: 120.5, requests: 9 },
} as const;

/** What a page requests after it works. */
const late = /\/(reviews|forms|recently-seen|product-reviews|product-info|disclosure|written)-[\w-]+\.js$/;

/**
 * Records the scripts that a page requests before it works: their number, and their size without headers, which Chromium does not count
 * for what the worker's browser has loaded before.
 */
function watchScripts(page: Page) {
  const sizes: Promise<number>[] = [];
  const names: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    // What pages ask for later they fetch before they import it.
    if (!pathname.endsWith('.js') || late.test(pathname) || request.resourceType() === 'fetch') return;
    names.push(pathname);
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => {
    const all = await Promise.all(sizes);
    return { names, kilobytes: all.reduce((sum, size) => sum + size, 0) / 1000 };
  };
}

/** Counts the requests of a page that are under way. */
function watchRequests(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** The gate opens these; the weight of every page's scripts is checked without a browser (scripts/check-client-bundle.ts). */
const gated = new Set(['/', '/detail/1']);

for (const [path, limits] of Object.entries(most)) {
  const tag = gated.has(path) ? '' : ' @all';
  test(`${path} works with few scripts, and loads with few requests${tag}`, async ({ page, context }) => {
    // How far below the screen pictures are loaded depends on the network: this is the benchmark's.
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', phoneLink);
    const scripts = watchScripts(page);
    const openRequests = watchRequests(page);
    await page.goto(path);
    await page.evaluate('document.fonts.ready.then(() => true)');
    await expect.poll(openRequests).toBe(0);
    const { names, kilobytes } = await scripts();
    expect(names.length).toBeGreaterThan(1);
    expect(names.length > limits.files ? names : []).toEqual([]);
    expect(kilobytes).toBeLessThanOrEqual(limits.kilobytes);
    // Later ones are those that wait for a touch, or for a while, which may pass meanwhile on a slow machine.
    const requests = await page.evaluate(
      (least) => [
        location.href,
        ...performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < least)
          .map(({ name }) => name),
      ],
      soonMs,
    );
    expect(requests.length > limits.requests ? requests : []).toEqual([]);
  });
}

test('without the code of its rules, the registration shows the errors of the server', async ({ page }) => {
  await page.route('**/assets/*/registration-rules-*.js', (route) => route.abort());
  await page.goto('/login?vista=crear');
  await page.getByLabel(registrationTexts.name, { exact: true }).fill('Rosa');
  await page.getByRole('button', { name: registrationTexts.submit }).click();
  await page.getByText(registrationTexts.emailMissing).waitFor();
  expect(await page.getByLabel(registrationTexts.name, { exact: true }).inputValue()).toBe('Rosa');
});
