import { beforeEach, describe, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { hourMs, minuteMs } from '#contract/core/time/units.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { coupons } from '#contract/sales/coupons/coupons.ts';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { people } from '#contract/office/people-desk.ts';
import { couponScene } from '#test/coupons.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { reconcile } from '../payments/reconcile.service.ts';

const here = openedDesk(couponScene);

beforeEach(() => here.scene.clear());

let buyers = 0;

/** A customer with a bag of one product, and what paying it with a coupon does. */
async function buyer(shelf: { readonly price?: number; readonly units?: number } = {}) {
  buyers += 1;
  const person = await here.shop.customer(`cuponera${buyers}`);
  const shirt = await here.scene.product({ stock: 90, price: shelf.price ?? 100_000 });
  const bag = { cartItems: [shirt.line(shelf.units ?? 1)] };
  const pay = (coupon?: string) => person.call(checkout.start, { ...bag, coupon });
  const codeOf = async (coupon: string) => (await person.refusal(checkout.start, { ...bag, coupon })).code;
  return { person, shirt, bag, pay, codeOf };
}

const inHours = (hours: number) => localShopTime(new Date(here.shop.clock.now().getTime() + hours * hourMs));

describe('PRICE-3 an order with a coupon', () => {
  test('costs less by one adjustment that says what it is, and its provider takes that', async () => {
    await here.scene.add();
    const { person, pay } = await buyer({ units: 2 });
    const started = await pay(' verano ');
    const { reference } = started;
    expect(await person.call(orders.one, { key: reference })).toMatchObject({
      subtotal: shopMoney(200_000),
      adjustments: [
        {
          line: null,
          kind: 'discount',
          source: 'coupon:VERANO',
          title: 'Cupón VERANO: 20 % menos',
          amount: shopMoney(-40_000),
        },
      ],
      shipping: shopMoney(5000),
      total: shopMoney(165_000),
    });
    expect((await here.scene.buy(person, started)).transaction_amount).toBe(1650);
    expect(await here.scene.uses('VERANO')).toBe(1);
  });

  test('has its delivery for nothing, and says why', async () => {
    await here.scene.add({ code: 'ENVIO', gift: { by: 'delivery' } });
    const { person, pay } = await buyer();
    const { reference } = await pay('ENVIO');
    const { delivery, ...order } = await person.call(orders.one, { key: reference });
    expect(order).toMatchObject({ adjustments: [], shipping: shopMoney(0), total: shopMoney(100_000) });
    expect(delivery.title).toMatch(/ \(gratis por el cupón ENVIO\)$/);
    expect(await here.scene.uses('ENVIO')).toBe(1);
  });

  test('of two for one pays the dearer one', async () => {
    await here.scene.add({ code: '2X1', gift: { by: 'units', taken: 2, paid: 1 } });
    const { person, shirt } = await buyer();
    const sock = await here.scene.product({ price: 3001, name: 'Medias' });
    const { reference } = await person.call(checkout.start, { cartItems: [shirt.line(), sock.line()], coupon: '2x1' });
    expect(await here.scene.order(reference)).toMatchObject({ subtotal: 103_001, total: 105_000 });
  });

  test('for a category takes nothing off other goods', async () => {
    await here.scene.add({ goods: { by: 'category', id: 900 } });
    const { person, shirt } = await buyer();
    await here.shop.pool.query(
      `insert into categories (id, title, genre) values (901, 'Otras', 'women') on conflict do nothing`,
    );
    const other = await here.scene.product({ price: 50_000, name: 'Gorra' });
    await here.shop.pool.query('update products set category_id = 901 where id = $1', [other.id]);
    const { reference } = await person.call(checkout.start, {
      cartItems: [shirt.line(), other.line()],
      coupon: 'VERANO',
    });
    const { rows } = await here.shop.pool.query(
      'select discount_minor::int as off from order_lines where order_reference = $1 order by price_minor',
      [reference],
    );
    expect(rows).toEqual([{ off: 0 }, { off: 20_000 }]);
    const { adjustments } = await person.call(orders.one, { key: reference });
    expect(adjustments).toMatchObject([
      { line: null, among: [0], title: 'Cupón VERANO: 20 % menos en Pruebas de compra' },
    ]);
  });

  test('is the same one on a second click, keeps its price when the coupon ends, and is another one without it', async () => {
    const { id } = await here.scene.add();
    const { pay } = await buyer();
    const first = await pay('VERANO');
    await here.admin.call(couponDesk.end, { id });
    here.shop.clock.advance(minuteMs);
    expect(await pay('VERANO')).toEqual(first);
    expect((await pay()).reference).not.toBe(first.reference);
    expect(await here.scene.uses('VERANO')).toBe(0);
  });
});

describe('PRICE-3 a coupon is refused in words', () => {
  test('when it is unknown, over, not yet, of another one or for a first purchase', async () => {
    const { person, bag, codeOf, pay } = await buyer();
    const { status, detail } = await person.refusal(checkout.start, { ...bag, coupon: 'NADA' });
    expect([status, detail]).toEqual([422, 'No conocemos ese cupón: revise cómo está escrito.']);
    await here.scene.add({ code: 'MANANA', from: inHours(2) });
    await here.scene.add({ code: 'AYER', from: inHours(-3), until: inHours(1) });
    await here.scene.add({ code: 'TUYO', customers: ['otra@example.com'] });
    await here.scene.add({ code: 'MIO', customers: [` ${person.username.toUpperCase()}@example.com`] });
    await here.scene.add({ code: 'PRIMERA', isFirstOrder: true });
    here.shop.clock.advance(hourMs);
    expect(await Promise.all(['MANANA', 'AYER', 'TUYO'].map(codeOf))).toEqual([
      'coupon_early',
      'coupon_over',
      'coupon_personal',
    ]);
    expect((await here.shop.guest().refusal(coupons.check, { coupon: 'MIO' })).code).toBe('coupon_personal');
    await here.scene.buy(person, await pay('MIO'));
    expect(await codeOf('PRIMERA')).toBe('coupon_first_order');
  });

  test('when the bag is not what it is for', async () => {
    const { person, bag, codeOf } = await buyer({ price: 70_000 });
    await here.scene.add({ code: 'MUCHO', least: '700,01' });
    await here.scene.add({ code: 'ENTERO', gift: { by: 'amount', amount: 700 } });
    await here.scene.add({ code: 'PAR', gift: { by: 'units', taken: 3, paid: 2 } });
    await here.scene.add({ code: 'OTRA', goods: { by: 'brand', name: 'Nadie' } });
    await here.scene.add({ code: 'NINGUNA', goods: { by: 'category', id: 999_999 } });
    const { detail } = await person.refusal(checkout.start, { ...bag, coupon: 'MUCHO' });
    expect(detail).toMatch(/^Ese cupón es para compras desde \$\s700,01\.$/);
    expect(await codeOf('ENTERO')).toBe('coupon_takes_all');
    const few = await person.refusal(checkout.start, { ...bag, coupon: 'PAR' });
    expect(few.detail).toBe('A ese cupón le faltan 2 prendas más en el carrito.');
    const other = await person.refusal(checkout.start, { ...bag, coupon: 'OTRA' });
    expect(other.detail).toBe('Ese cupón es solo para Nadie.');
    expect(await codeOf('NINGUNA')).toBe('coupon_other_goods');
  });

  test('and the order that was open stays as it was', async () => {
    const { pay, person, bag } = await buyer();
    const first = await pay();
    await person.refusal(checkout.start, { ...bag, coupon: 'NADA' });
    expect(await here.scene.order(first.reference)).toMatchObject({ status: 'pending', isOpen: true });
  });
});

describe('PRICE-3 a use', () => {
  test('comes back with an order that is cancelled or expires, and is there for the next one', async () => {
    await here.scene.add({ mostUses: 1 });
    const [one, other] = [await buyer(), await buyer()];
    const first = await one.pay('VERANO');
    expect(await other.codeOf('VERANO')).toBe('coupon_used_up');
    expect((await other.person.refusal(coupons.check, { coupon: 'VERANO' })).code).toBe('coupon_used_up');
    // For the buyer whose order has it, it is not used up: another bag replaces that order.
    expect(await one.person.call(coupons.check, { coupon: 'VERANO' })).toMatchObject({ code: 'VERANO' });
    await one.person.call(orders.cancel, { reference: first.reference });
    const second = await other.pay('VERANO');
    here.shop.clock.advance(31 * minuteMs);
    await reconcile(here.shop.services);
    expect(await here.scene.order(second.reference)).toMatchObject({ status: 'failure' });
    expect(await here.scene.uses('VERANO')).toBe(0);
  });

  test('comes back with a paid order that is cancelled', async () => {
    await here.scene.add({ mostUses: 1 });
    const { person, pay } = await buyer();
    const started = await pay('VERANO');
    await here.scene.buy(person, started);
    expect(await here.scene.uses('VERANO')).toBe(1);
    await person.call(cancellations.byBuyer, { reference: started.reference });
    expect(await here.scene.uses('VERANO')).toBe(0);
  });

  test('is taken again by money that comes late', async () => {
    await here.scene.add({ mostUses: 1 });
    const { pay } = await buyer();
    const { reference } = await pay('VERANO');
    here.shop.clock.advance(31 * minuteMs);
    await reconcile(here.shop.services);
    expect(await here.scene.uses('VERANO')).toBe(0);
    await here.shop.pool.query(`update orders set status = 'approved' where reference = $1`, [reference]);
    expect(await here.scene.uses('VERANO')).toBe(1);
  });

  test('of each customer is limited, whatever others do', async () => {
    await here.scene.add({ mostEach: 1 });
    const { pay, codeOf, person, bag } = await buyer();
    await here.scene.buy(person, await pay('VERANO'));
    expect(await codeOf('VERANO')).toBe('coupon_used');
    const { detail } = await person.refusal(checkout.start, { ...bag, coupon: 'VERANO' });
    expect(detail).toBe('Usted ya usó ese cupón: no se puede usar más.');
    const other = await buyer();
    await other.pay('VERANO');
    expect(await here.scene.uses('VERANO')).toBe(2);
  });
});

test('PRICE-3 a bag is told what a coupon gives, and for which of its products', async () => {
  await here.scene.add({ goods: { by: 'category', id: 900 }, least: 50 });
  const { shirt } = await buyer();
  const asked = { coupon: 'verano', products: [shirt.id, 999_999] };
  expect(await here.shop.guest().call(coupons.check, asked)).toEqual({
    code: 'VERANO',
    gift: { by: 'percent', percent: 20 },
    least: shopMoney(5000),
    products: [shirt.id],
    goodsName: 'Pruebas de compra',
    isPersonal: false,
  });
});

test('PRICE-3 a coupon for one customer is for nobody once their account is deleted', async () => {
  const { person } = await buyer();
  await here.scene.add({ code: 'SOLA', customers: [`${person.username}@example.com`] });
  await here.admin.call(people.remove, { user_name: person.username });
  expect(await (await buyer()).codeOf('SOLA')).toBe('coupon_personal');
  const { rows } = await here.shop.pool.query('select customers from coupons');
  expect(rows).toEqual([{ customers: [''] }]);
});
