import { beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { documentDesk } from '#contract/sales/tax-documents/document-desk.ts';
import { guestScene } from '#test/guests.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, admin, scene } = openedPostDesk(guestScene);

beforeAll(async () => {
  await scene.allow();
});

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const xml = Buffer.from('<a/>');

const attach = (reference: string, number: string, changes: { present?: string; bytes?: Uint8Array } = {}) =>
  admin.call(documentDesk.attach, { reference, of: 'invoice', present: 'none', number, bytes: pdf, ...changes });

test('PRICE-10 a buyer gets a letter for each document, one for both of its files, and none for one that was taken away', async () => {
  const person = await post.shop.customer('recibefactura');
  const started = await person.call(checkout.start, { cartItems: [(await scene.product()).line()] });
  await scene.pay(started.init_point, 'APRO');
  const { reference, number } = await person.call(orders.record, { reference: started.reference });
  await post.deliver();
  post.box.received.length = 0;
  const first = (await attach(reference, 'A-1')).documents[0]?.id ?? '';
  await attach(reference, 'A-1', { present: first, bytes: xml });
  await post.deliver();
  const letters = () => post.box.to(person).map(({ subject }) => subject);
  expect(letters()).toEqual([`Factura A-1 de su orden N° ${number}`]);
  expect(post.box.to(person)[0]?.text).toContain(`/user/orders/${reference}`);
  const second = (await attach(reference, 'A-2', { present: first })).documents[0]?.id ?? '';
  await post.deliver();
  expect(letters()[1]).toBe(`Factura A-2 de su orden N° ${number}`);
  const third = (await attach(reference, 'A-3', { present: second })).documents[0]?.id ?? '';
  await admin.call(documentDesk.withdraw, { reference, id: third });
  await post.deliver();
  expect(letters()).toHaveLength(2);
});

test('PRICE-10 who bought without a login gets the page of the order’s link', async () => {
  const email = scene.newEmail('sinlogin');
  const { reference, token } = await scene.paid(scene.browser(), email);
  await post.deliver();
  post.box.received.length = 0;
  await attach(reference, 'B-1');
  await post.deliver();
  const [letter] = post.box.received.filter(({ recipient }) => recipient === email);
  expect(letter?.subject).toContain('B-1');
  expect(letter?.text).toContain(`/pagar/${token}`);
});
