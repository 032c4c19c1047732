import type { Send } from '#contract/core/protocol/call.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { createActor, type Actor } from './actor.ts';
import { homeAddress } from './home-address.ts';
import { purchaseScene } from './purchase.ts';
import type { Shop } from './shop.ts';

type Asked = Partial<Given<typeof checkout.startAsGuest>>;

/** What tests of purchases without a login need: browsers that keep their cookie, orders, and what the shop knows of an address. */
export function guestScene(shop: Shop, admin: Actor) {
  const scene = purchaseScene(shop);
  let people = 0;

  /** A browser without a session, which keeps the cookie that names it. */
  function browser(): Actor & { cookies(): readonly string[] } {
    let cookies: readonly string[] = [];
    const send: Send = async (path, init) => {
      const headers = { origin: shop.settings.publicUrl, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
      const response = await shop.sendAs(headers)(path, init);
      const set = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1).join(''));
      if (set.length > 0) cookies = set;
      return response;
    };
    return { ...createActor('', send), cookies: () => cookies };
  }

  const tokenOf = async (reference: string) => (await scene.order(reference)).trackingToken ?? '';

  return {
    ...scene,
    browser,
    tokenOf,

    allow: (guestCheckout = true) => admin.call(settingsDesk.selling, { guestCheckout }),

    /** Returns an address that nobody has here. */
    newEmail(name = 'visita'): string {
      people += 1;
      return `${name}${people}@example.com`;
    },

    /** Starts the checkout of one shirt from a browser. */
    async start(who: Actor, email: string, asked: Asked = {}) {
      const cartItems = asked.cartItems ?? [(await scene.product({ stock: 10, price: 100_000 })).line()];
      return who.call(checkout.startAsGuest, { email, address: homeAddress, ...asked, cartItems });
    },

    /** Returns the paid order of a browser. */
    async paid(who: Actor, email: string, asked: Asked = {}) {
      const { init_point, reference } = await this.start(who, email, asked);
      await scene.pay(init_point, 'APRO');
      const token = await tokenOf(reference);
      const { status, number } = await who.call(paymentLinks.follow, { token });
      if (status !== 'approved') throw new Error(`the order is ${status}`);
      return { reference, token, number };
    },

    /** Returns the accounts of an address, with what was done to them. */
    async accounts(email: string) {
      const { rows } = await shop.pool.query<Record<string, unknown>>(
        'select * from users where lower(email) = lower($1)',
        [email],
      );
      return rows;
    },
  };
}
