import type { BrowserContext, Page } from '@playwright/test';

/** Delays the scripts of the pages that are opened next, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}

type Opened = { readonly late: Page; readonly release: () => unknown };

/** Opens a page before its scripts load; `release` lets them load. The load of the back office waits for its scripts. */
export async function openBeforeScripts(context: BrowserContext, path: string): Promise<Opened> {
  const late = await context.newPage();
  const release = await holdScripts(late);
  await late.goto(path, { waitUntil: path.startsWith('/admin') ? 'commit' : 'load' });
  return { late, release };
}

/**
 * Opens a page that React has just hydrated, and delays React's next task, in which its effects run. `release` lets it
 * run. A busy machine leaves as much time between the two.
 */
export async function openJustHydrated(late: Page, path: string): Promise<Opened> {
  await late.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const waiting: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      waiting.push(() => postMessage.call(this, message));
    };
    window.addEventListener('release', () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const send of waiting) send();
    });
    const isHydrated = () =>
      Object.entries(document).some(
        ([key, fiber]) => key.startsWith('__reactContainer') && !fiber.stateNode.current.memoizedState.isDehydrated,
      );
    const letNextRun = () => {
      if (isHydrated()) Object.assign(window, { isJustHydrated: true });
      else {
        waiting.shift()?.();
        setTimeout(letNextRun);
      }
    };
    letNextRun();
  });
  await late.goto(path, { waitUntil: 'commit' });
  await late.waitForFunction(() => 'isJustHydrated' in window);
  return { late, release: () => late.evaluate(() => window.dispatchEvent(new Event('release'))) };
}
