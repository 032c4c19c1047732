import { randomUUID } from 'node:crypto';
import { api } from '#contract/api.ts';
import type { Send } from '#contract/core/protocol/call.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { nothingStated } from '#contract/sales/claims/claims.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { scopes } from '#contract/core/protocol/scopes.ts';
import { staffRoles } from '#contract/core/protocol/staff-roles.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { claims } from '#server/sales/claims/claims.tables.ts';
import { fulfilmentScene } from './fulfilment.ts';
import { curatedKnown } from './fuzz-curated.ts';
import { guestScene } from './guests.ts';
import { heldScene } from './held-scene.ts';
import { homeAddress } from './home-address.ts';
import { publishedPage } from './own-page.ts';
import { programOf } from './programs.ts';
import { purchaseScene } from './purchase.ts';
import { returnScene } from './return-scene.ts';
import type { Shop } from './shop.ts';

export type NamedCall = { readonly title: string; readonly call: Endpoint };

/** Who makes calls. A program has all scopes that there are. */
export const callers = ['guest', 'customer', ...staffRoles, 'program'] as const;

export type Caller = (typeof callers)[number];

type Scene = {
  /** Makes a caller who still exists, at the first time that it is asked for: most calls are made by a few of them. */
  readonly sendOf: (caller: Caller) => Promise<Send>;
  readonly known: Readonly<Record<string, unknown>>;
};

/** Calls about orders that are paid. */
const ofPaidOrders = /^(fulfilmentDesk|orderRefunds|tracking)\./;

const ofDeliveries: ReadonlySet<Endpoint> = new Set([
  ...Object.values<Endpoint>(api.documents),
  ...Object.values<Endpoint>(api.fulfilmentDesk),
  ...Object.values<Endpoint>(api.tracking),
]);

const ofReturns = /^return(?:s|Desk)\./;
const ofHeldOrders = /^heldOrders\./;
const ofGuests = /^(?:paymentLinks|linkedHeld|linkedDocuments|checkout\.startAsGuest)/;
const ofPages = /^(?:pages|pageDesk)\./;
const ofClaims = /^claims\.(?:one|answer)$/;

/** The same callers with another customer. */
function withCustomer(others: Scene['sendOf'], customer: Send): Scene['sendOf'] {
  return (caller) => (caller === 'customer' ? Promise.resolve(customer) : others(caller));
}

/** Makes what a call is about. It stays for the next call until `spoil` says that one changed what is stored. */
export function fuzzScenes(shop: Shop) {
  let newcomers = 0;
  let holding: ReturnType<typeof heldScene> | undefined;
  const untouched = new Map<boolean, Scene>();

  /** Returns callers who still exist, and the known values of this shop. */
  async function usual({ isPaid }: { readonly isPaid: boolean }): Promise<Scene> {
    const { product: makeProduct, pay, notify } = purchaseScene(shop);
    const customer = await shop.customer(`cliente${newcomers}`);
    const admin = await shop.admin(`jefa${newcomers}`);
    const product = await makeProduct();
    const { reference, init_point } = await customer.call(checkout.start, { cartItems: [product.line()] });
    if (isPaid) await notify((await pay(init_point, 'APRO')).id);
    const { id: reviewId } = await customer.call(reviews.create, {
      productId: product.id,
      calification: 4,
      comment: 'Linda',
    });
    const known = {
      username: customer.username,
      user_name: customer.username,
      UserUserName: customer.username,
      id: product.id,
      productId: product.id,
      product_id: product.id,
      reviewId,
      reference,
      number: 1001,
      linkTemplate: '',
      carrierId: null,
      key: reference,
      payment_id: reference,
      orderNumber: reference,
      status: 'failure',
      calification: 5,
      comment: 'Muy linda',
      cartItems: [product.line(2)],
      changes: [{ variantId: product.variantId, change: 1 }],
      variantId: product.variantId,
      brandSize: 'M',
      quantity: 1,
    };
    const of = newcomers;
    async function make(caller: Caller): Promise<Send> {
      if (caller === 'guest') return shop.guest().send;
      if (caller === 'customer') return customer.send;
      if (caller === 'admin') return admin.send;
      if (caller !== 'program') return (await shop.staff(caller, `${caller}${of}`)).send;
      // A shop has so many tokens at most.
      await shop.pool.query('update program_tokens set ended_at = now() where ended_at is null');
      return (await programOf(shop, admin, scopes)).send;
    }
    const made = new Map<Caller, Promise<Send>>();
    function sendOf(caller: Caller): Promise<Send> {
      const present = made.get(caller) ?? make(caller);
      made.set(caller, present);
      return present;
    }
    return { sendOf, known };
  }

  /** The known values of a paid order, which has a delivery. */
  async function delivery() {
    const { reference, number, token } = await fulfilmentScene(shop).paidOrder();
    return { reference, references: [reference], key: reference, number, token, to: 'preparing', from: 'to_prepare' };
  }

  /** The known values of an order that arrived, with a requested return, and the callers who may see it. */
  async function returned(others: Scene['sendOf']): Promise<Scene> {
    const { arrivedOrder, ask, line } = returnScene(shop, await shop.admin(`jefa${newcomers}b`));
    const { person, reference, number } = await arrivedOrder();
    const { id } = await ask(person, reference, [line('exchange')]);
    const lines = [{ position: 0, quantity: 1, wants: 'refund', restock: 0, outcome: 'refund' }];
    const known = { reference, id, number, lines, place: 'Honduras 4850', reason: 'Usada', days: 5 };
    return { sendOf: withCustomer(others, person.send), known };
  }

  /** The known values of an order that waits for its transfer, and the callers who may see it. */
  async function held(others: Scene['sendOf']): Promise<Scene> {
    holding ??= heldScene(shop, await shop.admin(`jefa${newcomers}e`));
    await holding.offer();
    const { person, reference } = await holding.heldOrder();
    return {
      sendOf: withCustomer(others, person.send),
      known: { reference, key: randomUUID(), amount: 10, reason: 'No se lee' },
    };
  }

  /** The known values of an order by transfer that was placed without a login, and what another one needs. */
  async function guests(): Promise<object> {
    const admin = await shop.admin(`jefa${newcomers}f`);
    holding ??= heldScene(shop, admin);
    await holding.offer();
    const { allow, start, browser, tokenOf, newEmail, product } = guestScene(shop, admin);
    await allow();
    const email = newEmail(`fuzz${newcomers}`);
    const { reference } = await start(browser(), email, { means: 'transfer' });
    const cartItems = [(await product()).line()];
    return { token: await tokenOf(reference), email, cartItems, address: homeAddress, means: 'transfer' };
  }

  /** The known values of a claim: the shop's own country lets nobody state one. */
  async function claim() {
    const [row] = await shop.db
      .insert(claims)
      .values({
        book: 'complaints',
        year: 2026,
        number: newcomers,
        request: randomUUID(),
        kind: 'claim',
        at: shop.clock.now(),
        name: 'Rosa',
        email: 'rosa@example.com',
        stated: nothingStated,
        state: 'received',
      })
      .returning();
    return { id: row?.id, answer: 'Lo cambiamos.' };
  }

  /** The known values of a public page; a new one needs another address. */
  async function ownPage(title: string) {
    const slug = `envios-${newcomers}`;
    const { version } = await publishedPage(await shop.admin(`jefa${newcomers}c`), slug);
    return { slug: title === 'pageDesk.create' ? `${slug}-otra` : slug, version, kind: null, html: '<p>y</p>' };
  }

  /** Orders that wait for something, for the calls about them. */
  function waiting(title: string, first: Scene): Scene | Promise<Scene> {
    if (ofReturns.test(title)) return returned(first.sendOf);
    return ofHeldOrders.test(title) ? held(first.sendOf) : first;
  }

  /** Returns the callers of a call, and the values by field name that fit this shop. */
  async function sceneOf({ call, title }: NamedCall): Promise<Scene> {
    newcomers += 1;
    const isPaid = ofPaidOrders.test(title);
    const first = untouched.get(isPaid) ?? (await usual({ isPaid }));
    untouched.set(isPaid, first);
    const { sendOf, known } = await waiting(title, first);
    return {
      sendOf,
      known: {
        ...first.known,
        ...known,
        ...(ofDeliveries.has(call) && (await delivery())),
        ...(ofPages.test(title) && (await ownPage(title))),
        ...(ofGuests.test(title) && (await guests())),
        ...(ofClaims.test(title) && (await claim())),
        ...(await curatedKnown(() => shop.admin(`jefa${newcomers}d`), title, newcomers)),
      },
    };
  }

  return { sceneOf, spoil: () => untouched.clear() };
}
