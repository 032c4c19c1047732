import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { categories } from '#contract/goods/categories.ts';
import { departments } from '#contract/core/shop/present-departments.ts';
import { departmentDesk } from '#contract/goods/garment/departments.ts';
import { translations } from '#contract/office/translations.ts';
import { departmentInWords } from '#server/core/context/department-words.ts';
import type { Actor } from '#test/actor.ts';
import type { Shop } from '#test/shop.ts';
import { inEnglish, openShopInTwoLanguages, type ShopInTwoLanguages } from '#test/translate.ts';

let opened: ShopInTwoLanguages;
let shop: Shop;
let admin: Actor, guest: Actor;
let id: number;
let textsOf: ShopInTwoLanguages['textsOf'], translate: ShopInTwoLanguages['translate'];

beforeAll(async () => {
  opened = await openShopInTwoLanguages();
  ({ shop, admin, guest, id, textsOf, translate } = opened);
});

afterAll(() => shop.close());

beforeEach(() => opened.forget());

describe('OWN-2 what the owner called the goods, in the second language', () => {
  test('a category has its word in that language alone, wherever it stands; the own one says that it is own', async () => {
    const seen = async () => {
      const { Category } = await guest.call(catalogue.detail, { id });
      const { facets } = await guest.call(catalogue.page, {});
      const [listed] = await guest.call(categories.list, {});
      const [suggested] = (await guest.call(catalogue.suggestions, { search: 'vestidos' })).categories;
      return [Category, facets.categories[0], listed, suggested].map((one) => [one?.title, one?.inOwnLanguage]);
    };
    const places = (one: readonly unknown[]) => Array.from({ length: 4 }, () => one);
    const own = await seen();
    expect(own).toEqual(places(['Vestidos', undefined]));
    expect(await inEnglish(seen)).toEqual(places(['Vestidos', ['title']]));
    await translate('categories', { Vestidos: 'Dresses' });
    expect(await inEnglish(seen)).toEqual(places(['Dresses', undefined]));
    expect(await seen()).toEqual(own);
    // The back office names it as its owner does.
    expect((await inEnglish(() => admin.call(categories.desk, {})))[0]?.title).toBe('Vestidos');
  });

  test('GOOD-13 a department has its name in that language', async () => {
    const made = await admin.call(departmentDesk.create, { name: 'Niños' });
    const seen = async () =>
      departments()
        .map((one) => departmentInWords(one))
        .find(({ id: own }) => own === made.id);
    expect(await inEnglish(seen)).toEqual({ id: 'ninos', name: 'Niños', isHidden: false, inOwnLanguage: ['name'] });
    await translate('categories', { Niños: 'Kids' });
    expect(await inEnglish(seen)).toEqual({ id: 'ninos', name: 'Kids', isHidden: false });
    expect(await seen()).toMatchObject({ name: 'Niños' });
    // Hombre has its words in every language without a translation.
    expect((await textsOf('categories')).map(({ source }) => source)).toEqual(['Niños', 'Vestidos']);
    await admin.call(departmentDesk.remove, { id: made.id });
  });

  test('a category is suggested by its word in either language', async () => {
    await translate('categories', { Vestidos: 'Dresses' });
    const found = async (search: string) =>
      (await guest.call(catalogue.suggestions, { search })).categories.map(({ title }) => title);
    expect([await inEnglish(() => found('dress')), await inEnglish(() => found('vesti'))]).toEqual([
      ['Dresses'],
      ['Dresses'],
    ]);
    expect([await found('dress'), await found('vesti')]).toEqual([[], ['Vestidos']]);
  });

  test('a colour is shown by its word, and stays the value of its filter', async () => {
    await translate('colors', { Azul: 'Blue' });
    const seen = async () => {
      const { color, shownColor } = await guest.call(catalogue.detail, { id });
      const { products, facets } = await guest.call(catalogue.page, { color: 'Azul' });
      const [{ value, words } = { value: '', words: '' }] = facets.colors;
      return { color, shownColor, value, words, found: products.map((one) => one.shownColor) };
    };
    expect(await inEnglish(seen)).toEqual({
      color: 'Azul',
      shownColor: 'Blue',
      value: 'Azul',
      words: 'Blue',
      found: ['Blue'],
    });
    expect(await seen()).toEqual({
      color: 'Azul',
      shownColor: undefined,
      value: 'Azul',
      words: undefined,
      found: [undefined],
    });
  });

  test('a size that is a word is shown by it, and stays the value; other sizes have none to translate', async () => {
    await shop.pool.query("update variants set brand_size = 'ÚNICO' where product_id = $1", [id]);
    expect((await textsOf('sizes')).map(({ source }) => source)).toEqual(['ÚNICO']);
    await translate('sizes', { ÚNICO: 'ONE SIZE' });
    const seen = async () => {
      const { variants } = await guest.call(catalogue.detail, { id });
      const { facets } = await guest.call(catalogue.page, { size: 'ÚNICO' });
      return [variants[0]?.brandSize, variants[0]?.shownSize, facets.sizes[0]?.value, facets.sizes[0]?.words];
    };
    expect(await inEnglish(seen)).toEqual(['ÚNICO', 'ONE SIZE', 'ÚNICO', 'ONE SIZE']);
    expect(await seen()).toEqual(['ÚNICO', undefined, 'ÚNICO', undefined]);
    await shop.pool.query("update variants set brand_size = 'M' where product_id = $1", [id]);
    expect((await admin.call(translations.list, {})).sections.map(({ section }) => section)).not.toContain('sizes');
  });

  test('a product is found by the word of its colour in either language, and in the own one by its own word', async () => {
    await translate('colors', { Azul: 'Blue' });
    const found = async (search: string) =>
      (await guest.call(catalogue.page, { search })).products.map((one) => one.id);
    for (const word of ['blue', 'Blue', 'azul']) {
      expect([word, await inEnglish(() => found(word))]).toEqual([word, [id]]);
    }
    expect([await found('blue'), await found('azul')]).toEqual([[], [id]]);
  });
});
