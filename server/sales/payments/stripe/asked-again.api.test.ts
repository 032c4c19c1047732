import { expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import { openSpanishShop } from '#test/stripe/spanish-shop.ts';
import { opened } from '#test/opened-shop.ts';

const here = opened(openSpanishShop);
test('PRICE-7 a refund is made once, also when it is asked for weeks later and the provider has forgotten the first request', async () => {
  const at = await here.atPage();
  const payment = await here.pay(at.session);
  await expect.poll(() => here.order(at.reference)).toMatchObject({ status: 'approved' });
  await here.control.setSwitch({ scope: 'all', event: { lost: true } });
  // The provider does the work, and its answer is lost.
  await here.control.injectFault({
    kind: 'drop',
    moment: 'after',
    method: 'POST',
    pathPrefix: '/v1/refunds',
    times: 3,
  });
  await here.refund(at.reference, { what: 'amount', amount: 10 });
  expect(await here.ledger(at.reference)).toMatchObject({ refunds: [{ state: 'asked' }] });
  await here.later(20 * 24 * 60);
  const given = moneyOf(1000, 'EUR');
  expect(await here.ledger(at.reference)).toMatchObject({ givenBack: given, refunds: [{ state: 'done' }] });
  expect((await here.official.refunds.list({ payment_intent: payment.id })).data).toHaveLength(1);
});
