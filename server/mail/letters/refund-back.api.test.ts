import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { openMailbox, type Mailbox } from '#test/mailbox.ts';
import { sendEmails } from '#test/post.ts';
import { openSpanishShop, type SpanishShop } from '#test/stripe/spanish-shop.ts';
import { createMailer } from './mailer.service.ts';

let here: SpanishShop;
let box: Mailbox;
let mailer: Mailer;

beforeAll(async () => {
  box = await openMailbox();
  here = await openSpanishShop({
    variables: { SMTP_URL: box.url, MAIL_FROM: 'Percha <tienda@percha.example>' },
  });
  mailer = createMailer(here.shop.services);
});
afterAll(async () => {
  mailer.close();
  await here.close();
  await box.close();
});

/** A paid order that is refunded, and its refund at the provider. */
async function refunded(card = '4242424242424242') {
  const at = await here.atPage();
  const payment = await here.pay(at.session, { card });
  await expect.poll(() => here.order(at.reference)).toMatchObject({ status: 'approved' });
  await here.refund(at.reference);
  const [refund] = (await here.official.refunds.list({ payment_intent: payment.id })).data;
  const isIn = (state: string) => expect.poll(() => here.ledger(at.reference)).toMatchObject({ refunds: [{ state }] });
  const letters = async () => {
    await sendEmails(here.shop, mailer);
    return box
      .to(at.person)
      .map(({ subject = '' }) => subject)
      .filter((subject) => /devol/i.test(subject));
  };
  return { ...at, id: refund?.id ?? '', isIn, letters };
}

const refusedRefunds = async () => (await here.owner.call(orderDesk.counts, {}))['refund-refused'];

test('PRICE-7 a buyer who was told of a refund is told that the bank gave it back, once, and the owner sees it', async () => {
  const { person, reference, id, isIn, letters } = await refunded();
  const { number } = await here.order(reference);
  await isIn('done');
  expect(await letters()).toEqual([expect.stringMatching(/^Le devolvimos 90,00\s€ de su orden/)]);
  const before = await refusedRefunds();
  await here.control.settleRefund(id, 'expired_or_canceled_card');
  await isIn('refused');
  expect(await letters()).toEqual([expect.anything(), `La devolución de su orden N° ${number} no le llegó`]);
  const text = box.to(person).at(-1)?.text?.replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/El banco nos devolvió 90,00 € que le habíamos enviado/);
  await here.later();
  expect(await letters()).toHaveLength(2);
  expect(await refusedRefunds()).toBe(before + 1);
  // Another one settles it, and is told of.
  await here.refund(reference);
  expect(await refusedRefunds()).toBe(before);
  expect(await letters()).toHaveLength(3);
});

test('PRICE-7 a buyer hears nothing of a refund that was refused before it was done', async () => {
  const { id, isIn, letters } = await refunded('4000000000007726');
  await isIn('in_progress');
  await here.control.settleRefund(id, 'declined');
  await isIn('refused');
  expect(await letters()).toEqual([]);
});
