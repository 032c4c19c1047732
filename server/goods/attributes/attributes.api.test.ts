import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attributes } from '#contract/goods/attributes/attributes.ts';
import type { AttributeGiven } from '#contract/goods/attributes/attribute-rules.ts';
import { catalogue } from '#contract/goods/products.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { purchaseScene } from '#test/purchase.ts';
import { inEnglish, translator } from '#test/translate.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

let goods: { readonly id: number }[];

beforeAll(async () => {
  const scene = purchaseScene(here.shop);
  goods = [await scene.product(), await scene.product(), await scene.product()];
});

beforeEach(() => here.shop.pool.query('delete from attributes'));

const idOf = (at: number) => goods[at]?.id ?? 0;

/** Saves a product with values of attributes, as its form does. */
const give = (at: number, given: readonly AttributeGiven[] | undefined, version?: number) =>
  here.admin.call(productDesk.update, {
    productId: idOf(at),
    ...(version === undefined ? {} : { version }),
    ...saved(),
    variants: [{ brandSize: 'M', isInStock: true, stock: 10 }],
    ...(given && { attributes: [...given] }),
  });

const facets = async (attribute: string[] = []) =>
  (await here.shop.guest().call(catalogue.page, { attribute })).facets.attributes.map(({ slug, values }) => [
    slug,
    values.map(({ words, count }) => `${words} ${count}`),
  ]);

const define = (name: string, ...words: string[]) =>
  here.admin.call(attributes.create, { name, kind: 'list', values: words.map((word) => ({ word })) });

describe('GOOD-8 attributes of the owner', () => {
  test('a new one is a filter with exact counts as soon as products have it, under its name in addresses', async () => {
    const fabric = await define('Tela', 'Lino', 'Algodón orgánico');
    const [linen = 0, cotton = 0] = fabric.values.map(({ id }) => id);
    expect(await facets()).toEqual([]);
    await give(0, [{ attributeId: fabric.id, values: [linen] }]);
    await give(1, [{ attributeId: fabric.id, values: [linen, cotton] }]);
    expect(await facets()).toEqual([['tela', ['Lino 2', 'Algodón orgánico 1']]]);
    const { total, facets: found } = await here.shop
      .guest()
      .call(catalogue.page, { attribute: 'tela:algodon-organico' });
    expect(total).toBe(1);
    expect(found.attributes).toMatchObject([{ slug: 'tela', name: 'Tela', values: [{ value: 'lino' }, { count: 1 }] }]);
    const { attributes: shown } = await here.shop.guest().call(catalogue.detail, { id: idOf(1) });
    expect(shown).toMatchObject([{ name: 'Tela', words: ['Lino', 'Algodón orgánico'] }]);
    expect(await here.admin.call(attributes.list, {})).toMatchObject([
      { products: 2, values: [{ products: 2 }, { products: 1 }] },
    ]);
  });

  test('numbers with a unit and yes or no filter too, each by itself and together', async () => {
    const weight = await here.admin.call(attributes.create, { name: 'Gramaje', kind: 'number', unit: 'g/m²' });
    const lined = await here.admin.call(attributes.create, { name: 'Con forro', kind: 'flag' });
    await give(0, [
      { attributeId: weight.id, number: 1250.5 },
      { attributeId: lined.id, flag: true },
    ]);
    await give(1, [
      { attributeId: weight.id, number: 90 },
      { attributeId: lined.id, flag: false },
    ]);
    await give(2, [{ attributeId: lined.id, flag: false }]);
    expect(await facets()).toEqual([
      ['gramaje', ['90 g/m² 1', '1.250,5 g/m² 1']],
      ['con-forro', ['Sí 1', 'No 2']],
    ]);
    expect(await facets(['con-forro:no'])).toEqual([
      ['gramaje', ['90 g/m² 1']],
      ['con-forro', ['Sí 1', 'No 2']],
    ]);
    expect(
      (await here.shop.guest().call(catalogue.page, { attribute: ['gramaje:1250.5', 'con-forro:no'] })).total,
    ).toBe(0);
  });

  test('an unknown attribute filters nothing, an unknown value finds nothing', async () => {
    await define('Tela', 'Lino');
    const total = async (attribute: string) => (await here.shop.guest().call(catalogue.page, { attribute })).total;
    expect([await total('utm:x'), await total('tela:seda')]).toEqual([3, 0]);
  });

  test('a renamed one keeps its address, and its values theirs; one that is missing is taken from the products', async () => {
    const fabric = await define('Tela', 'Lino', 'Lana');
    const [linen = 0, wool = 0] = fabric.values.map(({ id }) => id);
    await give(0, [{ attributeId: fabric.id, values: [linen, wool] }]);
    const renamed = await here.admin.call(attributes.update, {
      id: fabric.id,
      name: 'Material',
      values: [{ word: 'Seda' }, { id: linen, word: 'Lino puro' }],
      version: fabric.version,
    });
    expect(renamed).toMatchObject({
      slug: 'tela',
      values: [
        { word: 'Seda', products: 0 },
        { id: linen, products: 1 },
      ],
    });
    expect(await facets(['tela:lino'])).toEqual([['tela', ['Lino puro 1']]]);
    expect((await here.shop.guest().call(catalogue.page, { attribute: 'tela:lana' })).total).toBe(0);
    const refusal = await here.admin.refusal(attributes.update, {
      id: fabric.id,
      name: 'Otro',
      values: [],
      version: 1,
    });
    expect(refusal.code).toBe('changed_meanwhile');
  });

  test('they have an order, and one that is deleted is gone from products and filters', async () => {
    const [one, other] = [await define('Tela', 'Lino'), await define('Corte', 'Recto')];
    for (const at of [0, 1]) {
      await give(
        at,
        [one, other].map(({ id, values }) => ({ attributeId: id, values: values.map((value) => value.id) })),
      );
    }
    await here.admin.call(attributes.order, { ids: [other.id] });
    expect((await facets()).map(([slug]) => slug)).toEqual(['corte', 'tela']);
    await here.admin.call(attributes.remove, { id: other.id });
    expect(await facets()).toEqual([['tela', ['Lino 2']]]);
    expect((await here.shop.guest().call(catalogue.detail, { id: idOf(0) })).attributes).toHaveLength(1);
    expect((await here.admin.refusal(attributes.remove, { id: other.id })).code).toBe('attribute_not_found');
  });

  test('names are unique as people read them, and none takes a parameter of the catalogue', async () => {
    await define('Tela');
    const refusal = await here.admin.refusal(attributes.create, { name: 'TELA', kind: 'flag' });
    expect([refusal.status, refusal.code]).toEqual([409, 'attribute_taken']);
    expect((await define('Size')).slug).toBe('size-2');
    expect((await define('Téla!')).slug).toBe('tela-2');
    expect((await define('材料')).slug).toBe('valor');
  });

  test('a save of a product without them leaves them; with others it is a new version', async () => {
    const fabric = await define('Tela', 'Lino');
    const given = [{ attributeId: fabric.id, values: fabric.values.map(({ id }) => id) }];
    const { version } = await give(0, given);
    expect((await give(0, given)).version).toBe(version);
    expect((await give(0, undefined)).attributes).toHaveLength(1);
    expect((await give(0, [], version)).attributes).toEqual([]);
    expect((await here.admin.refusal(productDesk.update, { ...saved(), productId: idOf(0), version })).code).toBe(
      'changed_meanwhile',
    );
  });

  test('names and values are translated by the owner', async () => {
    await here.admin.call(settingsDesk.languages, { otherLanguage: 'en' });
    const fabric = await define('Tela', 'Lino');
    await give(0, [{ attributeId: fabric.id, values: fabric.values.map(({ id }) => id) }]);
    await translator(here.admin).translate('attributes', { Tela: 'Fabric', Lino: 'Linen' });
    const page = await inEnglish(() => here.shop.guest().call(catalogue.page, {}));
    expect(page.facets.attributes).toMatchObject([
      { slug: 'tela', shownName: 'Fabric', values: [{ value: 'lino', words: 'Linen' }] },
    ]);
    const { attributes: shown } = await inEnglish(() => here.shop.guest().call(catalogue.detail, { id: idOf(0) }));
    expect(shown).toMatchObject([{ name: 'Tela', shownName: 'Fabric', words: ['Linen'] }]);
  });
});

/** The fields of a product that a save needs. */
function saved() {
  return {
    name: 'Camisa Lino',
    description: 'Una prenda',
    images: ['tienda.example/a.png'],
    currentPrice: '100',
    color: 'Blanco',
    gender: 'women' as const,
    brandName: 'Casa',
    category: 900,
    variants: [],
  };
}
