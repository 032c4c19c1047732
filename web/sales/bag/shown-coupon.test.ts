import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import type { CheckedCoupon } from '#contract/sales/coupons/coupon-terms.ts';
import { bagPrice } from './bag-price.ts';
import { addItem, emptyBag } from './bag.ts';
import { couponCookies, couponIn } from './coupon-cookie.ts';
import { shownCoupon } from './shown-coupon.ts';

const item = (id: number, currentPrice: number) => ({
  id,
  name: 'Camisa',
  image: '',
  picture: null,
  currentPrice,
  color: 'Crudo',
  variantId: id,
  brandSize: 'M',
  variants: [{ variantId: id, brandSize: 'M', stock: 9 }],
});

const bag = addItem(addItem(emptyBag, item(1, 10_000)).bag, item(2, 5000)).bag;

const terms: CheckedCoupon = {
  code: 'VERANO',
  gift: { by: 'percent', percent: 20 },
  least: null,
  products: [1],
  goodsName: 'Camisas',
  isPersonal: false,
};

const known = (changed: Partial<CheckedCoupon> = {}, asked = [1, 2]) =>
  shownCoupon(bag, { code: 'VERANO', asked, terms: { ...terms, ...changed }, refused: null });

test('PRICE-3 the bag shows one line of a coupon with what it takes off, and the total without it', () => {
  const coupon = known();
  expect(coupon).toMatchObject({ line: 'Cupón VERANO: 20 % menos en Camisas', amount: shopMoney(-2000) });
  expect(bagPrice(bag, shopMoney(5000), { effect: coupon.effect })).toMatchObject({
    subtotal: shopMoney(15_000),
    shipping: shopMoney(5000),
    total: shopMoney(18_000),
  });
});

test('PRICE-3 a coupon for the delivery makes it free', () => {
  const coupon = known({ gift: { by: 'delivery' } });
  expect([coupon.line, coupon.amount]).toEqual(['Cupón VERANO: envío gratis en Camisas', null]);
  expect(bagPrice(bag, shopMoney(5000), { effect: coupon.effect }).total).toEqual(shopMoney(15_000));
});

test('PRICE-3 a coupon that does nothing says why, and one that is not known for all of the bag says nothing of it', () => {
  expect(known({ products: [] }).error).toBe('Ese cupón es solo para Camisas.');
  expect(known({ least: shopMoney(15_001) }).error).toMatch(/compras desde \$\s150,01/);
  const pending = known({}, [1]);
  expect(pending).toEqual({ code: 'VERANO', line: 'Cupón VERANO: 20 % menos en Camisas', amount: null });
  expect(shownCoupon(bag, { code: 'NADA', asked: [], terms: null, refused: 'No.' }).error).toBe('No.');
});

test('PRICE-11 a personal coupon says of which purchase it is, whatever else is known of it', () => {
  const note = 'Es personal: se aplica si la compra es con el correo al que llegó.';
  expect(known().note).toBeUndefined();
  expect(known({ isPersonal: true })).toMatchObject({ amount: shopMoney(-2000), note });
  expect(known({ isPersonal: true }, [1]).note).toBe(note);
});

test('PRICE-3 the cookie of a coupon is sent to the bag only, and one that is no code is none', () => {
  const [cookie = ''] = couponCookies('VERANO', true);
  expect(cookie).toMatch(/^__Secure-cupon=VERANO; Path=\/bag; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
  const read = (text: string) => couponIn(new Headers({ cookie: text }));
  expect(read('bolsa=x; cupon=VERANO-2; otra=1')).toBe('VERANO-2');
  for (const wrong of ['', 'cupon=', 'cupon=-A', 'cupon=verano', 'xcupon=VERANO', `cupon=${'A'.repeat(31)}`]) {
    expect(read(wrong)).toBe('');
  }
  expect(read('cupon=VIEJO; __Secure-cupon=NUEVO')).toBe('NUEVO');
  expect(couponCookies('VERANO', false)[0]).toMatch(/^cupon=VERANO; .*Max-Age=\d+$/);
  for (const one of ['__Secure-cupon', 'cupon']) {
    expect(couponCookies('', true)).toContainEqual(expect.stringMatching(`^${one}=; Path=/bag; .*Max-Age=0; Secure$`));
  }
});
