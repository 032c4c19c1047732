import { beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import type { Actor } from '#test/actor.ts';
import { preferenceIdOf } from '#test/sandbox/page-ids.ts';
import { refundScene, type RefundScene } from '#test/refund-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

let person: Actor;

const here = openedDesk(refundScene);

beforeAll(async () => {
  person = await here.shop.customer('paga');
});

type Pay = Omit<Parameters<RefundScene['control']['payPreference']>[0], 'preference_id'>;

/** Returns the payments of an order of 1050 pesos that was paid so. */
async function paidBy(...ways: readonly Pay[]) {
  const shirt = await here.scene.product({ price: 100_000 });
  const { init_point, reference } = await person.call(checkout.start, { cartItems: [shirt.line(1)] });
  const preference_id = preferenceIdOf(init_point);
  for (const way of ways) await here.scene.control.payPreference({ preference_id, ...way });
  await person.call(orders.record, { reference });
  return here.scene.ledger(here.admin, reference);
}

test('DESK-3 a card payment tells its brand, its last digits, the instalments, the fee and the net', async () => {
  const { payments } = await paidBy({ cardholder: 'OTHE' }, { cardholder: 'APRO', installments: 3 });
  expect(payments).toMatchObject([
    { status: 'rejected', fee: null, net: null, installments: 1 },
    {
      status: 'approved',
      isByHand: false,
      amount: shopMoney(105_000),
      means: { kind: 'credit_card', name: 'Mastercard', digits: '0604' },
      installments: 3,
      // 6 % of what was paid; the interest of the instalments is the buyer's.
      fee: shopMoney(6300),
      net: shopMoney(98_700),
    },
  ]);
});

test('DESK-3 a ticket and account money tell what they are; what nobody has paid yet costs nothing', async () => {
  const ticket = await paidBy({ means: 'ticket' });
  expect(ticket.payments).toMatchObject([
    { status: 'pending', means: { kind: 'ticket', name: 'Rapipago', digits: null }, fee: null, net: null },
  ]);
  const wallet = await paidBy({ means: 'account_money' });
  expect(wallet.payments).toMatchObject([{ means: { kind: 'wallet', name: null }, net: shopMoney(98_700) }]);
});

test('DESK-3 the notices that led to an order are told, with what they were about', async () => {
  const { reference, payments } = await paidBy({ cardholder: 'APRO' });
  const payment = Number(payments[0]?.id);
  const other = await paidBy({ cardholder: 'APRO' });
  await here.scene.control.pushNotice(payment, 'topic_merchant_order_wh');
  const abouts = async (of: string) => (await here.scene.ledger(here.admin, of)).notices.map(({ about }) => about);
  await expect.poll(() => abouts(reference)).toContain('order');
  expect(await abouts(reference)).toContain('payment');
  expect(await abouts(other.reference)).not.toContain('order');
});
