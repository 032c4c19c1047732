import { randomUUID } from 'node:crypto';
import { orders } from '#contract/sales/orders/orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { buyAbroad, openAbroad, speakAsAtHome } from './abroad-story.ts';
import { ownerCalls } from './calls.ts';
import { ownerWalk } from './owner-walk.ts';
import { spain } from './shops-abroad.ts';
import { stripeBuyer } from './stripe-buyer.ts';
import { expect, test } from './test.ts';

test.use({ liveOptions: { name: 'stripe', bare: true, stripe: 'ES' } });

test.afterEach(speakAsAtHome);

test('PRICE-7 a shop in Spain opens with Stripe, sells by card and Bizum, refunds, and follows a dispute', async ({
  page,
  visit,
  live,
}) => {
  await openAbroad(page, live, spain, () =>
    ownerWalk(page, live).set('cards', {
      'Clave secreta de Stripe': live.stripe.secretKey,
      'Secreto de firma': live.stripe.webhookSecret,
    }),
  );
  const calls = await ownerCalls(live);
  const newest = async () => {
    const { orders: found } = await calls.call(orderDesk.list, {});
    return found[0]?.reference ?? '';
  };

  const bizum = await visit({ width: 390 });
  await buyAbroad(bizum.page, live, spain, () => stripeBuyer(bizum.page).payByBizum());
  const paid = await newest();
  expect(await calls.call(orderRefunds.ledger, { reference: paid })).toMatchObject({
    payments: [{ means: { kind: 'transfer', name: 'Bizum' } }],
  });
  await calls.call(orderRefunds.refund, { reference: paid, key: randomUUID(), refund: { what: 'all' } });
  expect(await calls.call(orders.one, { key: paid })).toMatchObject({ moneyState: 'refunded' });

  const card = await visit({ width: 390 });
  await buyAbroad(card.page, live, spain, () => stripeBuyer(card.page).payByCard('4000 0000 0000 0259'));
  const disputed = await newest();
  await expect
    .poll(() => calls.call(orderRefunds.ledger, { reference: disputed }))
    .toMatchObject({ state: 'disputed', disputes: [{ state: 'open' }] });
});
