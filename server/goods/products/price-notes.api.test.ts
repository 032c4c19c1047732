import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes, factsOf, type CountryCode } from '#contract/core/countries/country.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Actor } from '#test/actor.ts';
import { moveShop } from '#test/moved-shop.ts';
import { purchaseScene } from '#test/purchase.ts';
import { shirt } from '#test/shirt.ts';
import { openedShop } from '#test/opened-shop.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { rescalePrices } from './rescale-prices.service.ts';

const { shop } = openedShop({ anew: true });
let admin: Actor;

beforeEach(async () => {
  admin = await shop.admin();
  // It makes the category.
  await purchaseScene(shop).product({ name: 'Otra' });
});

type Prices = { readonly currentPrice: number; readonly previousPrice?: number; readonly isOffertPrice?: boolean };

const make = async (prices: Prices) => (await admin.call(productDesk.create, { ...shirt, ...prices })).id;

const price = (id: number, prices: Prices) => admin.call(productDesk.update, { productId: id, ...shirt, ...prices });

let logins = 0;

/** Lets days pass, after which the administrator's session is over. */
async function days(many: number): Promise<void> {
  shop.clock.advance(many * 24 * 60 * 60 * 1000);
  admin = await shop.admin(`jefa${(logins += 1)}`);
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;

async function notesOf(id: number) {
  const { reductionNote, netPriceNote } = await shop.guest().call(catalogue.detail, { id });
  return { reduction: plain(reductionNote), net: plain(netPriceNote) };
}

test('OWN-2 what stands beside a price is in the language of the page', async () => {
  const id = await make({ currentPrice: 12_100 });
  expect((await inLanguage('en', () => notesOf(id))).net).toBe('Price without national taxes: $ 10.000,00');
  expect((await notesOf(id)).net).toBe('Precio sin impuestos nacionales: $ 10.000,00');
  await moveShop(admin, 'ES');
  await price(id, { currentPrice: 9999, previousPrice: 12_100, isOffertPrice: true });
  expect((await inLanguage('en', () => notesOf(id))).reduction).toBe(
    'Lowest price of the 30 days before the reduction: 12.100,00 €',
  );
});

/** Returns what is shown of a reduction in Spain. */
async function lowestOf(id: number) {
  const { reduction } = await notesOf(id);
  return reduction?.replace('Precio más bajo de los 30 días anteriores a la rebaja: ', '') ?? null;
}

test.each(countryCodes)(
  'OWN-2 in %s a product shows what the law wants beside its price, and nothing else',
  async (code) => {
    await moveShop(admin, code);
    const id = await make({ currentPrice: 12_100 });
    await days(15);
    await price(id, { currentPrice: 9999, previousPrice: 12_100, isOffertPrice: true });
    const { netPrice, lowestPrice } = countryOf(code).duties;
    expect(await notesOf(id)).toEqual({
      net: netPrice ? 'Precio sin impuestos nacionales: $ 8.263,64' : null,
      reduction: lowestPrice ? 'Precio más bajo de los 30 días anteriores a la rebaja: 12.100,00 €' : null,
    });
    expect([netPrice !== null, lowestPrice !== null]).toEqual([code === 'AR', code === 'ES']);
  },
);

test('OWN-2 the lowest price is that of the thirty days before the offer began, however long it lasts', async () => {
  await moveShop(admin, 'ES');
  const id = await make({ currentPrice: 20 });
  await days(40);
  await price(id, { currentPrice: 60 });
  await days(10);
  await price(id, { currentPrice: 45 });
  await days(10);
  await price(id, { currentPrice: 50 });
  expect(await lowestOf(id)).toBeNull();
  await days(21);
  const offer = { isOffertPrice: true };
  // 45 lasted until 21 days ago, 60 until 31 days ago, 20 until 41 days ago.
  await price(id, { currentPrice: 40, ...offer });
  expect(await lowestOf(id)).toBe('45,00 €');
  const [card] = await shop.guest().call(catalogue.cards, { id: [String(id)] });
  expect(plain(card?.reductionNote)).toContain('45,00 €');
  await days(60);
  // Not of the offer's prices.
  await price(id, { currentPrice: 40, ...offer, previousPrice: 45 });
  expect(await lowestOf(id)).toBe('45,00 €');
  // A further reduction is announced anew.
  await price(id, { currentPrice: 30, ...offer });
  expect(await lowestOf(id)).toBe('40,00 €');
});

test('OWN-2 an offer is shown and noted only below the lowest price of the days before, and of a product that had one', async () => {
  await moveShop(admin, 'ES');
  const offer = { previousPrice: 90, isOffertPrice: true };
  const same = await make({ currentPrice: 40 });
  await days(5);
  const given = { productId: same, ...shirt, currentPrice: 40, ...offer };
  expect((await admin.refusal(productDesk.update, given)).code).toBe('invalid');
  expect(await lowestOf(same)).toBeNull();
  expect((await admin.refusal(productDesk.create, { ...shirt, currentPrice: 40, ...offer })).code).toBe('invalid');
  // Where offers are typed, the note says what is true.
  await admin.call(settingsDesk.selling, { productRules: 'specified' });
  await price(same, { currentPrice: 40, ...offer });
  expect(await lowestOf(same)).toBe('40,00 €');
  const fresh = await make({ currentPrice: 40, ...offer });
  expect(await lowestOf(fresh)).toBeNull();
});

test('OWN-2 a price that was refused leaves no trace, and prices in another currency are forgotten', async () => {
  await moveShop(admin, 'ES');
  const id = await make({ currentPrice: 40 });
  const count = async () => (await shop.pool.query('select from price_history where product_id = $1', [id])).rowCount;
  await admin.refusal(productDesk.update, { productId: id, ...shirt, category: 901, currentPrice: 30 });
  expect(await count()).toBe(1);
  await price(id, { currentPrice: 30, previousPrice: 40, isOffertPrice: true });
  expect(await count()).toBe(2);
  expect(await lowestOf(id)).toBe('40,00 €');
  const facts = (code: CountryCode) => factsOf(countryOf(code));
  await inTransaction(shop.db, (transaction) => rescalePrices(transaction, facts('ES'), facts('AR')));
  expect(await lowestOf(id)).toBeNull();
});
