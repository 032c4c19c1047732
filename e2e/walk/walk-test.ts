import type { Page } from '@playwright/test';
import { logIn } from '../actors/ready-accounts.ts';
import { test as base } from '../fixtures/test.ts';
import { standingTime } from '../fixtures/clock/standing-time.ts';
import { openVisit } from '../fixtures/visit.ts';
import type { DemoPerson } from '../fixtures/test.ts';
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

type Fixtures = {
  /** Opens a browser of a walker, whose clock stands, at a width in px. */
  readonly walk: (who: Walker, width: number) => Promise<Walk>;
};

type WorkerFixtures = {
  /** The cookies of each walker. All log in once and first, so that what the shop notes of it is the same each time. */
  readonly sessions: Readonly<Record<Walker, Cookies>>;
};

export type Walk = {
  readonly page: Page;
  /** Waits until the page is complete, with all of its pictures if asked for. */
  readonly complete: (pictures?: boolean) => Promise<void>;
};

/** The tests of whole screens. The clocks of their shop and browsers stand: no date on a screen depends on the day. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shopOptions: [{ name: 'walk', clockStands: true }, { scope: 'worker' }],
  sessions: [
    async ({ browser, shop }, use) => {
      const found: Record<Walker, Cookies> = { guest: [], customer: [], buyer: [], desk: [] };
      for (const who of ['customer', 'buyer', 'desk'] as const) {
        const { page, context, close } = await openVisit(browser, shop);
        await logIn(page, accounts[who] ?? '', `${accounts[who]}1234`);
        found[who] = await context.cookies();
        await close();
      }
      await use(found);
    },
    { scope: 'worker' },
  ],
  walk: async ({ visit, sessions }, use) => {
    await use(async (who, width) => {
      const { page, context } = await visit({ width });
      await context.clock.setFixedTime(standingTime);
      await context.addCookies(sessions[who]);
      // A new order of somebody else must not be announced on a screen.
      await page.route('**/admin/orders/live*', (route) => route.abort());
      const openRequests = watchRequests(page);
      return { page, complete: (pictures) => untilComplete(page, openRequests, pictures) };
    });
  },
});
