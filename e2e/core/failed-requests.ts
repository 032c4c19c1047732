import { expect, type Page, type Request } from '@playwright/test';

/** How a request fails, and the message for it. */
export const failures = [
  { how: 503, words: 'La tienda está muy ocupada' },
  { how: 500, words: 'Tuvimos un problema de nuestro lado' },
  { how: 'abort', words: 'No pudimos comunicarnos con la tienda' },
] as const;

type Failed = (typeof failures)[number];

type Failure = Failed['how'];

/** Makes matching requests fail, until the returned function is called. */
export async function fail(page: Page, which: RegExp, how: Failure): Promise<() => Promise<void>> {
  await page.route(which, (route) => {
    if (isOfFrame(route.request())) return route.continue();
    return how === 'abort' ? route.abort() : route.fulfill({ status: how, contentType: 'text/plain', body: 'x' });
  });
  return () => page.unroute(which);
}

/** The back office's frame reloads by itself what it shows of new orders, at the address of its page. */
const isOfFrame = (request: Request) => request.url().includes('_routes=frames%2Fadmin-frame');

/** One request of a screen, in the background or by a form. */
export type Asked = {
  /** The route module that responds to it. */
  readonly of: string;
  /** A pattern for the request's address, and its method. */
  readonly which: RegExp;
  /** The message of the screen when it fails, before the reason. */
  readonly what: string;
  /** Opens the screen from which the request can be made. */
  readonly open: (page: Page) => Promise<void>;
  /** Makes the request; `round` counts from 0. */
  readonly ask: (page: Page, round: number) => Promise<void>;
  /** A typed text that has to stay. */
  readonly typed?: string;
  /** True if a retry changes nothing of the demo's data: it has to work. Another must be sent, and is aborted. */
  readonly isRetried?: true;
};

/** Makes a request fail in each way: the page and the typed values stay, the reason is shown, and a retry works. */
export async function walk(page: Page, asked: Asked, ways: readonly Failed[] = failures): Promise<void> {
  const { of, which, what, open, ask, typed, isRetried = false } = asked;
  const isAsked = (request: Request) => which.test(request.url()) && !isOfFrame(request);
  await open(page);
  for (const [round, { how, words }] of ways.entries()) {
    const heal = await fail(page, which, how);
    const first = page.waitForRequest(isAsked);
    await ask(page, round);
    const sent = await first;
    const notice = page
      .getByRole('alert')
      .or(page.locator('output > span'))
      .filter({ hasText: what })
      .filter({ hasText: words })
      .filter({ visible: true })
      .last();
    await notice.waitFor();
    expect(await tooWideDialogs(page), `${of}: the dialog is wider than it shows`).toBe(0);
    expect(await page.getByText('Algo no salió bien').count(), `${of}: the page was replaced`).toBe(0);
    expect(await page.locator('main h1').count(), `${of}: the heading is gone`).toBeGreaterThan(0);
    if (typed !== undefined) expect((await typedIn(page)).join('\n'), `${of}: what was typed is gone`).toContain(typed);
    if (how !== 'abort') {
      await heal();
      continue;
    }
    if (isRetried) await heal();
    const second = page.waitForRequest(isAsked);
    await notice.getByRole('button', { name: 'Reintentar' }).click();
    const again = await second;
    expect([again.method(), again.url()]).toEqual([sent.method(), sent.url()]);
    expect(fieldsOf(again.postData())).toEqual(fieldsOf(sent.postData()));
    // An aborted request stays aborted until the page is closed: otherwise this very request might get through.
    if (isRetried) await notice.waitFor({ state: 'hidden' });
  }
}

/** Returns the body of a form without its multipart boundary, which is new each time. */
function fieldsOf(body: string | null): string {
  return (body ?? '').replaceAll(/-+WebKitFormBoundary\w+/g, '');
}

function typedIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value),
  );
}

/** The message about a page that does not come. */
export const notOpened = (page: Page) =>
  page.locator('output > span').filter({ hasText: 'No pudimos abrir la página.' });

/** The parts of a page that a visit asks for. */
export const pageParts = { data: /\.data(?:\?|$)/, code: /\/assets\/[^?]+\.js/ } as const;

/** Follows links from the bag to pages that do not come: each time the bag stays, and the reason is shown. */
export async function stayAtBag(page: Page, addresses: readonly string[], words: string): Promise<void> {
  const heading = await page.locator('main h1').innerText();
  for (const address of addresses) {
    await follow(page, address);
    await notOpened(page).filter({ hasText: words }).waitFor();
    const stands = { path: new URL(page.url()).pathname, heading: await page.locator('main h1').innerText() };
    expect({ address, ...stands }).toEqual({ address, path: '/bag', heading });
    await notOpened(page).getByRole('button', { name: 'Cerrar mensaje' }).click();
  }
}

/** Follows a link to an address, wherever it is in the page. Does not wait for the navigation. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(`void window.__reactRouterDataRouter.navigate(${JSON.stringify(address)})`);
}

/** How many open dialogs have something beside what they show. */
function tooWideDialogs(page: Page): Promise<number> {
  return page
    .locator('dialog[open]')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
}
