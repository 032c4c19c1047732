import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { purchaseScene } from '#test/purchase.ts';
import { handleNotice } from './notices.ts';
import { paymentNotices } from './payments.tables.ts';
import { reconcile } from './reconcile.service.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(purchaseScene);

let people = 0;

/** Somebody at the provider's page, with a bag of one shirt of a stock of 5. */
async function buyer() {
  people += 1;
  const person = await here.shop.customer(`buyer${people}`);
  const shirt = await here.scene.product({ stock: 5 });
  const started = await person.call(checkout.start, { cartItems: [shirt.line()] });
  return { person, shirt, ...started };
}

/** Pays while the provider's own notice is lost, so that the test sends the only one. */
async function payUnnoticed(initPoint: string, holder = 'APRO') {
  await here.scene.control.setSwitch({ scope: 'next', webhook: { lost: true } });
  return here.scene.pay(initPoint, holder);
}

/** How many statements on this database wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await here.shop.pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}

describe('CALL-17 a notice', () => {
  test('PAY-5 approves the order before its buyer is back, and the return finds it so', async () => {
    const { person, shirt, init_point, reference } = await buyer();
    const payment = await here.scene.pay(init_point, 'APRO');
    await expect
      .poll(() => here.scene.order(reference))
      .toMatchObject({ status: 'approved', paymentId: String(payment.id) });
    const seen = await person.call(orders.record, { payment_id: payment.id, status: 'approved', reference });
    expect(seen).toMatchObject({ status: 'approved', payment_id: payment.id, isPayable: false, isRefunded: false });
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'approved paid']);
    expect(await here.scene.stock(shirt)).toBe(4);
  });

  test('PAY-5 that arrives many times, out of order and late, counts once', async () => {
    const { shirt, init_point, reference } = await buyer();
    await here.scene.control.setSwitch({ scope: 'next', webhook: { copies: 4, outOfOrder: true } });
    const payment = await here.scene.pay(init_point, 'OTHE');
    await expect
      .poll(() => here.scene.order(reference))
      .toMatchObject({ status: 'rejected', paymentId: String(payment.id) });
    expect((await here.scene.notify(payment.id)).status).toBe(200);
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'rejected payment_rejected']);
    expect(await here.scene.stock(shirt)).toBe(5);
  });

  test('whose number is known answers 200 and does nothing', async () => {
    const { init_point } = await buyer();
    const payment = await payUnnoticed(init_point);
    expect((await here.scene.notify(payment.id, { noticeId: 77 })).status).toBe(200);
    const before = await here.scene.everything();
    const again = await here.scene.notify(payment.id, { noticeId: 77 });
    expect([again.status, await again.json()]).toEqual([200, { received: true }]);
    expect(await here.scene.everything()).toBe(before);
  });

  test('reaches its provider byte by byte, with its headers and its query, as a signature needs it', async () => {
    const { init_point, reference } = await buyer();
    const payment = await payUnnoticed(init_point);
    // Written as no program writes it again: spaces, order, escapes, a number with a zero, a name twice, an accent apart.
    const text = `\n{ "type":"payment",  "n":1.0,"id":"n-\\u0041","id":"n-e\u0301" }\t`;
    const parseNotice = vi.spyOn(here.shop.services.providers.offered, 'parseNotice');
    const response = await here.scene.notify(payment.id, { text });
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    const [seen] = parseNotice.mock.calls.map(([notice]) => notice);
    parseNotice.mockRestore();
    expect(Buffer.from(seen?.body ?? []).toString()).toBe(text);
    expect(seen?.url.search).toBe(`?data.id=${payment.id}&type=payment`);
    expect(seen?.headers.get('x-signature')).toMatch(/^ts=\d+,v1=[0-9a-f]{64}$/);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved' });
  });

  test('that is no JSON, or too large, is refused before anybody reads its signature', async () => {
    const statusOf = async (text: string) => (await here.scene.notify(1, { text })).status;
    expect([await statusOf('{"id":'), await statusOf(`"${'x'.repeat(1_000_001)}"`)]).toEqual([400, 413]);
    expect((await here.scene.notify(1, { text: '{"id":"a\\u0000b","type":"payment"}' })).status).toBe(422);
    expect((await here.scene.notify(1, { text: '' })).status).toBe(422);
  });

  test('that arrives while the provider cannot be asked is kept, and followed by the jobs', async () => {
    const { init_point, reference } = await buyer();
    const payment = await payUnnoticed(init_point);
    await here.scene.control.injectFault({ kind: 'status', status: 503 });
    expect((await here.scene.notify(payment.id)).status).toBe(200);
    await reconcile(here.shop.services);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending' });
    await here.scene.control.clearFaults();
    here.shop.clock.advance(61_000);
    await reconcile(here.shop.services);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved' });
  });

  test('is done with in the same breath as its order: neither without the other', async () => {
    const { init_point, reference } = await buyer();
    const payment = await payUnnoticed(init_point);
    await here.scene.control.injectFault({ kind: 'status', status: 503 });
    await here.scene.notify(payment.id);
    await here.scene.control.clearFaults();
    const [notice] = await here.shop.db
      .select()
      .from(paymentNotices)
      .where(eq(paymentNotices.paymentId, String(payment.id)));
    if (!notice) throw new Error('the notice was not kept');
    const client = await here.shop.pool.connect();
    await client.query('begin');
    await client.query('select 1 from payment_notices where id = $1 for update', [notice.id]);
    const handled = handleNotice(here.shop.services, notice);
    await expect.poll(waiting).toBe(1);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending' });
    await client.query('commit');
    client.release();
    expect(await handled).toBe(true);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved' });
  });

  test('of a payment on a page that the shop died before noting approves the order all the same', async () => {
    const { init_point, reference } = await buyer();
    const payment = await payUnnoticed(init_point);
    await here.shop.pool.query('delete from payment_sessions where order_reference = $1', [reference]);
    expect((await here.scene.notify(payment.id)).status).toBe(200);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved', paymentId: String(payment.id) });
  });

  test('of a payment that is not of this shop is taken and forgotten', async () => {
    const response = await here.scene.notify(987_654_321);
    expect(response.status).toBe(200);
    expect((await here.scene.notify('no-number')).status).toBe(200);
    expect((await here.scene.notify(1, { type: 'topic_chargebacks_wh' })).status).toBe(200);
  });
});

describe('CALL-17 a forged notice is refused and nothing changes', () => {
  const signature = `ts=1700000000,v1=${'0'.repeat(64)}`;

  test.for([
    ['signed with another secret', { secret: 'guessed' }],
    ['not signed', { headers: {} }],
    ['with an invented signature', { headers: { 'x-request-id': 'r', 'x-signature': signature } }],
    ['with a signature too long to read', { headers: { 'x-request-id': 'r', 'x-signature': 'v1='.repeat(2000) } }],
  ] as const)('%s', async ([, changes]) => {
    const { init_point, reference } = await buyer();
    const payment = await payUnnoticed(init_point);
    const before = await here.scene.everything();
    const response = await here.scene.notify(payment.id, changes);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'bad_signature', detail: 'La firma del aviso no es válida.' });
    expect(await here.scene.everything()).toBe(before);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending' });
  });

  test('by an old, unsigned kind of notice', async () => {
    const { init_point } = await buyer();
    const payment = await payUnnoticed(init_point);
    const before = await here.scene.everything();
    const query = `topic=payment&id=${payment.id}`;
    const body = { resource: String(payment.id), topic: 'payment' };
    expect((await here.scene.notify(payment.id, { headers: {}, query, body })).status).toBe(401);
    // Signed, but for another address than the one it was sent to.
    expect((await here.scene.notify(payment.id, { query: 'data.id=1&type=payment' })).status).toBe(401);
    expect(await here.scene.everything()).toBe(before);
  });

  test('by a body that is none', async () => {
    const before = await here.scene.everything();
    expect((await here.scene.notify(1, { body: [] })).status).toBe(422);
    expect((await here.scene.notify(1, { body: { id: { $ne: 1 }, type: 'payment' } })).status).toBe(422);
    expect((await here.scene.notify(1, { body: { id: 'x'.repeat(5000), type: 'payment' } })).status).toBe(422);
    expect(await here.scene.everything()).toBe(before);
  });
});
