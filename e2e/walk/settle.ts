import { expect, type Page, type Request } from '@playwright/test';

/**
 * Nothing moves. Under reduced motion every change of a width would start transitions of all properties, which inherit
 * each other for many frames. No caret blinks, and beside a page under a dialog is no space of a scroll bar, which a
 * headless browser keeps although it has none. Grips of text areas are not always painted. The e-mails in frames have the fonts of the machine: of them only the area
 * is shown.
 */
const style = `
  *, ::before, ::after { transition-property: none !important; caret-color: transparent !important }
  textarea { resize: none !important }
  html { scrollbar-gutter: auto !important }
  iframe { filter: contrast(0) !important }`;

/**
 * Waits until a page is complete: its fonts and late parts are there, and with `pictures` all of its pictures, also those
 * far below, and it does not change any more. `openRequests` counts what it is waiting for.
 */
export async function untilComplete(page: Page, openRequests: () => number, pictures = false): Promise<void> {
  await page.waitForFunction(isLoaded);
  await page.evaluate(settle, { rules: style, pictures });
  // What came may ask for more.
  while (openRequests() > 0) {
    await expect.poll(openRequests, { intervals: [20] }).toBe(0);
    await page.evaluate(settle, { rules: style, pictures });
  }
}

/**
 * Runs in the page, so that it uses nothing from outside. True once the router has the data of its first load, and on a page that was
 * made for a guest those of the person (hearts, the name), or its request failed: an effect asks for them after the page was taken over,
 * on a busy machine later than the first look at its requests.
 */
function isLoaded(): boolean {
  if (!('__reactRouterContext' in window)) return true;
  const router: unknown = Reflect.get(window, '__reactRouterDataRouter');
  const state: unknown = typeof router === 'object' && router !== null ? Reflect.get(router, 'state') : undefined;
  if (typeof state !== 'object' || state === null) return false;
  if (Reflect.get(state, 'initialized') !== true || Reflect.get(state, 'revalidation') !== 'idle') return false;
  const mark = /(?:^|;\s*)sesion=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const data: unknown = Reflect.get(state, 'loaderData');
  const root: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'root') : undefined;
  // An error page has no data of the root.
  if (typeof root !== 'object' || root === null || Reflect.get(root, 'mark') === mark) return true;
  // An answer that has come is not shown yet; one that failed never will be. One that another one ended (status 0) is asked for again.
  return performance
    .getEntriesByType('resource')
    .some((one) => one.name.endsWith('/personal') && Number(Reflect.get(one, 'responseStatus')) >= 400);
}

/** Counts the requests of a page that are under way, without pictures, and without streams, which do not end. */
export function watchRequests(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!/^(?:eventsource|image)$/.test(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Runs in the page, so that it uses nothing from outside. */
async function settle({ rules, pictures }: { readonly rules: string; readonly pictures: boolean }): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  const root = document.documentElement;
  const idle = () => new Promise((done) => requestIdleCallback(done));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let isChanged = false;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  /** Another width of the window has other files of the pictures. */
  const appearance = () =>
    [
      root.scrollWidth,
      root.scrollHeight,
      ...(pictures ? [...document.images].map((one) => `${one.currentSrc} ${one.complete}`) : []),
    ].join();

  function prepare(): void {
    for (const image of pictures ? document.images : []) {
      image.loading = 'eager';
      // Else the browser may paint the page before a picture is decoded.
      image.decoding = 'sync';
    }
    // A browser that got the shop's fonts too late would show the page without them until its end.
    root.toggleAttribute('data-faces', true);
    // These changes are not the page's own.
    observer.takeRecords();
  }

  async function decoded(image: HTMLImageElement): Promise<void> {
    const isOver = await image.decode().then(
      () => true,
      () => image.complete && image.naturalWidth === 0,
    );
    if (isOver) return;
    await frame();
    await decoded(image);
  }

  function stop(): void {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      if (isEndless) animation.cancel();
      else animation.finish();
    }
  }

  // What a touch asks for may show only after a round that changed nothing.
  for (let quiet = 0; quiet < 2; quiet = isChanged ? 0 : quiet + 1) {
    isChanged = false;
    prepare();
    const before = appearance();
    await idle();
    // Pictures and parts out of view come once the page is touched, after its scripts work.
    dispatchEvent(new Event('scroll'));
    await idle();
    await document.fonts.ready;
    // One that came meanwhile is prepared in the next round.
    if (pictures) await Promise.all([...document.images].filter(({ loading }) => loading === 'eager').map(decoded));
    await frame();
    stop();
    await frame();
    isChanged ||= appearance() !== before;
  }
  observer.disconnect();
}
