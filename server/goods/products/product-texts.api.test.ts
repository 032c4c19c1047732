import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { catalogue } from '#contract/goods/products.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import type { Actor } from '#test/actor.ts';
import { purchaseScene } from '#test/purchase.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

let admin: Actor, guest: Actor;
let id: number;

const info = { aboutMe: 'Hecha a mano', careInfo: 'Lavar a mano', sizeAndFit: 'Calza amplio' };

beforeAll(async () => {
  admin = await here.shop.admin();
  guest = here.shop.guest();
  await purchaseScene(here.shop).product();
  await admin.call(settingsDesk.languages, { otherLanguage: 'en' });
});

beforeEach(async () => {
  const made = await admin.call(productDesk.create, {
    name: 'Camisa Océano',
    description: '<p>De lino</p>',
    images: ['https://tienda.example/a.png'],
    currentPrice: '18990',
    color: 'Azul',
    gender: 'women',
    brandName: 'Casa',
    category: 900,
    info,
    variants: [{ brandSize: 'M', isInStock: true, stock: 4 }],
  });
  id = made.id;
});

type Given = { name?: string; description?: string; info?: Partial<typeof info>; version?: number };

const write = (given: Given, by = admin) => by.call(productDesk.saveTexts, { productId: id, language: 'en', ...given });
const inEnglish = <T>(work: () => Promise<T>): Promise<T> => inLanguage('en', work);
const detail = () => guest.call(catalogue.detail, { id });
const newest = async () => (await admin.call(audit.list, { subject: String(id), action: 'product.texts' })).entries;

describe('OWN-2 the texts of a product in the second language', () => {
  test('are shown in that language alone, each with the own one in its place while it is empty', async () => {
    const own = await detail();
    const netPriceNote = expect.stringMatching(/^Price without national taxes/);
    const shown = { ...own, Category: { ...own.Category, inOwnLanguage: ['title'] }, netPriceNote };
    const inOwnLanguage = ['name', 'description', 'aboutMe', 'careInfo', 'sizeAndFit'];
    expect(await inEnglish(detail)).toEqual({ ...shown, inOwnLanguage });
    await write({ name: 'Ocean shirt', info: { careInfo: 'Hand wash' } });
    expect(await detail()).toEqual(own);
    const english = await inEnglish(detail);
    const one = { name: 'Ocean shirt', info: { ...info, careInfo: 'Hand wash' } };
    expect(english).toEqual({ ...shown, ...one, inOwnLanguage: ['description', 'aboutMe', 'sizeAndFit'] });
    const rest = { description: '<p>Linen</p>', info: { aboutMe: 'Handmade', sizeAndFit: 'Loose' } };
    await write(rest);
    const two = { ...rest, info: { ...info, ...rest.info }, inOwnLanguage: ['name', 'careInfo'] };
    expect(await inEnglish(detail)).toEqual({ ...shown, ...two });
  });

  test('are on cards, in searches and in suggestions, while an order keeps the own name', async () => {
    await write({ name: 'Ocean shirt' });
    const search = 'oceano';
    const [cards, page, suggested] = await inEnglish(async () => [
      await guest.call(catalogue.cards, { id: [id] }),
      (await guest.call(catalogue.page, { search })).products,
      (await guest.call(catalogue.suggestions, { search })).products,
    ]);
    for (const shown of [cards, page, suggested]) expect(shown?.find((one) => one.id === id)?.name).toBe('Ocean shirt');
    const buyer = await here.shop.customer(`compra${id}`);
    const cartItems = [{ id, brandSize: 'M', quantity: 1 }];
    const { reference } = await inEnglish(() => buyer.call(checkout.start, { cartItems }));
    const order = await inEnglish(() => buyer.call(orders.one, { key: reference }));
    expect(order.orderDetails.map((line) => line.name)).toEqual(['Camisa Océano']);
  });

  test('do not change what the owner edits, whatever the language of the page', async () => {
    await write({ name: 'Ocean shirt' });
    const { product, texts } = await inEnglish(() => admin.call(productDesk.one, { productId: id }));
    expect([product.name, texts]).toMatchObject(['Camisa Océano', { language: 'en', name: 'Ocean shirt', version: 1 }]);
    const listed = await inEnglish(() => admin.call(productDesk.list, { search: 'camisa oceano' }));
    expect(listed.products.find((one) => one.id === id)?.name).toBe('Camisa Océano');
  });

  test('are cleaned like a description, and nothing is stored of one that shows nothing', async () => {
    const unsafe = '<p onclick="x()">Linen</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    expect((await write({ description: unsafe })).description).toBe('<p>Linen</p>');
    expect((await write({ description: '<p> </p><img src=x>' })).description).toBe('');
    expect((await inEnglish(detail)).description).toBe('<p>De lino</p>');
  });

  test.each([
    ['name', { name: 'x'.repeat(71) }],
    ['description', { description: 'x'.repeat(20_001) }],
    ['info.careInfo', { info: { careInfo: 'x'.repeat(4001) } }],
  ])('have the bounds of the own ones: %s', async (path, given) => {
    const refusal = await admin.refusal(productDesk.saveTexts, { productId: id, language: 'en', ...given });
    expect([refusal.status, [...new Set(refusal.errors.map((error) => error.path))]]).toEqual([422, [path]]);
  });

  test('are of the language that the shop offers', async () => {
    for (const language of ['es-AR', 'es-MX'] as const) {
      const refusal = await admin.refusal(productDesk.saveTexts, { productId: id, language, name: 'x' });
      expect(refusal.errors).toEqual([{ path: 'language', message: 'La tienda no ofrece ese idioma.' }]);
    }
  });

  test('are written by administrators, for products that exist', async () => {
    const given = { productId: id, language: 'en', name: 'x' } as const;
    expect((await guest.refusal(productDesk.saveTexts, given)).status).toBe(401);
    const customer = await here.shop.customer(`clienta${id}`);
    expect((await customer.refusal(productDesk.saveTexts, given)).status).toBe(403);
    expect((await customer.refusal(productDesk.one, { productId: id })).status).toBe(403);
    expect((await admin.refusal(productDesk.saveTexts, { ...given, productId: 99_999 })).code).toBe(
      'product_not_found',
    );
    expect((await admin.refusal(productDesk.one, { productId: 99_999 })).code).toBe('product_not_found');
  });

  test('two people who write the first ones: one is asked, and told who wrote what', async () => {
    const other = await here.shop.admin(`otra${id}`);
    const codes = await Promise.all(
      [admin, other].map((by, turn) =>
        write({ name: `Shirt ${turn}`, version: 0 }, by).then(
          () => 'saved',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(codes.toSorted()).toEqual(['changed_meanwhile', 'saved']);
    await write({ name: 'Ocean shirt' }, other);
    const refusal = await admin.refusal(productDesk.saveTexts, {
      productId: id,
      language: 'en',
      name: 'x',
      version: 1,
    });
    expect(refusal).toMatchObject({
      code: 'changed_meanwhile',
      conflict: { present: { name: 'Ocean shirt', version: 2 } },
    });
    expect(refusal.conflict?.changedBy).toContainEqual(expect.objectContaining({ field: 'name', actor: `otra${id}` }));
  });

  test('are in the log with the values before and after; the same values are no change', async () => {
    const first = await write({ name: 'Ocean shirt', version: 0 });
    expect(await write({ name: 'Ocean shirt', version: 1 })).toEqual(first);
    const entries = await newest();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      actor: 'jefa',
      name: 'Camisa Océano',
      before: { language: 'en', name: '' },
      after: { language: 'en', name: 'Ocean shirt' },
    });
  });

  test('go with their product', async () => {
    await write({ name: 'Ocean shirt' });
    await admin.call(productDesk.remove, { productId: id });
    const { rows } = await here.shop.pool.query<{ left: number }>(
      `select (select count(*) from product_texts where product_id = $1)::int
        + (select count(*) from product_text_words where product_id = $1)::int as left`,
      [id],
    );
    expect(rows[0]?.left).toBe(0);
  });

  test('stay while the shop does not offer the language, and are not asked for', async () => {
    await write({ name: 'Ocean shirt' });
    await admin.call(settingsDesk.languages, { otherLanguage: 'none' });
    expect((await admin.call(productDesk.one, { productId: id })).texts).toBeNull();
    await admin.call(settingsDesk.languages, { otherLanguage: 'en' });
    expect((await inEnglish(detail)).name).toBe('Ocean shirt');
  });
});

describe('OWN-2 CAT-1 a search in the second language', () => {
  const found = async (search: string) =>
    (await guest.call(catalogue.page, { search, gender: 'Women' })).products.map((one) => one.id);
  const suggested = async (search: string) =>
    (await guest.call(catalogue.suggestions, { search })).products.map((one) => one.id);

  test.each([
    ['shirts', 'a plural'],
    ['shirt casa', 'with the brand'],
    ['shirt azul', 'with the colour in Spanish'],
    ['the shirt', 'with a word that means nothing'],
    ['camisas', 'the own name'],
    ['seer', 'the beginning of a word'],
    ['sersucker', 'a typo'],
    ['breathable', 'a word of the description'],
  ])('finds a product by %s: %s', async (search) => {
    await write({ name: 'Seersucker shirt', description: '<p>Breathable <strong>fabrics</strong></p>' });
    expect(await inEnglish(() => found(search))).toContain(id);
    expect(await inEnglish(() => suggested(search))).toContain(id);
    expect(await inEnglish(() => found(search))).toHaveLength(new Set(await inEnglish(() => found(search))).size);
  });

  test('finds products without texts as in the own language, each once and the name first', async () => {
    const bare = id;
    expect(await inEnglish(() => found('camisa casa'))).toContain(bare);
    await write({ name: 'Plain blouse', description: 'Goes with a corduroy jacket' });
    const { id: jacket } = await admin.call(productDesk.create, {
      name: 'Campera',
      description: 'Pana',
      images: ['https://tienda.example/a.png'],
      currentPrice: '100',
      color: 'Gris',
      gender: 'women',
      brandName: 'Casa',
      category: 900,
    });
    const texts = { productId: jacket, language: 'en', name: 'Corduroy jacket' } as const;
    await admin.call(productDesk.saveTexts, texts);
    expect(await inEnglish(() => found('corduroy jacket'))).toEqual([jacket, bare]);
  });

  test('never changes what a search in the own language finds', async () => {
    await write({ name: 'Gingham', description: 'Gingham' });
    expect(await found('gingham')).not.toContain(id);
    expect(await found('ginghan')).not.toContain(id);
    expect(await inEnglish(() => found('ginghan'))).toContain(id);
  });

  test('follows changes of either text', async () => {
    await write({ name: 'Paisley' });
    await here.shop.pool.query("update products set name = 'Guayabera' where id = $1", [id]);
    expect(await inEnglish(() => found('guayabera paisley'))).toEqual([id]);
    await write({ name: 'Houndstooth' });
    expect(await inEnglish(() => found('guayabera paisley'))).toEqual([]);
    expect(await inEnglish(() => found('houndstooth'))).toEqual([id]);
  });

  test('takes any text', async () => {
    for (const search of ['the', 'de la', '& | ! :* ( )', "'; drop table products; --", '9', '<b>']) {
      expect(await inEnglish(() => found(search))).toEqual(expect.any(Array));
    }
  });
});
