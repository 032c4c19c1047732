import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import type { Actor } from '#test/actor.ts';
import { fulfilmentScene, type FulfilmentScene } from '#test/fulfilment.ts';
import { openMailbox } from '#test/mailbox.ts';
import { sendEmails } from '#test/post.ts';
import { createMailer } from '#server/mail/letters/mailer.service.ts';
import { openShop, type Shop } from '#test/shop.ts';

let shop: Shop;
let scene: FulfilmentScene;
let owner: Actor;
let box: Awaited<ReturnType<typeof openMailbox>>;

beforeAll(async () => {
  box = await openMailbox();
  shop = await openShop({ env: { SMTP_URL: box.url } });
  scene = fulfilmentScene(shop);
  owner = await shop.admin();
});

afterAll(async () => {
  await shop.close();
  await box.close();
});

const emailsOf = (reference: string) => owner.call(orderDesk.emails, { reference });

test('DESK-3 notes stay with the order, in their order, and only administrators see them', async () => {
  const { reference, buyer } = await scene.paidOrder();
  await owner.call(orderDesk.note, { reference, text: 'Llamó: prefiere la tarde.' });
  const other = await shop.admin('ayudante');
  await other.call(orderDesk.note, { reference, text: 'Avisada.' });
  const timeline = await owner.call(orderDesk.history, { key: reference });
  expect(timeline.filter(({ what }) => what === 'note')).toMatchObject([
    { actor: 'admin:jefa', text: 'Llamó: prefiere la tarde.' },
    { actor: 'admin:ayudante', text: 'Avisada.' },
  ]);
  expect((await buyer.refusal(orderDesk.history, { key: reference })).code).toBe('not_allowed');
  expect((await buyer.refusal(orderDesk.note, { reference, text: 'x' })).code).toBe('not_allowed');
  expect(JSON.stringify(await buyer.call(orders.one, { key: reference }))).not.toContain('prefiere');
  expect((await owner.refusal(orderDesk.note, { reference, text: '  ' })).code).toBe('invalid');
  const gone = '00000000-0000-4000-8000-000000000000';
  expect((await owner.refusal(orderDesk.note, { reference: gone, text: 'x' })).code).toBe('order_not_found');
});

test('DESK-3 an e-mail about an order is sent again, as a new message, and not by another order', async () => {
  const { reference, number, buyer } = await scene.paidOrder();
  const other = await scene.paidOrder();
  const mailer = createMailer(shop.services);
  await sendEmails(shop, mailer);
  const [email] = await emailsOf(reference);
  expect(email).toMatchObject({ kind: 'payment-approved', isGivenUp: false });
  const id = email?.id ?? 0;
  expect((await owner.refusal(orderDesk.sendAgain, { reference: other.reference, id })).code).toBe('not_found');
  await owner.call(orderDesk.sendAgain, { reference, id });
  await sendEmails(shop, mailer);
  const received = box.to(buyer).filter(({ subject }) => subject?.includes(String(number)));
  expect(received).toHaveLength(2);
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(2);
  mailer.close();
});

test('DESK-3 a payment whose notice was lost is found by asking now', async () => {
  const { init_point, reference } = await scene.unpaidOrder();
  await scene.control.setSwitch({ scope: 'next', webhook: { lost: true } });
  await scene.pay(init_point, 'APRO');
  expect((await scene.order(reference)).status).toBe('pending');
  expect((await owner.call(orderDesk.check, { reference })).status).toBe('approved');
  await scene.control.injectFault({ kind: 'status', status: 500, pathPrefix: '/v1/payments' });
  expect((await owner.refusal(orderDesk.check, { reference })).code).toBe('provider_unavailable');
});
