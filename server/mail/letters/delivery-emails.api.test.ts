import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, scene, admin } = openedPostDesk(fulfilmentScene, { keepsMail: true });
let andreani: number;

beforeAll(async () => {
  ({ id: andreani } = await scene.carrier(admin));
});
beforeEach(async () => {
  await post.deliver();
  post.box.received.length = 0;
});

/** Returns the subjects of the e-mails sent from now on; two processes deliver concurrently. */
async function subjects(): Promise<string[]> {
  post.box.received.length = 0;
  await Promise.all([post.deliver(), post.deliver()]);
  return post.box.received.map(({ subject }) => subject ?? '');
}

async function paid(units: readonly number[] = [1]) {
  const order = await scene.paidOrder(units);
  await post.deliver();
  return order;
}

test('SHIP-5 the buyer is told once that the order was sent, by whom and how to follow it, and once that it arrived', async () => {
  const { reference, number, token } = await paid([2]);
  const part = { reference, carrierId: andreani, trackingNumber: '360001', lines: [{ position: 0, quantity: 1 }] };
  await admin.call(fulfilmentDesk.addParcel, part);
  expect(await subjects()).toEqual([]);
  await admin.call(fulfilmentDesk.addParcel, { reference, carrierId: andreani, trackingNumber: '360002' });
  expect(await subjects()).toEqual([`Su orden N° ${number} está en camino`]);
  const mail = post.box.received[0];
  for (const text of [
    'Andreani',
    '360001',
    '360002',
    'https://carrier.example/envio/360002',
    `/seguimiento/${token}`,
  ]) {
    expect(mail?.text).toContain(text);
    expect(mail?.html).toContain(text);
  }
  await admin.call(fulfilmentDesk.move, { reference, to: 'delivered' });
  expect(await subjects()).toEqual([`Entregamos su orden N° ${number}`]);
  await admin.call(fulfilmentDesk.move, { reference, to: 'dispatched' });
  await admin.call(fulfilmentDesk.move, { reference, to: 'delivered' });
  expect(await subjects()).toEqual([]);
});

test('SHIP-5 the buyer is told once that the order waits in the shop', async () => {
  const { reference, number } = await paid();
  await scene.pickedUp(reference);
  await admin.call(fulfilmentDesk.move, { reference, to: 'ready_for_pickup' });
  expect(await subjects()).toEqual([`Su orden N° ${number} está lista para retirar`]);
});

test('DESK-4 who takes the goods from the counter is told of the payment, and not that they arrived', async () => {
  const product = await scene.product({ stock: 5 });
  const order = await admin.call(manualOrders.create, {
    key: randomUUID(),
    cartItems: [product.line(1)],
    buyer: { email: 'mostrador@example.com' },
    delivery: { what: 'counter' },
    payment: 'cash',
  });
  expect(order.fulfilment).toBe('delivered');
  await post.deliver();
  const own = post.box.received.filter(({ to }) => JSON.stringify(to).includes('mostrador@'));
  expect(own.map(({ subject }) => subject)).toEqual([`Pago aprobado: orden N° ${order.number}`]);
});

test('BACK-1 the buyer is told once that the order was cancelled, and what goes back', async () => {
  const { reference, number, buyer } = await paid();
  await buyer.call(cancellations.byBuyer, { reference });
  const { total } = await buyer.call(orders.one, { key: reference });
  expect(await subjects()).toContain(`Cancelamos su orden N° ${number}`);
  const mail = post.box.received.find(({ subject }) => subject?.startsWith('Cancelamos'));
  expect(mail?.text).toContain(`Le devolvemos ${formatPrice(total)}`);
  await admin.call(cancellations.byDesk, { reference });
  expect(await subjects()).toEqual([]);
});

test('SHIP-5 a move that was taken back before its e-mail left is not told, until it is made again', async () => {
  const { reference, number } = await paid();
  const { parcels } = await admin.call(fulfilmentDesk.addParcel, { reference });
  await admin.call(fulfilmentDesk.removeParcel, { reference, id: parcels[0]?.id ?? 0 });
  expect(await subjects()).toEqual([]);
  await admin.call(fulfilmentDesk.addParcel, { reference, trackingNumber: '7' });
  expect(await subjects()).toEqual([`Su orden N° ${number} está en camino`]);
});
