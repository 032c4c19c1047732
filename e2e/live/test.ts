import { setShop, shop as presentShop } from '#contract/core/shop/shop.ts';
import { test as base } from '../fixtures/test.ts';
import { openLiveShop, type LiveOptions, type LiveShop } from './live-shop.ts';

export { expect } from '../fixtures/test.ts';

setShop({ ...presentShop(), productRules: 'wide' });

type WorkerFixtures = {
  /** How the live shop is opened. A name keeps the shop from the files that do not say it. */
  readonly liveOptions: LiveOptions & { readonly name?: string };
  /** The live shop, which `page`, `visit` and `request` go to. */
  readonly live: LiveShop;
};

/** As the tests of the demo, but in a live shop. The accounts of the demo are not there, so no visit is `as` one. */
export const test = base.extend<object, WorkerFixtures>({
  liveOptions: [{}, { scope: 'worker', option: true }],
  live: [
    async ({ liveOptions }, use) => {
      const live = await openLiveShop(liveOptions);
      await use(live);
      await live.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  shop: [async ({ live }, use) => use(live), { scope: 'worker' }],
  ignoreHTTPSErrors: true,
});
