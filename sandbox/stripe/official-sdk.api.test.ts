import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { officialClient, openStripe, purchase } from '#test/stripe/test-stripe.ts';

// The official client is not changed: its settings name another host.

test('PRICE-7 the official SDK makes, reads, lists and expires a page', async () => {
  const { stripe, url } = await openStripe();
  const sessions = stripe.checkout.sessions;
  const made = await sessions.create(purchase);
  expect(made).toMatchObject({
    object: 'checkout.session',
    amount_total: 4480,
    client_reference_id: 'pedido-7',
    payment_intent: null,
    payment_method_types: ['card', 'bizum'],
    payment_status: 'unpaid',
    status: 'open',
  });
  expect(made.url).toBe(`${url}/c/pay/${made.id}`);
  const read = await sessions.retrieve(made.id, { expand: ['line_items'] });
  expect(read.line_items?.data.map(({ amount_total }) => amount_total)).toEqual([3990, 490]);
  expect((await sessions.listLineItems(made.id)).data).toHaveLength(2);
  expect((await sessions.list()).data.map(({ id }) => id)).toEqual([made.id]);
  expect(await sessions.expire(made.id)).toMatchObject({ status: 'expired', url: null });
  await expect(sessions.expire(made.id)).rejects.toThrow(Stripe.errors.StripeInvalidRequestError);
});

test('PRICE-7 the official SDK reads a payment with its charge, fee and net', async () => {
  const { stripe, control } = await openStripe();
  const { id } = await stripe.checkout.sessions.create(purchase);
  await control.pay({ session: id });
  const read = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  });
  expect(read).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: {
      amount_received: 4480,
      metadata: { reference: 'pedido-7' },
      status: 'succeeded',
      latest_charge: {
        paid: true,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
        balance_transaction: { amount: 4480, fee: 92, net: 4388 },
      },
    },
  });
  const found = await stripe.paymentIntents.search({ query: "metadata['reference']:'pedido-7'" });
  expect(found.data).toHaveLength(1);
});

test('PRICE-7 a declined card leaves the page open, and each attempt its charge', async () => {
  const { stripe, control } = await openStripe();
  const { id } = await stripe.checkout.sessions.create(purchase);
  const declined = await control.pay({ session: id, card: '4000000000009995' });
  expect(declined).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  });
  await control.pay({ session: id });
  const { data } = await stripe.charges.list({ payment_intent: declined.id });
  expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
});

test('PRICE-7 a card that asks its buyer, and Bizum, wait for the answer', async () => {
  const { stripe, control } = await openStripe();
  for (const how of [{ card: '4000002500003155' }, { means: 'bizum' }] as const) {
    const refused = await stripe.checkout.sessions.create(purchase);
    expect(await control.pay({ session: refused.id, ...how })).toMatchObject({ status: 'requires_action' });
    expect(await control.pay({ session: refused.id, ...how, confirm: false })).toMatchObject({
      status: 'requires_payment_method',
    });
    const { id } = await stripe.checkout.sessions.create(purchase);
    expect(await control.pay({ session: id, ...how, confirm: true })).toMatchObject({ status: 'succeeded' });
  }
});

test('PRICE-7 a voucher is paid later, or never, and is not refunded', async () => {
  const { stripe, control } = await openStripe({ country: 'MX' });
  const line_items = purchase.line_items.map((line) => ({
    ...line,
    price_data: { ...line.price_data, currency: 'mxn' },
  }));
  const asked = { ...purchase, line_items };
  const [one, two] = [await stripe.checkout.sessions.create(asked), await stripe.checkout.sessions.create(asked)];
  const waiting = await control.pay({ session: one.id, means: 'oxxo' });
  expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'oxxo_display_details' } });
  expect(await stripe.checkout.sessions.retrieve(one.id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
  expect(await control.settleVoucher(waiting.id, true)).toMatchObject({ status: 'succeeded' });
  expect(await stripe.checkout.sessions.retrieve(one.id)).toMatchObject({ payment_status: 'paid' });
  await expect(stripe.refunds.create({ payment_intent: waiting.id })).rejects.toThrow(/OXXO/);
  const never = await control.pay({ session: two.id, means: 'oxxo' });
  expect(await control.settleVoucher(never.id, false)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
  });
});

test('PRICE-7 the official SDK refunds in part and in full; a refund may fail after it succeeded', async () => {
  const { stripe, control } = await openStripe();
  const paid = async (card: string) => {
    const { id } = await stripe.checkout.sessions.create(purchase);
    return (await control.pay({ session: id, card })).id;
  };
  const payment_intent = await paid('4242424242424242');
  expect(await stripe.refunds.create({ payment_intent, amount: 480 })).toMatchObject({ status: 'succeeded' });
  await expect(stripe.refunds.create({ payment_intent, amount: 4001 })).rejects.toThrow(/greater than unrefunded/);
  await stripe.refunds.create({ payment_intent });
  expect((await stripe.refunds.list({ payment_intent })).data.map(({ amount }) => amount)).toEqual([4000, 480]);
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });

  const failing = await stripe.refunds.create({ payment_intent: await paid('4000000000005126') });
  expect(failing.status).toBe('succeeded');
  expect(await stripe.refunds.retrieve(failing.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  });
  const slow = await stripe.refunds.create({ payment_intent: await paid('4000000000007726') });
  expect(slow).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  await control.settleRefund(slow.id);
  expect(await stripe.refunds.retrieve(slow.id)).toMatchObject({ status: 'succeeded' });
});

test('PRICE-7 a dispute takes the money, and gives it back when it is won', async () => {
  const { stripe, control } = await openStripe();
  const disputed = async () => {
    const { id } = await stripe.checkout.sessions.create(purchase);
    const { id: payment_intent } = await control.pay({ session: id, card: '4000000000000259' });
    const [found] = (await stripe.disputes.list({ payment_intent })).data;
    return { payment_intent, id: found?.id ?? '' };
  };
  const won = await disputed();
  expect(await stripe.disputes.retrieve(won.id)).toMatchObject({ status: 'needs_response', amount: 4480 });
  await expect(stripe.refunds.create({ payment_intent: won.payment_intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  const review = await stripe.disputes.update(won.id, { evidence: { uncategorized_text: 'Entregado.' }, submit: true });
  expect(review.status).toBe('under_review');
  const decided = await control.decideDispute(won.id, true);
  expect(decided.balance_transactions).toMatchObject([
    { amount: -4480, fee: 2000 },
    { amount: 4480, fee: 0 },
  ]);
  expect(await stripe.disputes.close((await disputed()).id)).toMatchObject({ status: 'lost' });
});

test('PRICE-7 a key does the work once for a day, and takes no other request', async () => {
  const { stripe } = await openStripe();
  const key = { idempotencyKey: 'pedido-7' };
  const one = await stripe.checkout.sessions.create(purchase, key);
  const two = await stripe.checkout.sessions.create(purchase, key);
  expect(two.id).toBe(one.id);
  expect([one, two].map(({ lastResponse }) => lastResponse.headers['idempotent-replayed'])).toEqual([
    undefined,
    'true',
  ]);
  await expect(
    stripe.checkout.sessions.create({ ...purchase, customer_email: 'eva@example.com' }, key),
  ).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
});

test('PRICE-7 wrong keys, ids and parameters are refused in the provider’s words', async () => {
  const { stripe, url } = await openStripe();
  const stranger = new Stripe('sk_test_stranger', { host: '127.0.0.1', port: new URL(url).port, protocol: 'http' });
  await expect(stranger.charges.list()).rejects.toThrow(Stripe.errors.StripeAuthenticationError);
  await expect(stripe.charges.retrieve('ch_none')).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  const soon = Math.floor(Date.now() / 1000) + 60;
  await expect(stripe.checkout.sessions.create({ ...purchase, expires_at: soon })).rejects.toMatchObject({
    param: 'expires_at',
  });
  await expect(stripe.rawRequest('POST', '/v1/refunds', { surprise: 1 })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'surprise',
  });
  expect(await stripe.accounts.retrieveCurrent()).toMatchObject({ country: 'ES', default_currency: 'eur' });
});

test('PRICE-7 the official SDK tries again after a failure', async () => {
  const { control, url } = await openStripe();
  await control.injectFault({ kind: 'status', status: 503, times: 1 });
  expect((await officialClient(url).charges.list()).data).toEqual([]);
  await control.injectFault({ kind: 'status', status: 503 });
  await expect(officialClient(url, { maxNetworkRetries: 0 }).charges.list()).rejects.toThrow(
    Stripe.errors.StripeAPIError,
  );
});

test('PRICE-9 the official SDK lists what moved, and what a payout of it has', async () => {
  let now = Date.now();
  const { stripe, control } = await openStripe({ clock: () => now });
  const made = await stripe.checkout.sessions.create(purchase);
  const { latest_charge: charge } = await control.pay({ session: made.id });
  const moved = await stripe.balanceTransactions.list({ created: { gte: 0 }, expand: ['data.source'] });
  expect(moved.data).toMatchObject([{ type: 'charge', status: 'pending', source: { id: charge } }]);
  await expect(control.payOut()).rejects.toThrow(/insufficient funds/);
  now += 4 * 86_400_000;
  const sent = await control.payOut();
  const [payout] = (await stripe.payouts.list()).data;
  expect(payout).toMatchObject({ id: sent.id, automatic: true, status: 'in_transit', amount: moved.data[0]?.net });
  const inside = await stripe.balanceTransactions.list({ payout: sent.id });
  expect(inside.data.map(({ type }) => type)).toEqual(['payout', 'charge']);
  expect(inside.data.reduce((total, { net }) => total + net, 0)).toBe(0);
  now += 3 * 86_400_000;
  expect(await stripe.payouts.retrieve(sent.id)).toMatchObject({ status: 'paid' });
  await expect(control.payOut()).rejects.toThrow(/insufficient funds/);
  await expect(stripe.balanceTransactions.list({ payout: 'po_none' })).rejects.toMatchObject({ statusCode: 404 });
});
