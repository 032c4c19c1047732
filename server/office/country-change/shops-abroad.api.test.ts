import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { addresses } from '#contract/people/addresses.ts';
import { catalogue } from '#contract/goods/products.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { country } from '#contract/office/country-forms.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { sheetColumns, type SheetColumn } from '#contract/sales/order-desk/order-sheet.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { profile } from '#contract/people/profile.ts';
import type { Actor } from '#test/actor.ts';
import { homeMethod } from '#test/delivery.ts';
import { moveShop } from '#test/moved-shop.ts';
import { shirt } from '#test/shirt.ts';
import { openShopWithPost, type ShopWithPost } from '#test/post.ts';
import { purchaseScene } from '#test/purchase.ts';

let post: ShopWithPost;
let owner: Actor;

afterEach(() => post.close());

/** Opens a shop and moves it, as its owner does before the first order. */
async function openIn(code: CountryCode): Promise<void> {
  post = await openShopWithPost();
  owner = await post.shop.admin();
  await moveShop(owner, code);
}

/** The spreadsheet of all orders as rows of cells, without the headings. */
async function spreadsheet(): Promise<string[][]> {
  const { body } = await owner.call(orderDesk.export, {});
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  for await (const piece of body) pieces.push(decoder.decode(piece, { stream: true }));
  return pieces
    .join('')
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';'));
}

/** The cells of a row under some headings. */
const cells = (row: readonly string[], columns: readonly SheetColumn[]) =>
  columns.map((column) => row[sheetColumns.indexOf(column)]);

const place = ['province', 'postcode'] as const;
const sums = ['subtotal', 'discount', 'shipping', 'total', 'refunded', 'currency'] as const;

const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

/** Returns a shirt at a price, and a buyer without an address. */
async function shirtAndBuyer(currentPrice: number) {
  const scene = purchaseScene(post.shop);
  // It makes the category.
  await scene.product({ name: 'Otra' });
  const { id } = await owner.call(productDesk.create, { ...shirt, currentPrice });
  const buyer = await post.shop.customer('compra', { hasAddress: false });
  return { scene, id, buyer };
}

describe('OWN-2 a shop in Chile', () => {
  beforeEach(() => openIn('CL'));

  const home = {
    recipient: 'Ana Ríos',
    phone: '9 6123 4567',
    street: 'Av. Providencia',
    number: '1234',
    city: 'Providencia',
    province: 'RM',
    postalCode: '',
  } as const;

  test('sells, is paid and gives back without cents', async () => {
    const { scene, id, buyer } = await shirtAndBuyer(129_990);
    const shown = await post.shop.guest().call(catalogue.detail, { id });
    expect(shown.currentPrice).toEqual(moneyOf(129_990, 'CLP'));
    await buyer.call(addresses.add, home);
    const { init_point, reference } = await buyer.call(checkout.start, {
      cartItems: [{ id, brandSize: 'M', quantity: 2 }],
    });
    const { id: payment } = await scene.pay(init_point, 'APRO');
    await buyer.call(orders.record, { reference, payment_id: payment });
    const order = await buyer.call(orders.one, { key: reference });
    expect(order).toMatchObject({
      status: 'approved',
      subtotal: moneyOf(259_980, 'CLP'),
      // The fixed price of 50 pesos, which was in pesos of Argentina.
      shipping: moneyOf(50, 'CLP'),
      total: moneyOf(260_030, 'CLP'),
      deliveryAddress: {
        province: 'RM',
        provinceName: 'Metropolitana de Santiago',
        postalCode: '',
        phone: '+56961234567',
      },
    });
    const asked = { reference, key: randomUUID() };
    const cents = await owner.refusal(orderRefunds.refund, { ...asked, refund: { what: 'amount', amount: 1000.5 } });
    expect(cents.errors).toEqual([
      { path: 'refund.amount', message: 'El importe no lleva decimales: escriba un número entero' },
    ]);
    await owner.call(orderRefunds.refund, { ...asked, refund: { what: 'amount', amount: 1000 } });
    const ledger = await owner.call(orderRefunds.ledger, { reference });
    expect(ledger).toMatchObject({ givenBack: moneyOf(1000, 'CLP'), kept: moneyOf(259_030, 'CLP') });
    // The simulator's fee of 6 % is rounded to whole pesos too, and so is what the refund gave back of it.
    expect(ledger.payments[0]).toMatchObject({ fee: moneyOf(15_602 - 60, 'CLP'), net: moneyOf(244_428, 'CLP') });
    const [row = []] = await spreadsheet();
    expect(cells(row, place)).toEqual(['Metropolitana de Santiago', '']);
    expect(cells(row, sums)).toEqual(['259980', '0', '50', '260030', '1000', 'CLP']);
    await post.deliver();
    const told = post.box
      .to({ username: 'compra' })
      .map(({ text }) => plain(text))
      .join('\n');
    expect(told).toContain('$260.030');
    expect(told).toContain('$1.000');
    expect(told).toContain('Av. Providencia 1234');
    expect(told).not.toMatch(/\d,\d\d\b/);
  });

  test('refuses cents, ids, phones and regions that are not of Chile', async () => {
    const wrong = await owner.refusal(productDesk.create, { ...shirt, currentPrice: '1299,50' });
    expect(wrong.errors.map(({ path }) => path)).toContain('currentPrice');
    expect(wrong.errors.map(({ message }) => message)).toContain('Escriba solo números, sin decimales.');
    const rate = { by: 'flat', price: 80.5 } as const;
    const method = await owner.refusal(delivery.addMethod, homeMethod({ rate }));
    expect(method.errors.map(({ path }) => path)).toEqual(['rate.price']);
    const buyer = await post.shop.customer('vecina', { hasAddress: false });
    const paths = async (changes: object) =>
      (await buyer.refusal(addresses.add, { ...home, ...changes })).errors.map(({ path }) => path);
    expect(await paths({ province: 'C' })).toEqual(['province']);
    expect(await paths({ postalCode: '1043' })).toEqual(['postalCode']);
    expect(await paths({ phone: '11 2345-6789' })).toEqual(['phone']);
    const id = 'vecina';
    const document = await buyer.refusal(profile.update, { id, dni: '125319093' });
    expect(document.errors.map(({ path }) => path)).toEqual(['dni']);
    expect(await buyer.call(profile.update, { id, dni: '125319092' })).toMatchObject({ dni: '125319092' });
    expect((await owner.refusal(fulfilmentDesk.labels, { format: 'andreani', number: [1] })).status).toBe(404);
  });

  test('delivers by region to people who do not know their postal code', async () => {
    const zone = await owner.call(delivery.addZone, {
      name: 'Santiago',
      provinces: ['RM'],
      postalRanges: [{ from: 7_500_000, to: 7_599_999 }],
    });
    const foreign = { name: 'Lejos', provinces: ['C'], postalRanges: [] };
    expect((await owner.refusal(delivery.addZone, foreign)).errors.map(({ path }) => path)).toEqual(['provinces']);
    await owner.call(delivery.addMethod, homeMethod({ title: 'Moto', zoneId: zone.id }));
    const { places, withdrawal } = await post.shop.guest().call(country.forms, {});
    expect([places.words.province, places.provinces.length, places.postal.isRequired]).toEqual(['Región', 16, false]);
    expect(withdrawal).toEqual({ days: 10, unit: 'days', isReturnFree: false });
  });
});

describe('OWN-2 a shop in Spain', () => {
  beforeEach(() => openIn('ES'));

  const home = {
    recipient: 'Ana Ríos',
    phone: '612 34 56 78',
    street: 'Calle Mayor',
    number: '12',
    city: 'Madrid',
    province: 'M',
    postalCode: '28013',
  } as const;

  test('sells, is paid and gives back in euros', async () => {
    const { scene, id, buyer } = await shirtAndBuyer(129.95);
    await buyer.call(addresses.add, home);
    const { init_point, reference } = await buyer.call(checkout.start, {
      cartItems: [{ id, brandSize: 'M', quantity: 1 }],
    });
    const { id: payment } = await scene.pay(init_point, 'APRO');
    await buyer.call(orders.record, { reference, payment_id: payment });
    const order = await buyer.call(orders.one, { key: reference });
    expect(order).toMatchObject({
      status: 'approved',
      total: moneyOf(17_995, 'EUR'),
      deliveryAddress: { province: 'M', provinceName: 'Madrid', postalCode: '28013', phoneShown: '612 34 56 78' },
    });
    const refund = { what: 'amount', amount: 29.95 } as const;
    await owner.call(orderRefunds.refund, { reference, key: randomUUID(), refund });
    expect((await owner.call(orderRefunds.ledger, { reference })).kept).toEqual(moneyOf(15_000, 'EUR'));
    const [row = []] = await spreadsheet();
    expect(cells(row, place)).toEqual(['Madrid', '28013']);
    expect(cells(row, sums)).toEqual(['129,95', '0,00', '50,00', '179,95', '29,95', 'EUR']);
    await post.deliver();
    const told = post.box
      .to({ username: 'compra' })
      .map(({ text }) => plain(text))
      .join('\n');
    expect(told).toContain('179,95 €');
    expect(told).toContain('29,95 €');
    expect(told).toContain('28013 Madrid, Madrid');
    expect(told).not.toContain('$');
  });

  test('has the provinces, postal codes, phones and ids of Spain', async () => {
    const buyer = await post.shop.customer('vecina', { hasAddress: false });
    const paths = async (changes: object) =>
      (await buyer.refusal(addresses.add, { ...home, ...changes })).errors.map(({ path }) => path);
    expect(await paths({ province: 'B' })).toEqual(['postalCode']);
    expect(await paths({ postalCode: '' })).toEqual(['postalCode']);
    expect(await paths({ postalCode: '53001' })).toEqual(['postalCode']);
    expect(await paths({ phone: '11 2345-6789' })).toEqual(['phone']);
    expect((await buyer.call(addresses.add, { ...home, phone: '+54 11 2345-6789' })).phoneShown).toBe(
      '+54 11 2345 6789',
    );
    expect(await buyer.call(profile.update, { id: 'vecina', dni: '54362315k' })).toMatchObject({ dni: '54362315K' });
    expect((await buyer.refusal(profile.update, { id: 'vecina', dni: '54362315A' })).status).toBe(422);
  });

  test('does not sell to an address that was typed in another country', async () => {
    const { id } = await shirtAndBuyer(20);
    const buyer = await post.shop.customer('mudada');
    const line = { id, brandSize: 'M', quantity: 1 };
    expect((await buyer.refusal(checkout.start, { cartItems: [line] })).code).toBe('postal_address_foreign');
    const [old] = await buyer.call(addresses.list, {});
    await buyer.call(addresses.change, { ...home, id: old?.id ?? 0 });
    expect((await buyer.call(checkout.start, { cartItems: [line] })).reference).not.toBe('');
    expect((await buyer.call(accounts.session, {})).user?.username).toBe('mudada');
  });
});
