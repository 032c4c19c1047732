import { expect, test } from 'vitest';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { couponScene } from '#test/coupons.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(couponScene);

test('PRICE-3 amounts of coupons keep their numbers in a currency without cents', async () => {
  const { id } = await here.scene.add({ gift: { by: 'amount', amount: 500 }, least: 1000 });
  const percent = await here.scene.add({ code: 'OTRO' });
  await here.admin.call(settingsDesk.country, { country: 'CL' });
  expect(await here.admin.call(couponDesk.one, { id })).toMatchObject({
    gift: { by: 'amount', amount: { minor: 500, currency: 'CLP' } },
    least: { minor: 1000, currency: 'CLP' },
  });
  expect(await here.admin.call(couponDesk.one, { id: percent.id })).toMatchObject({
    gift: { by: 'percent', percent: 20 },
    least: null,
  });
});
