import type { Page } from '@playwright/test';
import { logIn } from '../actors/ready-accounts.ts';
import { expect, test as base, type DemoPerson } from '../fixtures/test.ts';
import { standingTime } from '../fixtures/clock/standing-time.ts';
import { heightAt, openVisit, type Visit } from '../fixtures/visit.ts';
import { untilComplete, watchRequests } from './settle.ts';

export { expect } from '../fixtures/test.ts';

export type Walker = 'guest' | 'customer' | 'buyer' | 'desk';

const accounts: Readonly<Record<Walker, DemoPerson | undefined>> = {
  guest: undefined,
  customer: 'maria',
  buyer: 'cliente',
  desk: 'admin',
};

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

export type Walk = {
  readonly page: Page;
  /** The errors of the scripts and the console. A test that expects one takes it out. */
  readonly errors: string[];
  /** Waits until the page is complete, with all of its pictures if asked for. */
  readonly complete: (pictures?: boolean) => Promise<void>;
};

type Fixtures = {
  /** Returns the browser of a walker at a width in px, with nothing kept of earlier tests but the shop's files. */
  readonly walk: (who: Walker, width: number) => Promise<Walk>;
};

type WorkerFixtures = {
  /** The cookies of each walker. All log in once and first, so that what the shop notes of it is the same each time. */
  readonly sessions: Readonly<Record<Walker, Cookies>>;
  /** Opens one browser for each width, or returns it: a page opens in half the time when its files are there. */
  readonly browserOf: (width: number) => Promise<Walk>;
};

/** The tests of whole screens. The clocks of their shop and browsers stand: no date on a screen depends on the day. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shopOptions: [{ name: 'walk', clockStands: true }, { scope: 'worker' }],
  sessions: [
    async ({ browsers, shop }, use) => {
      const found: Record<Walker, Cookies> = { guest: [], customer: [], buyer: [], desk: [] };
      for (const who of ['customer', 'buyer', 'desk'] as const) {
        const { page, context, close } = await openVisit(browsers, shop);
        await logIn(page, accounts[who] ?? '', `${accounts[who]}1234`);
        found[who] = await context.cookies();
        await close();
      }
      await use(found);
    },
    { scope: 'worker' },
  ],
  browserOf: [
    async ({ browsers, shop }, use) => {
      const open = new Map<number, Visit & Walk>();
      await use(async (width) => {
        const known = open.get(width);
        if (known !== undefined) return known;
        const visit = await openVisit(browsers, shop, { width });
        await visit.context.clock.setFixedTime(standingTime);
        const openRequests = watchRequests(visit.page);
        const complete: Walk['complete'] = (pictures) => untilComplete(visit.page, openRequests, pictures);
        open.set(width, { ...visit, complete });
        return { ...visit, complete };
      });
      for (const { close } of open.values()) await close();
    },
    { scope: 'worker' },
  ],
  walk: async ({ browserOf, sessions }, use) => {
    const used: Walk[] = [];
    await use(async (who, width) => {
      const here = await browserOf(width);
      used.push(here);
      await forget(here.page);
      // The test before left it at the width that it looked at last.
      const isOther = here.page.viewportSize()?.width !== width;
      if (isOther) await here.page.setViewportSize({ width, height: heightAt(width) });
      await here.page.context().addCookies(sessions[who]);
      return here;
    });
    for (const { page, errors } of used) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
      expect(errors.splice(0)).toEqual([]);
    }
  },
});

/**
 * Forgets what earlier tests left in a browser. The page that is open would write it again when it is left, so it can no
 * longer; another page would cost as much time as the next test's.
 */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  if (page.url() === 'about:blank') return;
  await page.evaluate(() => {
    Storage.prototype.setItem = () => undefined;
    sessionStorage.clear();
    localStorage.clear();
  });
}
