import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { payments } from '#contract/sales/payments/payments.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { orderScene } from '#test/sandbox/order-scene.ts';
import { preferenceIdOf } from '#test/sandbox/page-ids.ts';
import { keepSession } from '../../payment-sessions.service.ts';

const here = openedDesk(orderScene);

beforeAll(() => here.scene.offer('orders'));
afterEach(async () => {
  await here.scene.control.clearFaults();
  await here.scene.control.clearSwitches();
});

const pesos = (amount: number) => shopMoney(amount * 100);

describe('PRICE-8 a purchase by Orders', () => {
  test('is a page of an order, whose notice approves it; the buyer’s return and the number of the payments API add nothing', async () => {
    const { person, reference, page, number, id, init_point } = await here.scene.paidAtPage();
    expect(page).toMatch(/^ORD01[0-9A-Z]{24}$/);
    expect(init_point).toContain(`order_id=${page}`);
    const seen = await person.call(orders.record, { payment_id: number, status: 'approved', reference });
    expect(seen).toMatchObject({ status: 'approved', isPayable: false });
    expect(await here.scene.money(reference)).toEqual([{ id, status: 'approved', refund: null }]);
    expect(await here.scene.payments(reference)).toMatchObject([{ listedAs: String(number), means: 'credit_card' }]);
  });

  test('gives the same page for the same bag, and another tab’s page stays', async () => {
    const { person, asked, init_point, reference, page } = await here.scene.atPage();
    expect(await person.call(checkout.start, asked)).toMatchObject({ init_point, reference });
    const other = { provider: 'mercado-pago', externalId: '470-another', url: 'https://pay.example/2' };
    expect(await keepSession(here.shop.db, reference, other)).toMatchObject({ externalId: page });
    expect(await keepSession(here.shop.db, reference, other, page)).toMatchObject({ externalId: '470-another' });
  });

  test('makes one order although its answer was lost and the time that is left is another', async () => {
    const person = await here.scene.person();
    const asked = { cartItems: [(await here.scene.product({ stock: 5 })).line()] };
    await here.scene.control.injectFault({
      kind: 'drop',
      moment: 'after',
      method: 'POST',
      pathPrefix: '/v1/orders',
      times: 1,
    });
    const { init_point } = await person.call(checkout.start, asked);
    const provider = here.shop.services.providers.offered;
    const request = {
      reference: crypto.randomUUID(),
      lines: [{ title: 'Camisa', quantity: 1, unitPrice: pesos(100) }],
      discount: pesos(0),
      shipping: { title: 'Envío', price: pesos(0) },
      email: null,
      returnPath: '/user/orders/actual',
      expiresAt: new Date(Date.now() + 30 * 60_000),
      payUntil: new Date(Date.now() + 3 * 86_400_000),
    };
    const first = await provider.start(request);
    const later = new Date(request.expiresAt.getTime() - 10 * 60_000);
    expect(await provider.start({ ...request, expiresAt: later })).toMatchObject({
      externalId: first.externalId,
      url: first.url,
    });
    // Of another amount it is not the same.
    const dearer = { ...request, shipping: { title: 'Envío', price: pesos(1) } };
    await expect(provider.start(dearer)).rejects.toThrow('no page');
    expect(init_point).toContain('order_id=ORD');
  });

  test('lets a buyer whose card was refused try another one, and ends the page with the order’s time', async () => {
    const [one, two] = [await here.scene.atPage(), await here.scene.atPage()];
    for (const { init_point } of [one, two]) await here.scene.pay(init_point, 'FUND');
    await here.scene.later();
    expect([await here.scene.status(one.reference), await here.scene.money(one.reference)]).toEqual(['pending', []]);
    await here.scene.pay(one.init_point, 'APRO');
    await here.scene.isApproved(one.reference);
    expect((await here.scene.money(one.reference)).map((payment) => payment.status).toSorted()).toEqual([
      'approved',
      'rejected',
    ]);
    await here.scene.later(31);
    expect(await here.scene.status(two.reference)).toBe('failure');
    await expect(here.scene.pay(two.init_point, 'APRO')).rejects.toThrow('closed');
    expect(await here.scene.stock(two.shirt)).toBe(5);
  });

  test('waits for a ticket until its own time', async () => {
    const { person, reference, init_point, shirt } = await here.scene.atPage();
    const asked = { preference_id: preferenceIdOf(init_point), means: 'ticket' } as const;
    const { payment } = await here.scene.control.payPreference(asked);
    await person.call(orders.record, { reference });
    expect(await person.call(orders.one, { key: reference })).toMatchObject({ status: 'pending', awaits: 'voucher' });
    await here.scene.later(60);
    expect(await here.scene.stock(shirt)).toBe(4);
    await here.scene.control.movePayment(payment.id, { status: 'approved' });
    await here.scene.isApproved(reference);
  });

  test('asks for what the owner chose: the most instalments, and those whose interest the owner pays', async () => {
    await here.admin.call(settingsDesk.payment, { mostInstalments: 12, freeInstalments: ['6'] });
    const { init_point } = await here.scene.atPage();
    const asked = { preference_id: preferenceIdOf(init_point), installments: 6 };
    const { payment } = await here.scene.control.payPreference(asked);
    expect(payment).toMatchObject({ installments: 6, transaction_details: { total_paid_amount: 1050 } });
    const plans = await here.shop.services.providers.offered.plans?.(pesos(1050));
    const credit = plans?.find((card) => card.length > 1) ?? [];
    expect(credit.map(({ count, rate, total }) => [count, rate, total.minor])).toEqual([
      [1, 0, 105_000],
      [3, 0, 105_000],
      [6, 0, 105_000],
    ]);
  });
});

describe('PRICE-8 an order that began by one interface ends by it when the owner chooses the other', () => {
  test.each([
    ['classic', 'orders'],
    ['orders', 'classic'],
  ] as const)('from %s to %s', async (before, after) => {
    await here.scene.offer(before);
    const [one, two] = [await here.scene.atPage(), await here.scene.atPage()];
    await here.scene.offer(after);
    expect(one.page.startsWith('ORD')).toBe(before === 'orders');
    expect((await here.scene.atPage()).page.startsWith('ORD')).toBe(after === 'orders');
    // The page that the buyer has is the page of the same bag.
    expect(await one.person.call(checkout.start, one.asked)).toMatchObject({ init_point: one.init_point });
    const payment = await here.scene.pay(one.init_point, 'APRO');
    await here.scene.isApproved(one.reference);
    await here.scene.refund(here.admin, one.reference, { refund: { what: 'amount', amount: 50 } });
    expect(await here.scene.ledger(here.admin, one.reference)).toMatchObject({ givenBack: pesos(50) });
    expect(await here.scene.refundsAtProvider(payment.id)).toEqual(['approved 50']);
    await here.scene.later(31);
    expect(await here.scene.status(two.reference)).toBe('failure');
    await here.scene.offer('orders');
  });
});

describe('PRICE-8 the account', () => {
  const tryIt = () => here.admin.call(payments.tryAccount, { group: 'payment' });

  test('is tried by a real call, which says what was found', async () => {
    expect(await tryIt()).toEqual({
      isGood: true,
      found: [
        expect.stringMatching(/^Cuenta conectada: TESTUSER/),
        'País de la cuenta: Argentina.',
        'Es una cuenta de prueba: no le cobra a nadie.',
      ],
    });
    await here.scene.control.injectFault({ kind: 'status', status: 403, pathPrefix: '/v1/orders' });
    expect(await tryIt()).toEqual({
      isGood: false,
      found: ['El medio de pago no acepta la credencial: Orders: PA_UNAUTHORIZED_RESULT_FROM_POLICIES'],
    });
    expect(await here.admin.refusal(payments.tryAccount, { group: 'mail' })).toMatchObject({ code: 'not_found' });
    const customer = await here.shop.customer('curiosa');
    expect(await customer.refusal(payments.tryAccount, { group: 'payment' })).toMatchObject({ status: 403 });
  });

  test('that may not use Orders cannot choose them', async () => {
    await here.scene.offer('classic');
    await here.scene.control.injectFault({ kind: 'status', status: 403, pathPrefix: '/v1/orders' });
    const refused = await here.admin.refusal(settingsDesk.payment, { interface: 'orders' });
    expect(refused.errors).toMatchObject([{ path: 'accessToken', message: expect.stringContaining('Orders') }]);
    expect((await here.scene.atPage()).page.startsWith('ORD')).toBe(false);
    await here.scene.control.clearFaults();
    await here.scene.offer('orders');
  });

  test('is connected with the events of the interface', async () => {
    const events = async () => (await here.admin.call(payments.connection, { group: 'payment' }))?.events;
    expect(await events()).toEqual(['payments', 'claims', 'chargebacks', 'fraud', 'wholeOrders']);
    await here.scene.offer('classic');
    expect(await events()).toEqual(['payments', 'claims', 'chargebacks', 'fraud', 'orders']);
    await here.scene.offer('orders');
  });
});
