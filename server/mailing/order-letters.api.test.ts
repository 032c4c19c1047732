import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkout } from '#contract/checkout.ts';
import { orderDesk } from '#contract/order-desk.ts';
import { orders } from '#contract/orders.ts';
import { momentWords } from '#contract/shop-time.ts';
import { reconcile } from '../payments/reconcile.service.ts';
import type { Actor } from '#test/actor.ts';
import { openShopWithPost } from '#test/post.ts';
import type { ShopWithPost } from '#test/post.ts';
import { purchaseScene } from '#test/purchase.ts';
import type { PurchaseScene } from '#test/purchase.ts';

let post: ShopWithPost;
let scene: PurchaseScene;
let admin: Actor;
let people = 0;

beforeAll(async () => {
  post = await openShopWithPost();
  scene = purchaseScene(post.shop);
  admin = await post.shop.admin();
  // The tests bring the news themselves.
  await scene.loseNotices();
});
afterAll(() => post.close());
beforeEach(() => {
  post.box.received.length = 0;
});

async function openCheckout() {
  people += 1;
  const buyer = await post.shop.customer(`carta${people}`);
  const product = await scene.product({ name: 'Saco Río' });
  return { buyer, ...(await buyer.call(checkout.start, { cartItems: [product.line()] })) };
}

/** Pays as a holder and brings the news several times at once, as the provider, the buyer and the job may. */
async function payAs(holder: string) {
  const open = await openCheckout();
  const payment = await scene.pay(open.init_point, holder);
  const id = payment?.id ?? 0;
  await tell(id, open.buyer, open.reference);
  return { ...open, id };
}

async function tell(id: number, buyer: Actor, reference: string) {
  const news = [scene.notify(id), scene.notify(id), buyer.call(orders.record, { payment_id: id, reference })];
  await Promise.all(news);
  await scene.notify(id);
}

/** The subjects that arrive from now on; the postman is asked by two processes at once. */
async function subjects(): Promise<string[]> {
  post.box.received.length = 0;
  await Promise.all([post.deliver(), post.deliver()]);
  return post.box.received.map(({ subject }) => subject ?? '');
}

test('MEND-17 a checkout that nobody pays is told of by no letter, open or expired', async () => {
  await openCheckout();
  expect(await subjects()).toEqual([]);
  post.shop.clock.advance(31 * 60_000);
  await reconcile(post.shop.services);
  expect(await subjects()).toEqual([]);
});

test('MEND-17 a payment under review is confirmed as received, and once more when it is approved', async () => {
  const { id, buyer, reference } = await payAs('CONT');
  expect(await subjects()).toEqual([`Recibimos su pedido N° ${id}`]);
  expect(post.box.received[0]?.text).not.toContain('30 minutos');
  await scene.control.movePayment(id, { status: 'approved' });
  await tell(id, buyer, reference);
  expect(await subjects()).toEqual([`Pago aprobado: pedido N° ${id}`]);
  await tell(id, buyer, reference);
  expect(await subjects()).toEqual([]);
});

test('MEND-17 a payment by voucher says until when and how, and its end is told', async () => {
  const { id, buyer, reference } = await payAs('PEND');
  const order = await buyer.call(orders.one, { key: reference });
  expect(order).toMatchObject({ status: 'pending', awaits: 'voucher', isPayable: false });
  expect(await subjects()).toEqual([`Su pedido N° ${id} espera el pago`]);
  expect(post.box.received[0]?.text).toContain(`antes del ${momentWords(order.payUntil ?? '')} (hora de Argentina)`);
  await post.shop.pool.query("update payments set voucher_url = 'https://pagos.example/v/1' where id = $1", [id]);
  expect((await buyer.call(orders.one, { key: reference })).voucherUrl).toBe('https://pagos.example/v/1');
  await scene.control.movePayment(id, { status: 'cancelled' });
  await tell(id, buyer, reference);
  expect(await subjects()).toEqual([`El pago del pedido N° ${id} no se completó`]);
});

test('MEND-17 a refused payment is told once', async () => {
  const { id } = await payAs('OTHE');
  expect(await subjects()).toEqual([`El pago del pedido N° ${id} no se pudo hacer`]);
  expect(await subjects()).toEqual([]);
});

test.each([
  ['failure', /^Cancelamos su pedido N° [\dA-F]{8}$/],
  ['approved', /^Pago aprobado: pedido N° [\dA-F]{8}$/],
] as const)('MEND-17 an order that is settled by hand to %s tells its buyer', async (status, subject) => {
  const { reference } = await openCheckout();
  await admin.call(orderDesk.setStatus, { payment_id: reference, status });
  await admin.refusal(orderDesk.setStatus, { payment_id: reference, status });
  expect(await subjects()).toEqual([expect.stringMatching(subject)]);
});

test('MEND-17 a letter that is no longer true when it leaves is not sent', async () => {
  const { id, reference } = await payAs('CONT');
  await scene.control.movePayment(id, { status: 'rejected' });
  await scene.notify(id);
  expect((await scene.order(reference)).status).toBe('rejected');
  expect(await subjects()).toEqual([`El pago del pedido N° ${id} no se pudo hacer`]);
});

test('MEND-17 an order that its buyer gives up at once is confirmed by nothing', async () => {
  const { buyer, reference } = await openCheckout();
  await buyer.call(orders.cancel, { reference });
  expect(await subjects()).toEqual([]);
});

test('MEND-17 whatever the order of the notices, each outcome has one letter', async () => {
  const { buyer, reference, init_point } = await openCheckout();
  const refused = await scene.pay(init_point, 'OTHE');
  const paid = await scene.pay(init_point, 'APRO');
  await Promise.all([scene.notify(paid?.id ?? 0), scene.notify(refused?.id ?? 0)]);
  await tell(refused?.id ?? 0, buyer, reference);
  expect(await subjects()).toEqual([`Pago aprobado: pedido N° ${paid?.id}`]);
});
