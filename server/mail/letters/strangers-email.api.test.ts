import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { advertising } from '#contract/mail/advertising.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { lettersDesk } from '#contract/mail/letter-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { limitStrangers } from '#server/people/accounts/strangers-email.service.ts';
import type { Actor } from '#test/actor.ts';
import type { ShopWithPost } from '#test/post.ts';
import { refundScene } from '#test/refund-scene.ts';
import { originalLetter } from '#contract/mail/letters/original-letters.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const kind = 'password-reset';
const letter = { kind, ...originalLetter(kind) } as const;
const hourMs = 3_600_000;

const { post, admin } = openedPostDesk(() => undefined, { keepsMail: true, env: { RATE_LIMITS: 'on' } });
let other: Actor;
let customer: Awaited<ReturnType<ShopWithPost['registered']>>;

beforeAll(async () => {
  other = await post.shop.admin('socia');
  // Before the hundreds of e-mails, because an account waits for its own.
  customer = await post.registered('Ana');
});

const ad = { emailAsunto: 'Saldos', emailTitulo: 'Saldos', emailSubTitle: 'Hoy', emailDescription: 'Todo.' };
const advertise = (recipient: string) =>
  admin.call(advertising.send, { ...ad, emailImagenTitle: '', emailButton: '', emailGoogle: recipient });

/** Sends an advertisement to an address that no account has, and counts more of them without making the e-mails. */
async function sendToStrangers(count: number): Promise<void> {
  await advertise(`${randomUUID()}@otra.example`);
  for (let at = 1; at < count; at += 1) await limitStrangers(post.shop.services, `${randomUUID()}@otra.example`);
}

test('OWN-6 all administrators together send at most a hundred e-mails an hour to strangers, 500 a day, and to customers any', async () => {
  const shirt = await refundScene(post.shop).product({ stock: 30 });
  const orderFor = (email: string, payment: 'link' | 'later') =>
    other.call(manualOrders.create, {
      key: randomUUID(),
      cartItems: [shirt.line(1)],
      delivery: { what: 'counter' },
      buyer: { email, recipient: 'Rosa Paz' },
      payment,
    });
  const entered = await orderFor('rosa@otra.example', 'link');
  await post.deliver();
  const [email] = await other.call(orderDesk.emails, { reference: entered.reference });
  await sendToStrangers(99);

  const refused = { code: 'too_many_emails', status: 429 };
  const { reference } = entered;
  await expect(advertise('uno@otra.example')).rejects.toMatchObject(refused);
  await expect(other.call(lettersDesk.test, { ...letter, recipient: 'x@otra.example' })).rejects.toMatchObject(refused);
  await expect(orderFor('rosa@otra.example', 'link')).rejects.toMatchObject(refused);
  await expect(other.call(manualOrders.link, { reference, isSent: true })).rejects.toMatchObject(refused);
  await expect(other.call(orderDesk.sendAgain, { reference, id: email?.id ?? 0 })).rejects.toMatchObject(refused);
  const { detail } = await other.refusal(lettersDesk.test, { ...letter, recipient: 'x@otra.example' });
  expect(detail).toContain('100 por hora y 500 por día');

  // Neither a customer, nor an order without an address, nor a link that is not sent.
  await advertise(customer.email);
  await other.call(lettersDesk.test, { ...letter, recipient: customer.email.toUpperCase() });
  await orderFor('', 'later');
  await orderFor(customer.email, 'link');
  expect((await other.call(manualOrders.link, { reference })).sentTo).toBeNull();

  for (const _ of [1, 2, 3, 4]) {
    post.shop.clock.advance(hourMs + 1);
    await sendToStrangers(100 - 1);
  }
  post.shop.clock.advance(hourMs + 1);
  await sendToStrangers(4);
  await expect(advertise('uno@otra.example')).rejects.toMatchObject(refused);
  post.shop.clock.advance(24 * hourMs);
  await advertise('uno@otra.example');
});

test('OWN-6 the audit log says who sent a test of an e-mail and to whom, without a stranger’s address', async () => {
  await other.call(lettersDesk.test, { ...letter, recipient: 'zoraida.q@otra.example' });
  const { email, user_name } = customer;
  await other.call(lettersDesk.test, { ...letter, recipient: email });
  const { entries } = await admin.call(audit.list, { action: 'letter.test' });
  const subject = `[Prueba] ${letter.subject}`;
  expect(entries.slice(0, 2)).toMatchObject([
    { actor: 'socia', subject: kind, after: { asunto: subject, recipient: user_name } },
    { actor: 'socia', subject: kind, after: { asunto: subject, recipient: 'z…@otra.example' } },
  ]);
});
