import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { call } from '#contract/core/protocol/call.ts';
import { createApi } from '#server/start/api.ts';
import { wordsOf } from './typed-words.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

const goods = [
  ['Remera Puerto', 'Cardal', 'Azul'],
  ['Remera Océano', 'Once', 'Negro'],
  ['Camisa Ñandú', 'Río Seco', 'Blanco'],
  ['Camiseta Térmica', 'Once', 'Gris'],
  ['Pantalón Norte', 'Cardal', 'Verde oliva'],
  ['Pantalón Cancha', 'Abasto', 'Negro'],
  ['Jean Laguna', 'Once', 'Azul'],
  ['Vestido Clara', 'Casa Marea', 'Rosa viejo'],
  ['Zapatilla Adoquín', 'Nogal', 'Blanco'],
  ['Sweater Telar', 'Lumbre', 'Azul marino'],
  ['Campera Puna', 'Taller Norte', 'Camel'],
  ['Buzo 47 Street', 'Abasto', 'Bordó'],
] as const;

beforeAll(async () => {
  await here.shop.pool.query(`insert into categories values (900, 'Pruebas', 'men')`);
  for (const [name, brand, color] of goods) {
    await here.shop.pool.query(
      `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
       values ($1, '', 'men', $2, $3, 100, 900)`,
      [name, brand, color],
    );
  }
});

const found = async (search: string) =>
  (await here.shop.guest().call(catalogue.page, { gender: 'Men', search })).products.map(({ name }) => name);

describe('MEND-4 a search without a gender', () => {
  beforeAll(() =>
    here.shop.pool.query(`
      insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      values ('Chaleco Alba', '', 'women', 'Brisa', 'Lila', 200, 900), ('Chaleco Cima', '', 'men', 'Brisa', 'Ocre', 100, 900)`),
  );

  const ask = (asked: { search: string; gender?: 'Men' | 'Women' }) => here.shop.guest().call(catalogue.page, asked);

  test.each(['chaleco', 'chalecos', 'chalaco'])('%s is looked for among both', async (search) => {
    const { products, facets } = await ask({ search });
    expect(products.map(({ gender }) => gender).toSorted()).toEqual(['men', 'women']);
    expect(facets.genders).toEqual([
      { value: 'men', count: 1 },
      { value: 'women', count: 1 },
    ]);
  });

  test('a chosen gender narrows it, and what the other one has is still counted', async () => {
    const { products, facets } = await ask({ search: 'alba', gender: 'Men' });
    expect(products).toEqual([]);
    expect(facets.genders).toEqual([{ value: 'women', count: 1 }]);
  });
});

describe('MEND-25 two prices', () => {
  const ask = (query: string) => here.shop.sendAs({})(`/catalogue?${query}`, { method: 'GET', headers: {} });

  test('with the minimum above the maximum are rejected with a message', async () => {
    const answer = await ask('minPrice=500&maxPrice=499.99');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ path: 'minPrice', message: 'El precio mínimo es mayor que el máximo.' }],
    });
  });

  test.each(['minPrice=500&maxPrice=500', 'minPrice=500', 'maxPrice=0'])('%s can be asked for', async (query) => {
    expect((await ask(query)).status).toBe(200);
  });
});

describe('a search', () => {
  test('CAT-1 no character is a sign of the query', async () => {
    const all = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code)).flatMap(wordsOf);
    const query = `select count(to_tsquery('spanish', plain_text(word || ':*')))::int as tried from unnest($1::text[]) as word`;
    const { rows } = await here.shop.pool.query<{ tried: number }>(query, [all]);
    expect(rows).toEqual([{ tried: all.length }]);
    expect(all.length).toBeGreaterThan(100_000);
  });

  test.each([
    ['remera', ['Remera Océano', 'Remera Puerto']],
    ['REMERAS', ['Remera Océano', 'Remera Puerto']],
    ['rem', ['Remera Océano', 'Remera Puerto']],
    ['oceano', ['Remera Océano']],
    ['Océano', ['Remera Océano']],
    ['remera azul', ['Remera Puerto']],
    ['azul remera', ['Remera Puerto']],
    ['remera negra', ['Remera Océano']],
    ['remeras negras', ['Remera Océano']],
    ['nandu', ['Camisa Ñandú']],
    ['camisas blancas', ['Camisa Ñandú']],
    ['pantalon', ['Pantalón Cancha', 'Pantalón Norte']],
    ['pantalones', ['Pantalón Cancha', 'Pantalón Norte']],
    ['pantalón negro', ['Pantalón Cancha']],
    ['pantalon de cardal', ['Pantalón Norte']],
    ['jeans', ['Jean Laguna']],
    ['jean once', ['Jean Laguna']],
    ['vestidos rosas', ['Vestido Clara']],
    ['zapatillas', ['Zapatilla Adoquín']],
    ['adoquin', ['Zapatilla Adoquín']],
    ['rio seco', ['Camisa Ñandú']],
    ['bordo', ['Buzo 47 Street']],
    ['47', ['Buzo 47 Street']],
    ['verde oliva', ['Pantalón Norte']],
    ['termica', ['Camiseta Térmica']],
    ['xyzw', []],
    ['& | ! :* ( )', []],
    ['pantalo\u0301n norte', ['Pantalón Norte']],
    ['remera\u0300', ['Remera Océano', 'Remera Puerto']],
    ['\u0300', []],
    ['⑴', []],
    ['re\u00admera\u200b', ['Remera Océano', 'Remera Puerto']],
    ['\u3164remera', ['Remera Océano', 'Remera Puerto']],
    ['remera ŉ', ['Remera Océano']],
    [`'; drop table products; --`, []],
  ])('CAT-1 %s finds %o', async (search, names) => {
    expect((await found(search)).toSorted()).toEqual([...names].toSorted());
  });

  test.each([
    ['remra puerto', 'Remera Puerto'],
    ['pantalno norte', 'Pantalón Norte'],
    ['vstido', 'Vestido Clara'],
    ['zapatila adoqin', 'Zapatilla Adoquín'],
    ['sweter telar', 'Sweater Telar'],
    ['campra', 'Campera Puna'],
  ])('CAT-1 a typo is tolerated: %s finds %s before anything else', async (search, name) => {
    expect((await found(search))[0]).toBe(name);
  });

  test('CAT-1 a word of the catalogue is not treated as a typo of another: a search for men’s shirts finds no other goods for women', async () => {
    await here.shop.pool.query("insert into categories values (902, 'Otras pruebas', 'women')");
    await here.shop.pool
      .query(`insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      values ('Blusa Camino', '', 'women', 'Once', 'Blanco', 100, 902)`);
    const ofWomen = async (search: string) =>
      (await here.shop.guest().call(catalogue.page, { gender: 'Women', search })).products.map(({ name }) => name);
    expect(await ofWomen('camno')).toEqual(['Blusa Camino']);
    expect(await ofWomen('camisa')).toEqual([]);
  });

  test('CAT-1 better matches come first: the name before brand and colour', async () => {
    expect((await found('norte'))[0]).toBe('Pantalón Norte');
    expect(await found('norte')).toContain('Campera Puna');
    expect(await found('camisa')).toEqual(['Camisa Ñandú', 'Camiseta Térmica']);
  });

  test.each(['caña', 'CAÑAS', 'can\u0303a', 'chál cañ'])('CAT-1 an ñ comes before an n for %s', async (search) => {
    await here.shop.pool.query(`insert into categories values (903, 'Chales', 'women') on conflict do nothing`);
    await here.shop.pool.query(`delete from products where category_id = 903`);
    await here.shop.pool
      .query(`insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      values ('Chal Caña', '', 'women', 'Once', 'Blanco', 100, 903), ('Chal Cana', '', 'women', 'Once', 'Blanco', 100, 903)`);
    const { products } = await here.shop.guest().call(catalogue.page, { gender: 'Women', search });
    expect(products.map(({ name }) => name)).toEqual(['Chal Caña', 'Chal Cana']);
    const suggested = await here.shop.guest().call(catalogue.suggestions, { search });
    expect(suggested.products[0]?.name).toBe('Chal Caña');
  });

  test('CAT-1 a product that was changed is found by what it is now, and one that went by nothing', async () => {
    const inOther = async (search: string) =>
      (await here.shop.guest().call(catalogue.page, { gender: 'Women', search })).products.map(({ name }) => name);
    await here.shop.pool.query(
      "update products set name = 'Ruana Puna', color = 'Turquesa' where name = 'Campera Puna'",
    );
    expect(await found('ruana turquesa')).toEqual(['Ruana Puna']);
    expect(await found('camel')).not.toContain('Ruana Puna');
    await here.shop.pool.query("insert into categories values (901, 'Pruebas', 'women')");
    await here.shop.pool.query("update products set gender = 'women', category_id = 901 where name = 'Ruana Puna'");
    expect([await found('ruana'), await inOther('ruana')]).toEqual([[], ['Ruana Puna']]);
    await here.shop.pool.query("delete from products where name = 'Ruana Puna'");
    expect(await inOther('ruana')).toEqual([]);
  });

  test('CAT-1 a number finds the product with that number', async () => {
    const [vest] = (await here.shop.guest().call(catalogue.search, { productName: 'vestido' })) ?? [];
    expect(await found(String(vest?.id))).toContain('Vestido Clara');
  });
});

test('DET-1 a product takes three statements, a page of the catalogue twelve at most, however many products', async () => {
  let count = 0;
  const logQuery = () => (count += 1);
  const api = createApi({ ...here.shop.services, db: drizzle(here.shop.pool, { logger: { logQuery } }) });
  const send = async (path: string, init: RequestInit) =>
    api.fetch(new Request(`${here.shop.settings.publicUrl}${here.shop.settings.apiBase}${path}`, init), {
      ip: '127.0.0.1',
    });
  await call(send, catalogue.detail, { id: 1 });
  expect(count).toBeLessThanOrEqual(3);
  count = 0;
  await call(send, catalogue.page, { gender: 'Men', search: 'remera' });
  expect(count).toBeLessThanOrEqual(12);
});
