import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { moneyOf, type Money } from '#contract/core/money/money.ts';
import { noticeSubjects } from '#contract/sales/payments/notice-subjects.ts';
import { openSimulatedStripe } from '#test/stripe/simulated-stripe.ts';
import { openSimulatedMercadoPago } from '#test/sandbox/simulated-mercado-pago.ts';
import type { Outcome, SimulatedProvider } from '#test/simulated-provider.ts';
import { paymentProviders, ProviderUnavailable, type CheckoutRequest } from '#server/core/context/payment-provider.ts';

/** Every adapter with its simulator: what the rest of the shop relies on is true of each. */
const adapters: Readonly<Record<string, () => Promise<SimulatedProvider>>> = {
  'mercado-pago': () => openSimulatedMercadoPago(),
  'mercado-pago by orders': () => openSimulatedMercadoPago('orders'),
  stripe: openSimulatedStripe,
};

/** What is asked of a provider, in the currency of its simulator. */
function requestIn(currency: string, changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    reference: randomUUID(),
    lines: [{ title: 'Camisa Lino talle M', quantity: 2, unitPrice: moneyOf(129_950, currency) }],
    discount: moneyOf(0, currency),
    shipping: { title: 'Envío', price: moneyOf(5000, currency) },
    email: 'ana@example.com',
    returnPath: '/user/orders/actual',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    payUntil: new Date(Date.now() + 3 * 86_400_000),
    ...changes,
  };
}

describe.each(Object.entries(adapters))('PAY-4 PAY-5 the payment provider %s', (_, open) => {
  let simulated: SimulatedProvider;
  let total: Money;

  const money = (minor: number) => moneyOf(minor, simulated.currency);
  const request = (changes: Partial<CheckoutRequest> = {}) => requestIn(simulated.currency, changes);

  beforeAll(async () => {
    simulated = await open();
    total = money(264_900);
  });
  afterEach(() => simulated.repair());
  afterAll(() => simulated.close());

  async function paid(outcome: Outcome) {
    const asked = request();
    const page = await simulated.provider.start(asked);
    return { asked, page, id: await simulated.pay(page, outcome) };
  }

  test('starts a checkout: a web page that takes the total', async () => {
    const { asked, page, id } = await paid('approved');
    expect(page.url).toMatch(/^https?:/);
    expect(await simulated.provider.find(id)).toMatchObject({
      provider: simulated.provider.name,
      id,
      reference: asked.reference,
      status: 'approved',
      amount: total,
      refunded: money(0),
      awaits: null,
    });
  });

  test('starts one checkout however often it is asked', async () => {
    const asked = request();
    const [one, two] = await Promise.all([simulated.provider.start(asked), simulated.provider.start(asked)]);
    expect(two).toEqual(one);
    expect(await simulated.provider.start(asked)).toEqual(one);
  });

  test('tells of a payment the same whether it is asked by id or by reference', async () => {
    const { asked, page } = await paid('rejected');
    const second = await simulated.pay(page, 'approved');
    const found = await simulated.provider.findByReference(asked.reference, page.externalId);
    expect(found.map(({ status }) => status).toSorted()).toEqual(['approved', 'rejected']);
    expect(found.find(({ id }) => id === second)).toEqual(await simulated.provider.find(second));
  });

  test('BACK-3 returns the payments that a notice is about, and none of what it does not know', async () => {
    const { id } = await paid('approved');
    const found = await simulated.provider.findBySubject({ about: 'payment', id });
    expect(found).toEqual([await simulated.provider.find(id)]);
    for (const about of noticeSubjects) {
      expect(await simulated.provider.findBySubject({ about, id: '999999' })).toEqual([]);
    }
  });

  test('knows nothing of ids and references that are none', async () => {
    for (const id of ['999999', 'no-number', '', '../1', '9'.repeat(60)]) {
      expect(await simulated.provider.find(id)).toBeUndefined();
    }
    expect(await simulated.provider.findByReference(randomUUID())).toEqual([]);
  });

  test.for([
    ['approved', 'approved', true],
    ['rejected', 'rejected', false],
    ['pending', 'pending', false],
  ] as const)('tells of an attempt that ends %s', async ([outcome, status, isTaken]) => {
    const { id } = await paid(outcome);
    const payment = await simulated.provider.find(id);
    expect(payment).toMatchObject({ status, refunded: money(0) });
    expect(payment?.approvedAt instanceof Date).toBe(isTaken);
    expect(payment?.awaits === null).toBe(status !== 'pending');
    expect(payment?.detail).not.toBe('');
  });

  test('tells what became of a pending payment, by news that are newer', async () => {
    const { id } = await paid('pending');
    const before = await simulated.provider.find(id);
    await simulated.approve(id);
    const after = await simulated.provider.find(id);
    expect(after).toMatchObject({ status: 'approved', createdAt: before?.createdAt });
    expect(after?.updatedAt.getTime()).toBeGreaterThanOrEqual(before?.updatedAt.getTime() ?? Infinity);
  });

  const partOf = (paymentId: string, minor: number, key: string = randomUUID()) => ({
    paymentId,
    amount: money(minor),
    key,
  });

  test('refunds once for each key, however often that is asked', async () => {
    const { id } = await paid('approved');
    const asked = partOf(id, total.minor);
    const [one, two] = await Promise.all([simulated.provider.refund(asked), simulated.provider.refund(asked)]);
    expect(one).toMatchObject({ kind: 'taken', refund: { amount: total, state: 'done' } });
    expect(two).toMatchObject(one);
    expect(await simulated.provider.refund(asked)).toMatchObject({ kind: 'taken' });
    const payment = await simulated.provider.find(id);
    expect(payment).toMatchObject({ status: 'refunded', amount: total, refunded: total });
    expect(payment?.approvedAt).toBeInstanceOf(Date);
  });

  test('tells of a part that went back by its amount, and refunds the rest', async () => {
    const { id } = await paid('approved');
    await simulated.giveBack(id, 100_000);
    expect(await simulated.provider.find(id)).toMatchObject({
      status: 'approved',
      refunded: money(100_000),
      refunds: [{ amount: money(100_000), state: 'done' }],
    });
    await simulated.provider.refund(partOf(id, total.minor - 100_000));
    expect(await simulated.provider.find(id)).toMatchObject({ status: 'refunded', refunded: total });
  });

  test('BACK-2 refuses with a reason what is more than is left, or of a payment that it does not know', async () => {
    const { id } = await paid('approved');
    const more = await simulated.provider.refund(partOf(id, total.minor + 1));
    expect(more).toMatchObject({ kind: 'refused' });
    expect(more.kind === 'refused' && more.reason.length > 5).toBe(true);
    expect(await simulated.provider.refund(partOf('999999', 100))).toMatchObject({ kind: 'refused' });
    expect(await simulated.provider.find(id)).toMatchObject({ status: 'approved', refunded: money(0) });
  });

  test('tells of a dispute, in which the money is still there', async () => {
    const { id } = await paid('approved');
    await simulated.dispute(id);
    expect(await simulated.provider.find(id)).toMatchObject({
      status: 'disputed',
      refunded: money(0),
      dispute: 'open',
    });
  });

  test('says in how many parts a total may be paid, and how long it refunds', () => {
    const { mostParts, refundableDays } = simulated.provider;
    expect([
      Number.isInteger(mostParts) && mostParts > 0,
      Number.isInteger(refundableDays) && refundableDays > 0,
    ]).toEqual([true, true]);
  });

  test('closes a page for good, and again without an error', async () => {
    const page = await simulated.provider.start(request());
    await simulated.provider.close(page.externalId);
    await simulated.provider.close(page.externalId);
    await expect(simulated.pay(page, 'approved')).rejects.toThrow();
  });

  test('reads a signed notice, and the same one again under the same id', async () => {
    const { id } = await paid('approved');
    const now = new Date();
    const read = () => simulated.provider.parseNotice(simulated.notice(id, simulated.secret, 'n-1'), now);
    expect(read()).toMatchObject({ kind: 'news', subject: simulated.subject(id) });
    expect(await simulated.provider.findBySubject(simulated.subject(id))).toMatchObject([{ id, status: 'approved' }]);
    expect(read()).toEqual(read());
    const other = simulated.provider.parseNotice(simulated.notice(id, simulated.secret, 'n-2'), now);
    expect(other).not.toEqual(read());
  });

  test('takes no notice that it did not sign, nor one of another time, payment or shape', async () => {
    const now = new Date();
    const { parseNotice } = simulated.provider;
    const notice = simulated.notice('1', simulated.secret);
    const forged = { kind: 'forged' };
    expect(parseNotice(simulated.notice('1', 'guessed'), now)).toEqual(forged);
    expect(parseNotice({ ...notice, headers: new Headers() }, now)).toEqual(forged);
    expect(parseNotice(simulated.misled(notice), now)).toEqual(forged);
    expect(parseNotice(notice, new Date(now.getTime() + 30 * 86_400_000))).toEqual(forged);
    for (const body of ['null', '[]', '{}', '"text"', '{"id":{"$ne":1}}', '', '{']) {
      expect(parseNotice(simulated.signed(body), now)).toEqual({ kind: 'unreadable' });
    }
  });

  test('says that it is unavailable when there is no usable answer', async () => {
    const { id, page, asked } = await paid('approved');
    await simulated.breakDown();
    const { start, close, find, findByReference, findBySubject, refund } = simulated.provider;
    for (const call of [
      () => start(request()),
      () => close(page.externalId),
      () => find(id),
      () => findByReference(asked.reference),
      () => findBySubject({ about: 'payment', id }),
      () => refund(partOf(id, 100)),
    ]) {
      await expect(call()).rejects.toThrow(ProviderUnavailable);
    }
  });

  test('takes a status that it does not know for a payment that may still succeed', async () => {
    const { id, asked, page } = await paid('pending');
    simulated.inventStatus();
    expect(await simulated.provider.find(id)).toMatchObject({ status: 'pending', awaits: 'review', approvedAt: null });
    expect(await simulated.provider.findByReference(asked.reference, page.externalId)).toMatchObject([
      { status: 'pending' },
    ]);
  });
});

test('PAY-5 a row of a provider that the shop does not speak to can ask nobody', async () => {
  const { provider, close } = await openSimulatedMercadoPago();
  const providers = paymentProviders(provider);
  expect(providers.named(provider.name)).toBe(provider);
  expect(() => providers.named('somebody-else')).toThrow(ProviderUnavailable);
  await close();
});
