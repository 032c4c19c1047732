import { randomUUID } from 'node:crypto';
import { addresses } from '#contract/people/addresses.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { reconcile } from '#server/sales/payments/reconcile.service.ts';
import { stripeControl } from '../../sandbox/stripe/control.ts';
import type { PayRequest } from '../../sandbox/stripe/control/control-requests.ts';
import { startStripe } from '../../sandbox/stripe/stripe-sandbox.ts';
import { moveShop } from '../moved-shop.ts';
import { purchaseScene } from '../purchase.ts';
import { openShop } from '../shop.ts';
import { officialClient, SECRET_KEY, STRIPE_CONTROL, STRIPE_WEBHOOK_SECRET } from './test-stripe.ts';

const madrid = {
  recipient: 'Ana Ríos',
  phone: '612 34 56 78',
  street: 'Calle Mayor',
  number: '12',
  city: 'Madrid',
  province: 'M',
  postalCode: '28013',
} as const;

type Options = {
  /** False if events go elsewhere, as to another process of the shop. */
  readonly hearsEvents?: boolean;
  /** Further variables of the shop, as of its mail server. */
  readonly variables?: Readonly<Record<string, string>>;
};

/** A shop in Spain whose only account is at Stripe, with the simulator of that, which tells the shop of everything. */
export async function openSpanishShop({ hearsEvents = true, variables = {} }: Options = {}) {
  let now = Date.now;
  const running = await startStripe({
    port: 0,
    file: ':memory:',
    secretKey: SECRET_KEY,
    country: 'ES',
    controlToken: STRIPE_CONTROL,
    retryDelaysMs: [50, 100, 200],
    clock: () => now(),
  });
  const control = stripeControl(running.url, STRIPE_CONTROL);
  const env = { STRIPE_API_URL: running.url, STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET };
  const shop = await openShop({ env: { MP_ACCESS_TOKEN: '', MP_WEBHOOK_SECRET: '', ...variables, ...env } });
  now = () => shop.clock.now().getTime();
  const owner = await shop.admin();
  await moveShop(owner, 'ES');
  const tell = (url: string) =>
    control.addEndpoint(`${url}${shop.settings.apiBase}/stripe/webhook`, STRIPE_WEBHOOK_SECRET);
  if (hearsEvents) await tell(shop.url);
  const scene = purchaseScene(shop);
  const official = officialClient(running.url);
  let people = 0;

  const sessionIn = (initPoint: string) => new URL(initPoint).pathname.split('/').at(-1) ?? '';

  /** Returns a customer with an address in Madrid. */
  async function buyer(name: string) {
    const person = await shop.customer(name, { hasAddress: false });
    await person.call(addresses.add, madrid);
    return person;
  }

  return {
    /** The variables of the account, for another process of this shop. */
    env,
    tell,
    sessionIn,
    buyer,
    shop,
    owner,
    control,
    official,
    scene,

    /** A buyer at the provider's page with two shirts of 20 euros, and a delivery. */
    async atPage() {
      people += 1;
      const person = await buyer(`compra${people}`);
      const shirt = await scene.product({ stock: 10, price: 2000 });
      const started = await person.call(checkout.start, { cartItems: [shirt.line(2)] });
      return {
        person,
        shirt,
        reference: started.reference,
        url: started.init_point,
        session: sessionIn(started.init_point),
      };
    },

    pay: (session: string, how: Omit<PayRequest, 'session'> = {}) => control.pay({ session, ...how }),

    order: (reference: string) => owner.call(orders.one, { key: reference }),
    ledger: (reference: string) => owner.call(orderRefunds.ledger, { reference }),
    refund: (reference: string, refund: { what: 'all' } | { what: 'amount'; amount: number } = { what: 'all' }) =>
      owner.call(orderRefunds.refund, { reference, key: randomUUID(), refund }),

    /** What the jobs do some minutes later. */
    async later(minutes = 2): Promise<void> {
      shop.clock.advance(minutes * 60_000);
      await reconcile(shop.services);
    },

    async close(): Promise<void> {
      await running.close();
      await shop.close();
    },
  };
}

export type SpanishShop = Awaited<ReturnType<typeof openSpanishShop>>;
