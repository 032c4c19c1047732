import { beforeEach, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { couponScene, twentyOff } from '#test/coupons.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(couponScene);

beforeEach(() => here.scene.clear());

test('PRICE-3 what administrators do with coupons is in the log, in words and without addresses', async () => {
  const { id, version } = await here.scene.add({ customers: ['ana@example.com'], mostUses: 10 });
  await here.admin.call(couponDesk.update, { id, version, ...twentyOff, gift: { by: 'units', taken: 2, paid: 1 } });
  await here.admin.call(couponDesk.end, { id });
  await here.admin.call(couponDesk.remove, { id });
  const { entries } = await here.admin.call(audit.list, { subject: String(id), kind: 'coupon' });
  expect(entries.map(({ action }) => action)).toEqual([
    'coupon.delete',
    'coupon.end',
    'coupon.update',
    'coupon.create',
  ]);
  expect(entries.at(-1)?.after).toMatchObject({
    name: 'VERANO',
    discount: '20 % menos',
    goods: 'Toda la tienda',
    conditions: 'para 1 cliente',
    limits: '10 en total',
  });
  expect(entries[2]?.after).toMatchObject({ discount: '2x1', conditions: '', limits: '' });
  expect(JSON.stringify(entries)).not.toContain('ana@example.com');
});

test('PRICE-3 a code is of one coupon, also for two who add it at once, and a save of what changed meanwhile is refused', async () => {
  const both = await Promise.allSettled([here.scene.add(), here.scene.add({ code: ' vera no ' })]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [{ id, version } = { id: 0, version: 0 }] = (await here.admin.call(couponDesk.list, {})).coupons;
  const { id: other } = await here.scene.add({ code: 'OTRO' });
  const codeOf = async (call: Promise<{ code: string }>) => (await call).code;
  const { admin } = here;
  expect(await codeOf(admin.refusal(couponDesk.create, twentyOff))).toBe('coupon_taken');
  expect(await codeOf(admin.refusal(couponDesk.update, { id: other, ...twentyOff }))).toBe('coupon_taken');
  await admin.call(couponDesk.update, { id, version, ...twentyOff, influencer: '@ana' });
  expect(await codeOf(admin.refusal(couponDesk.update, { id, version, ...twentyOff }))).toBe('changed_meanwhile');
  expect(await codeOf(here.shop.guest().refusal(couponDesk.list, {}))).toBe('not_logged_in');
  expect(await codeOf((await here.shop.customer('curiosa')).refusal(couponDesk.list, {}))).toBe('not_allowed');
});

test('PRICE-3 a coupon that an order was placed with is ended, not deleted', async () => {
  const { id } = await here.scene.add();
  const shirt = await here.scene.product();
  const buyer = await here.shop.customer('compradora');
  await buyer.call(checkout.start, { cartItems: [shirt.line()], coupon: 'VERANO' });
  expect(await here.admin.call(couponDesk.one, { id })).toMatchObject({ uses: 1, state: 'running' });
  expect((await here.admin.refusal(couponDesk.remove, { id })).code).toBe('coupon_was_used');
  expect(await here.admin.call(couponDesk.end, { id })).toMatchObject({ state: 'ended' });
  expect((await here.admin.refusal(couponDesk.end, { id })).code).toBe('coupon_not_running');
});

test('PRICE-3 the report sums the paid orders of each coupon by who spreads it, without cancelled ones', async () => {
  await here.scene.add({ influencer: '@ana' });
  await here.scene.add({ code: 'ENVIO', gift: { by: 'delivery' }, influencer: '@ana' });
  const shirt = await here.scene.product({ price: 100_000, stock: 50 });
  const sell = async (name: string, coupon: string) => {
    const buyer = await here.shop.customer(name);
    const started = await buyer.call(checkout.start, { cartItems: [shirt.line()], coupon });
    await here.scene.buy(buyer, started);
    return () => buyer.call(cancellations.byBuyer, { reference: started.reference });
  };
  await sell('primera', 'VERANO');
  await sell('segunda', 'VERANO');
  await sell('tercera', 'ENVIO');
  const cancel = await sell('cuarta', 'ENVIO');
  await cancel();
  const { coupons } = await here.admin.call(couponDesk.report, {});
  expect(coupons).toMatchObject([
    { code: 'VERANO', influencer: '@ana', orders: 2, customers: 2, sold: shopMoney(170_000), off: shopMoney(40_000) },
    { code: 'ENVIO', influencer: '@ana', orders: 1, customers: 1, sold: shopMoney(100_000), off: shopMoney(5000) },
  ]);
  const today = shopDay(here.shop.clock.now());
  expect((await here.admin.call(couponDesk.report, { from: today, to: today })).coupons).toHaveLength(2);
  expect((await here.admin.call(couponDesk.report, { to: '2001-01-01' })).coupons).toEqual([]);
  expect((await here.admin.refusal(couponDesk.report, { from: today, to: '2001-01-01' })).code).toBe('invalid');
});
