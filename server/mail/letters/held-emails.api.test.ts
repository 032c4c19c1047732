import { beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { remindHeld } from '#server/sales/held-orders/remind-held.service.ts';
import type { Actor } from '#test/actor.ts';
import { heldScene } from '#test/held-scene.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const dayMs = 86_400_000;

const { post, admin, scene } = openedPostDesk(heldScene);

beforeAll(async () => {
  await scene.offer();
});

const subjectsTo = (person: Actor) => post.box.to(person).map(({ subject }) => subject);

/** What the jobs do some days later. */
async function later(days: number): Promise<void> {
  post.shop.clock.advance(days * dayMs);
  await Promise.all([remindHeld(post.shop.services), remindHeld(post.shop.services)]);
  await post.deliver();
}

test('PRICE-6 who pays by transfer is told where to, is reminded once, and not after the money came', async () => {
  const { person, reference } = await scene.heldOrder();
  const { number } = await scene.order(reference);
  await post.deliver();
  expect(subjectsTo(person)).toEqual([`Cómo pagar su orden N° ${number}`]);
  expect(post.box.to(person)[0]?.text).toContain('CASA.TELAR.SUR');
  await later(1);
  expect(subjectsTo(person)).toHaveLength(1);
  for (const days of [0.6, 0.6, 0.3]) await later(days);
  expect(subjectsTo(person).slice(1)).toEqual([`Su orden N° ${number} espera la transferencia`]);
  const paid = await scene.heldOrder();
  await admin.call(manualOrders.take, { reference: paid.reference, means: 'transfer' });
  post.box.received.length = 0;
  await later(2.5);
  // The letter with the account is not sent any more either: it is no longer true.
  expect(subjectsTo(paid.person)).toHaveLength(1);
  expect(post.box.to(paid.person)[0]?.text).not.toContain('CASA.TELAR.SUR');
});

test('PRICE-6 whose time is over is told, and who left a page of the provider is not', async () => {
  const { person, shirt } = await scene.heldOrder();
  const other = await post.shop.customer('sevaya');
  await other.call(checkout.start, { cartItems: [shirt.line()] });
  await scene.later(3.1);
  await post.deliver();
  expect(subjectsTo(person)).toEqual([expect.stringContaining('Cancelamos')]);
  expect(subjectsTo(other)).toEqual([]);
});

test('PRICE-6 who sent a wrong receipt is told why it was refused, each time', async () => {
  const { person, reference } = await scene.heldOrder();
  for (const reason of ['Es de otra compra', 'No se lee el monto']) {
    const bytes = Buffer.from('%PDF-1.7\n%%EOF\n');
    const { receipts } = await person.call(heldOrders.sendReceipt, { reference, bytes });
    const waiting = receipts.find(({ state }) => state === 'waiting');
    await admin.call(heldOrders.refuseReceipt, { reference, id: waiting?.id ?? '', reason });
    await post.deliver();
    expect(post.box.to(person).at(-1)?.text).toContain(reason);
  }
});

test('PRICE-6 nobody is reminded whose receipt waits, and nobody at all where the owner wants none', async () => {
  const { person, reference } = await scene.heldOrder();
  await person.call(heldOrders.sendReceipt, { reference, bytes: Buffer.from('%PDF-1.7\n%%EOF\n') });
  await later(2.5);
  expect(subjectsTo(person)).toHaveLength(1);
  await scene.offer({ reminderHours: 0 });
  const other = await scene.heldOrder();
  await later(2.5);
  expect(subjectsTo(other.person)).toHaveLength(1);
  await scene.offer();
});

test('PRICE-6 DESK-5 administrators are told of an order that waits to be paid by hand, once, and what it waits for', async () => {
  const [transfer, cash] = [await scene.heldOrder(), await scene.heldOrder({ means: 'delivery' })];
  const told = async ({ reference }: { readonly reference: string }) => {
    const { number } = await scene.order(reference);
    const own = post.box.received.filter(({ subject }) => subject === `Nueva orden ${number}`);
    return own.map(({ recipient, text = '' }) => [recipient, text.replaceAll(/\s+/g, ' ')] as const);
  };
  await post.deliver();
  const words = [
    [transfer, 'Llegó una orden de 2 prendas. Todavía no está pagada: espera una transferencia.'],
    [cash, 'Llegó una orden de 2 prendas. Todavía no está pagada: se paga en efectivo al entregarla.'],
  ] as const;
  for (const [held, text] of words) {
    expect(await told(held)).toEqual([['jefa@example.com', expect.stringContaining(text)]]);
    await admin.call(manualOrders.take, { reference: held.reference, means: 'cash' });
  }
  await post.deliver();
  for (const [held] of words) expect(await told(held)).toHaveLength(1);
});
