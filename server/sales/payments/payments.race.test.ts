import { describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { purchaseScene } from '#test/purchase.ts';
import { paymentProviders } from '#server/core/context/payment-provider.ts';
import { lockOrder } from '../orders/order-state.service.ts';
import { applyPayments } from './apply-payment.service.ts';
import { rememberPayments } from './payment-records.ts';
import { reconcile } from './reconcile.service.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(purchaseScene, { losesNotices: true });

let people = 0;

const minute = 60_000;

async function buyer() {
  people += 1;
  const person = await here.shop.customer(`news${people}`);
  const shirt = await here.scene.product({ stock: 3 });
  const started = await person.call(checkout.start, { cartItems: [shirt.line(2)] });
  return { person, shirt, ...started };
}

type Purchase = Awaited<ReturnType<typeof buyer>> & { readonly paymentIds: readonly number[] };

/** The three ways by which news arrive; the browser's word is a lie on purpose. */
const ways = {
  return: ({ person, reference }: Purchase) => person.call(orders.record, { reference, status: 'approved' }),
  notice: async ({ paymentIds }: Purchase) => {
    for (const id of paymentIds.toReversed()) await here.scene.notify(id);
  },
  poll: () => {
    here.shop.clock.advance(minute);
    return reconcile(here.shop.services);
  },
};

const sequences: readonly (readonly (keyof typeof ways)[])[] = [
  ['return', 'notice', 'poll'],
  ['return', 'poll', 'notice'],
  ['notice', 'return', 'poll'],
  ['notice', 'poll', 'return'],
  ['poll', 'return', 'notice'],
  ['poll', 'notice', 'return'],
  ['notice'],
  ['return'],
  ['poll'],
  ['notice', 'notice', 'return', 'return', 'poll', 'poll'],
];

/** Stories without an approved payment come in these ways in the gate, and in all of them before a release. */
const few = sequences.slice(6);
const further = sequences.slice(0, 6);

/** What buyers do on the provider's page, and what must come of it. */
const stories = [
  { holders: ['APRO'], ends: { status: 'approved', shows: 0, stock: 1 } },
  { holders: ['OTHE'], ends: { status: 'rejected', shows: 0, stock: 3 } },
  { holders: ['FUND', 'CALL', 'APRO'], ends: { status: 'approved', shows: 2, stock: 1 } },
  { holders: ['OTHE', 'CONT'], ends: { status: 'pending', shows: 1, stock: 1 } },
] as const;

describe.for(stories)('PAY-5 after $holders', ({ holders, ends }) => {
  const expectSameEnd = async (sequence: (typeof sequences)[number]) => {
    const purchase = await paid(holders);
    for (const way of sequence) await ways[way](purchase);
    await expectEnd(purchase, ends);
  };

  test.for(ends.status === 'approved' ? sequences : few)('news by %s lead to the same end', (sequence) =>
    expectSameEnd(sequence),
  );

  test.for(ends.status === 'approved' ? [] : further)('news by %s lead to the same end', { tags: 'long' }, (sequence) =>
    expectSameEnd(sequence),
  );

  test('news by all ways at the same time lead to it too', async () => {
    const purchase = await paid(holders);
    await Promise.all(Array.from({ length: 4 }, () => Object.values(ways).map((way) => way(purchase))).flat());
    await expectEnd(purchase, ends);
  });
});

async function paid(holders: readonly string[]): Promise<Purchase> {
  const purchase = await buyer();
  const paymentIds: number[] = [];
  for (const holder of holders) paymentIds.push((await here.scene.pay(purchase.init_point, holder)).id);
  return { ...purchase, paymentIds };
}

async function expectEnd(purchase: Purchase, ends: (typeof stories)[number]['ends']) {
  const { reference, shirt, paymentIds } = purchase;
  expect(await here.scene.order(reference)).toMatchObject({
    status: ends.status,
    isOpen: false,
    paymentId: String(paymentIds[ends.shows]),
  });
  expect(await here.scene.stock(shirt)).toBe(ends.stock);
  expect(await here.scene.history(reference)).toHaveLength(ends.status === 'pending' ? 1 : 2);
}

test('PAY-5 many processes that tidy up at once end an expired checkout exactly once', async () => {
  const expired = [await buyer(), await buyer(), await buyer()];
  here.shop.clock.advance(31 * minute);
  await Promise.all(Array.from({ length: 8 }, () => reconcile(here.shop.services)));
  for (const { reference, shirt } of expired) {
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'failure expired']);
    expect(await here.scene.stock(shirt)).toBe(3);
  }
});

test('PAY-5 two hundred notices of a payment at once, half of them the same one, count once', async () => {
  const purchase = await paid(['APRO']);
  const [id = 0] = purchase.paymentIds;
  const others = Array.from({ length: 100 }, (_, at) => here.scene.notify(id, { noticeId: 50_000 + at }));
  const same = Array.from({ length: 100 }, () => here.scene.notify(id, { noticeId: 40_000 }));
  const answers = await Promise.all([...others, ...same]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await expectEnd(purchase, { status: 'approved', shows: 0, stock: 1 });
});

test('PAY-5 late money that everybody hears of at once is sent back once, or buys once', async () => {
  const purchase = await buyer();
  here.shop.clock.advance(31 * minute);
  await reconcile(here.shop.services);
  const other = await here.shop.customer('quick');
  await other.call(checkout.start, { cartItems: [purchase.shirt.line(2)] });
  const { id } = await here.scene.pay(purchase.init_point, 'APRO');
  const all = { ...purchase, paymentIds: [id] };
  await Promise.all(Array.from({ length: 3 }, () => [ways.notice(all), ways.return(all)]).flat());
  expect(await here.scene.history(purchase.reference)).toEqual(['pending checkout', 'failure expired']);
  expect(await here.scene.payments(purchase.reference)).toMatchObject([
    { id: String(id), refund: 'done', refundReason: 'late' },
  ]);
  const refunds = await fetch(`${here.shop.sandbox.url}/v1/payments/${id}/refunds`, {
    headers: { authorization: 'Bearer TEST-access-token' },
  });
  expect(await refunds.json()).toHaveLength(1);
});

test('PAY-5 news that were fetched before and arrive after newer ones change nothing', async () => {
  const { init_point, reference } = await buyer();
  const { id } = await here.scene.pay(init_point, 'CONT');
  const old = await here.shop.services.providers.offered.findByReference(reference);
  await here.scene.control.movePayment(id, { status: 'approved' });
  await applyPayments(here.shop.services, reference, { actor: 'clock' });
  const before = await here.scene.payments(reference);
  const slow = { ...here.shop.services.providers.offered, findByReference: () => Promise.resolve(old) };
  await applyPayments({ ...here.shop.services, providers: paymentProviders(slow) }, reference, { actor: 'clock' });
  expect(await here.scene.payments(reference)).toEqual(before);
  expect(await here.scene.order(reference)).toMatchObject({ status: 'approved', paymentId: String(id) });
});

test('PAY-5 who judges an order waits for whoever is judging it, and sees what came of that', async () => {
  const { init_point, reference } = await buyer();
  const before = await here.shop.services.providers.offered.findByReference(reference);
  const { id } = await here.scene.pay(init_point, 'APRO');
  const [news] = await here.shop.services.providers.offered.findByReference(reference);
  const late = { ...here.shop.services.providers.offered, findByReference: () => Promise.resolve(before) };
  const services = { ...here.shop.services, providers: paymentProviders(late) };
  const judging = await here.shop.services.db.transaction(async (transaction) => {
    await lockOrder(transaction, reference);
    const waits = applyPayments(services, reference, { actor: 'clock', giveUp: 'expired' });
    await expect.poll(waiting).toBe(1);
    await rememberPayments(transaction, reference, news ? [news] : [], here.shop.clock.now());
    // In an array, because a promise that is returned is waited for, and this one waits for the end of the transaction.
    return [waits];
  });
  await Promise.all(judging);
  expect(await here.scene.order(reference)).toMatchObject({ status: 'approved', paymentId: String(id) });
});

/** How many connections wait for a lock. */
async function waiting(): Promise<number | undefined> {
  const { rows } = await here.shop.pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count;
}

test('PAY-5 cancelling and paying at the same time never loses money or units', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { person, shirt, init_point, reference } = await buyer();
    await Promise.allSettled([person.call(orders.cancel, { reference }), here.scene.pay(init_point, 'APRO')]);
    await person.call(orders.record, { reference });
    const { status } = await here.scene.order(reference);
    const holds = status === 'approved' || status === 'pending';
    expect(await here.scene.stock(shirt)).toBe(holds ? 1 : 3);
    const payments = await here.shop.services.providers.offered.findByReference(reference);
    const money = payments.reduce((sum, { amount, refunded }) => sum + amount.minor - refunded.minor, 0);
    expect(money > 0).toBe(status === 'approved');
  }
});
