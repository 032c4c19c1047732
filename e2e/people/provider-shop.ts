import { startOpenIdProvider } from '#test/openid-provider.ts';
import { openShop, type Shop } from '../fixtures/shop.ts';
import { test as base } from '../fixtures/test.ts';

/** In these tests the shop of the worker lets people log in at an OpenID provider, which does not know all of them. */
export const test = base.extend<object, { readonly shop: Shop }>({
  shop: [
    async ({ shopOptions }, use) => {
      const provider = await startOpenIdProvider();
      provider.people.set('lucia', { sub: 'lucia', email: 'lucia@example.com', email_verified: true, name: 'Lucía' });
      provider.people.set('nadie', { sub: 'nadie', email: 'nadie@example.com', email_verified: false });
      const shop = await openShop({ ...shopOptions, env: provider.settings });
      await use(shop);
      await shop.close();
      await provider.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
