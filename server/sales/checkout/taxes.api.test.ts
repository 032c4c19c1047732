import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { shop as shopFacts } from '#contract/core/shop/shop.ts';
import { shopMoney, sum } from '#contract/core/money/money.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { catalogue } from '#contract/goods/products.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { moveShop } from '#test/moved-shop.ts';
import { purchaseScene } from '#test/purchase.ts';
import { readPdf } from '#test/read-pdf.ts';
import { shirt } from '#test/shirt.ts';
import { openedDesk } from '#test/opened-shop.ts';

const { shop, scene, admin } = openedDesk(purchaseScene, { anew: true });

const rateOf = async (id: number, vatPercent: number) => {
  await shop.db.update(products).set({ vatPercent }).where(eq(products.id, id));
};

/** Buys one unit of each product. */
async function bought(goods: readonly { line(): { variantId: number; quantity: number } }[]) {
  const buyer = await shop.customer('impuestos');
  const { reference } = await buyer.call(checkout.start, { cartItems: goods.map((good) => good.line()) });
  return { buyer, reference, order: await buyer.call(orders.one, { key: reference }) };
}

test('PRICE-5 an order keeps the tax of each line by rate, whatever its products have later, and its document says it', async () => {
  const goods = [await scene.product({ price: 242_000 }), await scene.product({ price: 110_500 })] as const;
  await rateOf(goods[1].id, 10.5);
  const { buyer, reference, order } = await bought(goods);
  expect(order.taxes.map(({ percent }) => percent)).toEqual([21, 10.5]);
  expect(sum(shopMoney(0), ...order.taxes.flatMap(({ net, tax }) => [net, tax]))).toEqual(order.total);
  const [general, reduced] = order.taxes;
  expect(general && general.tax.minor / general.net.minor).toBeCloseTo(0.21, 4);
  expect(reduced && reduced.tax.minor / reduced.net.minor).toBeCloseTo(0.105, 4);

  await rateOf(goods[1].id, 21);
  await admin.call(settingsDesk.seller, { vat: 'none' });
  expect((await buyer.call(orders.one, { key: reference })).taxes).toEqual(order.taxes);
  await scene.pay((await buyer.call(orders.payAgain, { reference })).init_point, 'APRO');
  await buyer.call(orders.record, { reference });
  const { bytes } = await admin.call(documents.purchaseOrder, { key: reference });
  const text = (await readPdf(bytes)).pages.map((page) => page.text).join(' ');
  expect(text).toMatch(/IVA incluido \(21 %\): \$/);
  expect(text).toMatch(/IVA incluido \(10,5 %\): \$/);
});

test('PRICE-5 a product takes the rates of its country only, and its price without taxes follows its own', async () => {
  await scene.product({ name: 'Otra' });
  const { refusal } = admin;
  const wrong = await refusal(productDesk.create, { ...shirt, currentPrice: 11_050, vatPercent: 16 });
  expect(wrong.errors).toEqual([{ path: 'vatPercent', message: 'Elija una de las tasas del país' }]);
  const { id } = await admin.call(productDesk.create, { ...shirt, currentPrice: 11_050, vatPercent: '10.5' });
  const shown = await shop.guest().call(catalogue.detail, { id });
  expect([shown.vatPercent, shown.netPriceNote?.replaceAll('\u00a0', ' ')]).toEqual([
    10.5,
    'Precio sin impuestos nacionales: $ 10.000,00',
  ]);
  await admin.call(productDesk.update, { productId: id, ...shirt, currentPrice: 11_050, vatPercent: 21 });
  expect((await shop.guest().call(catalogue.detail, { id })).vatPercent).toBeNull();
});

test('PRICE-5 a rate that the country of the shop does not have counts as the usual one', async () => {
  await moveShop(admin, 'ES');
  const good = await scene.product({ price: 121_000 });
  await rateOf(good.id, 10.5);
  expect(countryOf('ES').vat.rates.some(({ percent }) => percent === 10.5)).toBe(false);
  expect((await shop.guest().call(catalogue.detail, { id: good.id })).vatPercent).toBeNull();
});

test('PRICE-5 a seller who charges no tax shows none', async () => {
  const good = await scene.product({ price: 121_000 });
  await rateOf(good.id, 10.5);
  await admin.call(settingsDesk.seller, { vat: 'none' });
  const shown = await shop.guest().call(catalogue.detail, { id: good.id });
  expect([shown.vatPercent, shown.netPriceNote]).toEqual([null, null]);
  expect((await bought([good])).order.taxes).toEqual([]);
});

test('PRICE-5 the price without taxes stands beside every price in Argentina, unless the owner or the seller’s tax says otherwise', async () => {
  const isShown = async (seller: { netPrices?: 'product' | 'everywhere'; vat?: 'none' | 'included' }) => {
    await admin.call(settingsDesk.seller, seller);
    const { products: cards } = await shop.guest().call(catalogue.page, { gender: 'women' });
    expect(cards[0]?.netPriceBeside !== null).toBe(shopFacts().hasNetPrices);
    return shopFacts().hasNetPrices;
  };
  await scene.product();
  expect(await isShown({ netPrices: 'everywhere' })).toBe(true);
  expect(await isShown({ netPrices: 'product' })).toBe(false);
  expect(await isShown({ netPrices: 'everywhere', vat: 'none' })).toBe(false);
  await admin.call(settingsDesk.seller, { vat: 'included' });
  await moveShop(admin, 'UY');
  expect(await isShown({ netPrices: 'everywhere' })).toBe(false);
});
