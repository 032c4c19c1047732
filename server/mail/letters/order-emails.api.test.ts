import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { preorders } from '#contract/goods/stock/preorder-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { dayAfter, dayWords, shopDay } from '#contract/core/time/shop-time.ts';
import { momentInWholeWords } from '#contract/core/time/whole-words.ts';
import { reconcile } from '#server/sales/payments/reconcile.service.ts';
import type { Actor } from '#test/actor.ts';
import { purchaseScene } from '#test/purchase.ts';
import { preferenceIdOf } from '#test/sandbox/page-ids.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, scene, admin } = openedPostDesk(purchaseScene);
let people = 0;

beforeAll(async () => {
  // The tests send the notices themselves.
  await scene.loseNotices();
});

async function openCheckout() {
  people += 1;
  const buyer = await post.shop.customer(`carta${people}`);
  const product = await scene.product({ name: 'Saco Río' });
  return { buyer, ...(await buyer.call(checkout.start, { cartItems: [product.line()] })) };
}

/**
 * Pays as a card holder and reports the payment several times concurrently, as the provider, the buyer and the job may.
 */
async function payAs(holder: string) {
  const open = await openCheckout();
  const payment = await scene.pay(open.init_point, holder);
  const id = payment?.id ?? 0;
  await report(id, open.buyer, open.reference);
  return { ...open, id };
}

async function report(id: number, buyer: Actor, reference: string) {
  const news = [scene.notify(id), scene.notify(id), buyer.call(orders.record, { payment_id: id, reference })];
  await Promise.all(news);
  await scene.notify(id);
}

/** The e-mails to the last buyer: the administrator is told of each paid order too. */
const toBuyer = () => post.box.to({ username: `carta${people}` });

/** Returns the subjects of the e-mails to the last buyer that are sent from now on; two processes deliver concurrently. */
async function subjects(): Promise<string[]> {
  post.box.received.length = 0;
  await Promise.all([post.deliver(), post.deliver()]);
  return toBuyer().map(({ subject }) => subject ?? '');
}

test('GOOD-10 the letter of a paid pre-order says the day that was promised at the purchase', async () => {
  const product = await scene.product({ stock: 0, name: 'Campera Ahead' });
  const { id: productId, variantId } = product;
  const [promised, later] = [10, 90].map((days) => dayAfter(shopDay(post.shop.clock.now()), days));
  const open = (on = '') => admin.call(preorders.save, { productId, on, sizes: [{ variantId, most: 5 }] });
  await open(promised);
  people += 1;
  const buyer = await post.shop.customer(`carta${people}`);
  const started = await buyer.call(checkout.start, { cartItems: [{ ...product.line(), promised }] });
  await open(later);
  const payment = await scene.pay(started.init_point, 'APRO');
  await report(payment?.id ?? 0, buyer, started.reference);
  await subjects();
  const [letter] = toBuyer();
  expect(letter?.text).toContain(`Talle M. Preventa: sale el ${dayWords(promised ?? '')}`);
  expect(letter?.text).toContain(`desde el ${dayWords(promised ?? '')}`);
});

test('MEND-17 an unpaid checkout sends no e-mail, open or expired', async () => {
  await openCheckout();
  expect(await subjects()).toEqual([]);
  post.shop.clock.advance(31 * 60_000);
  await reconcile(post.shop.services);
  expect(await subjects()).toEqual([]);
});

test('MEND-17 DESK-1 a payment under review is confirmed as received, and once more when it is approved', async () => {
  const { id, buyer, reference } = await payAs('CONT');
  const { number } = await scene.order(reference);
  expect(await subjects()).toEqual([`Recibimos su orden N° ${number}`]);
  expect(toBuyer()[0]?.text).not.toContain('30 minutos');
  await scene.control.movePayment(id, { status: 'approved' });
  await report(id, buyer, reference);
  expect(await subjects()).toEqual([`Pago aprobado: orden N° ${number}`]);
  await report(id, buyer, reference);
  expect(await subjects()).toEqual([]);
});

test('MEND-17 a voucher payment is announced with its due date and address, and so is its expiry', async () => {
  const { id, buyer, reference } = await payAs('PEND');
  const { number } = await scene.order(reference);
  const order = await buyer.call(orders.one, { key: reference });
  expect(order).toMatchObject({ status: 'pending', awaits: 'voucher', isPayable: false });
  expect(await subjects()).toEqual([`Su orden N° ${number} espera el pago`]);
  expect(toBuyer()[0]?.text).toContain(`antes del ${momentInWholeWords(order.payUntil ?? '')} (hora de Argentina)`);
  await post.shop.pool.query("update payments set voucher_url = 'https://pagos.example/v/1' where id = $1", [id]);
  expect((await buyer.call(orders.one, { key: reference })).voucherUrl).toBe('https://pagos.example/v/1');
  await scene.control.movePayment(id, { status: 'cancelled' });
  await report(id, buyer, reference);
  expect(await subjects()).toEqual([`El pago de la orden N° ${number} no se completó`]);
});

test('PAY-7 the e-mail of a ticket has the address of its voucher', async () => {
  const open = await openCheckout();
  const asked = { preference_id: preferenceIdOf(open.init_point), means: 'ticket' as const };
  const { payment } = await scene.control.payPreference(asked);
  await report(payment.id, open.buyer, open.reference);
  const { voucherUrl } = await open.buyer.call(orders.one, { key: open.reference });
  expect(voucherUrl).toMatch(/^http/);
  await subjects();
  expect(toBuyer()[0]?.text).toContain(voucherUrl);
  expect(toBuyer()[0]?.html).toContain(voucherUrl);
});

test('MEND-17 a rejected payment sends one e-mail', async () => {
  const { reference } = await payAs('OTHE');
  const { number } = await scene.order(reference);
  expect(await subjects()).toEqual([`El pago de la orden N° ${number} no se pudo hacer`]);
  expect(await subjects()).toEqual([]);
});

test.each([
  ['failure', /^Cancelamos su orden N° \d{4,}$/],
  ['approved', /^Pago aprobado: orden N° \d{4,}$/],
] as const)('MEND-17 an order that is settled by hand to %s tells its buyer', async (status, subject) => {
  const { reference } = await openCheckout();
  await admin.call(orderDesk.setStatus, { payment_id: reference, status });
  await admin.refusal(orderDesk.setStatus, { payment_id: reference, status });
  expect(await subjects()).toEqual([expect.stringMatching(subject)]);
});

test('MEND-17 an e-mail that is no longer true when it is due is not sent', async () => {
  const { id, reference } = await payAs('CONT');
  const { number } = await scene.order(reference);
  await scene.control.movePayment(id, { status: 'rejected' });
  await scene.notify(id);
  expect((await scene.order(reference)).status).toBe('rejected');
  expect(await subjects()).toEqual([`El pago de la orden N° ${number} no se pudo hacer`]);
});

test('MEND-17 an order that its buyer cancels at once sends no confirmation', async () => {
  const { buyer, reference } = await openCheckout();
  await buyer.call(orders.cancel, { reference });
  expect(await subjects()).toEqual([]);
});

test('MEND-17 whatever the order of the notices, each outcome sends one e-mail', async () => {
  const { buyer, reference, init_point } = await openCheckout();
  const refused = await scene.pay(init_point, 'OTHE');
  const paid = await scene.pay(init_point, 'APRO');
  await Promise.all([scene.notify(paid?.id ?? 0), scene.notify(refused?.id ?? 0)]);
  await report(refused?.id ?? 0, buyer, reference);
  expect(await subjects()).toEqual([`Pago aprobado: orden N° ${(await scene.order(reference)).number}`]);
});

test('BACK-2 each refund that is done sends one e-mail, with its amount and what is left; one that is refused sends none', async () => {
  const { id, reference } = await payAs('APRO');
  const { number, total } = await scene.order(reference);
  await subjects();
  const refund = (amount: number, key = randomUUID()) =>
    admin.call(orderRefunds.refund, { reference, key, refund: { what: 'amount', amount } });
  const key = randomUUID();
  await Promise.all([refund(100, key), refund(100, key)]);
  await report(id, await post.shop.customer(`otra${people}`), reference).catch(() => undefined);
  const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
  expect((await subjects()).map(plain)).toEqual([`Le devolvimos $ 100,00 de su orden N° ${number}`]);
  const text = plain(toBuyer()[0]?.text);
  expect(text).toContain('Devuelto: $ 100,00');
  expect(text).toContain(`Queda pagado de la orden: ${plain(formatPrice(shopMoney(total - 10_000)))}`);
  await scene.control.refundInPanel(id, 50);
  await scene.notify(id);
  expect((await subjects()).map(plain)).toEqual([`Le devolvimos $ 50,00 de su orden N° ${number}`]);
  await scene.control.refundInPanel(id);
  await refund(10);
  expect((await subjects()).length).toBe(1);
});
