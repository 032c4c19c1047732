import { expect, test } from 'vitest';
import { z } from 'zod';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { attributes } from '#contract/goods/attributes/attributes.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { coupons } from '#contract/sales/coupons/coupons.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { couponScene, twentyOff } from '#test/coupons.ts';
import { preferenceIdOf } from '#test/sandbox/page-ids.ts';
import { inEnglish, translator } from '#test/translate.ts';
import { readPdf } from '#test/read-pdf.ts';
import { accessOf } from '../payments/mercado-pago/environment.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, admin } = openedPostDesk(() => undefined, { keepsMail: true });

const preference = z.object({ items: z.array(z.object({ title: z.string(), unit_price: z.number() })) });

/** What the provider was told of a payment page. */
async function itemsOf(init_point: string) {
  const response = await fetch(`${post.shop.sandbox.url}/checkout/preferences/${preferenceIdOf(init_point)}`, {
    headers: { authorization: `Bearer ${accessOf(post.shop.settings).accessToken}` },
  });
  return preference.parse(await response.json()).items.map(({ title, unit_price }) => [title, unit_price]);
}

/** Buys a shirt of 1000 with a coupon, and returns what whoever reads of the order reads. */
async function readers(name: string, coupon: string) {
  const scene = couponScene(post.shop, admin);
  const buyer = await post.shop.customer(name);
  const shirt = await scene.product({ price: 100_000 });
  const started = await buyer.call(checkout.start, { cartItems: [shirt.line()], coupon });
  const items = await itemsOf(started.init_point);
  await scene.buy(buyer, started);
  await post.deliver();
  const letters = post.box.received.filter(({ recipient }) => recipient === `${name}@example.com`);
  const { bytes } = await buyer.call(documents.purchaseOrder, { key: started.reference });
  const [page] = (await readPdf(bytes)).pages;
  const { number } = await scene.order(started.reference);
  const { body } = await admin.call(orderDesk.export, {
    number: String(number),
    columns: ['discount', 'method', 'total'],
  });
  const pieces: string[] = [];
  for await (const piece of body) pieces.push(new TextDecoder().decode(piece));
  const plain = (text = '') => text.replaceAll(/\s+/g, ' ');
  return {
    items,
    letter: plain(letters.map(({ text }) => text).join(' ')),
    printed: plain(page?.text),
    row: plain(pieces.join('').trim().split('\r\n').at(-1)),
  };
}

test('PRICE-3 whoever reads of an order reads its coupon in one line: provider, letter, PDF and spreadsheet', async () => {
  await admin.call(couponDesk.create, twentyOff);
  const { items, letter, printed, row } = await readers('lectora', 'VERANO');
  expect(items[0]?.[0]).toMatch(/^Cupón VERANO: 20 % menos · 1 × Camisa Lino/);
  expect(items[0]?.[1]).toBe(800);
  expect(letter).toMatch(/Cupón VERANO: 20 % menos.*−\$ 200,00/);
  expect(printed).toMatch(/Cupón VERANO: 20 % menos -\$ 200,00/);
  expect(row).toMatch(/^200,00;.*;850,00$/);
});

test('PRICE-3 whoever reads of an order reads why its delivery is free', async () => {
  await admin.call(couponDesk.create, { code: 'ENVIO', gift: { by: 'delivery' } });
  const { items, letter, printed, row } = await readers('atenta', 'ENVIO');
  expect(items).toHaveLength(1);
  for (const text of [letter, printed, row]) expect(text).toContain('(gratis por el cupón ENVIO)');
});

test('PRICE-3 OWN-2 who buys in English reads the coupon in English everywhere', async () => {
  await admin.call(settingsDesk.languages, { otherLanguage: 'en' });
  await couponScene(post.shop, admin).product();
  await translator(admin).translate('categories', { 'Pruebas de compra': 'Test goods' });
  await admin.call(couponDesk.create, { ...twentyOff, code: 'SUMMER', goods: { by: 'category', id: 900 } });
  const { items, letter, printed } = await inEnglish(() => readers('reader', 'SUMMER'));
  expect(items[0]?.[0]).toMatch(/^Coupon SUMMER: 20% off on Test goods · 1 × Camisa Lino/);
  expect(letter).toMatch(/Coupon SUMMER: 20% off on Test goods/);
  expect(printed).toMatch(/Coupon SUMMER: 20% off on Test goods/);
});

test('PRICE-3 OWN-2 what a coupon is for has the name that visitors read, in the language of the request', async () => {
  await admin.call(settingsDesk.languages, { otherLanguage: 'en' });
  const { id, values } = await admin.call(attributes.create, {
    name: 'Tejido',
    kind: 'list',
    values: [{ word: 'Punto' }],
  });
  await translator(admin).translate('attributes', { Tejido: 'Fabric', Punto: 'Knit' });
  await admin.call(couponDesk.create, {
    ...twentyOff,
    code: 'TEJIDO',
    goods: { by: 'attribute', id, value: values[0]?.id ?? 0 },
  });
  const told = async () => (await post.shop.guest().call(coupons.check, { coupon: 'TEJIDO' })).goodsName;
  expect([await told(), await inEnglish(told)]).toEqual(['Tejido: Punto', 'Fabric: Knit']);
});
