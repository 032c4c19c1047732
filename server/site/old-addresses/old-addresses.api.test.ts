import { beforeAll, expect, test } from 'vitest';
import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import { oldAddresses } from '#contract/site/old-addresses.ts';
import { findMoved } from './find-moved.service.ts';
import { forgetMissed } from './old-addresses.service.ts';
import { importScene } from '#test/product-imports.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

beforeAll(async () => {
  const scene = importScene(here.shop, here.admin);
  const { import: made } = await scene.preview(
    [
      'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Published',
      'Remera-Lisa,Remera lisa,Remeras,Size,S,Color,Rojo,10.00,TRUE',
      'Remera-Lisa,,,,S,,Azul,10.00,',
      'oculta,Oculta,Remeras,Size,S,,,10.00,FALSE',
    ].join('\n'),
  );
  await scene.write(made);
});

const moved = (target: string) => findMoved(here.shop.services, target);

test('MOVE-1 addresses of the old shop lead to the products and categories that came from there', async () => {
  const { rows } = await here.shop.pool.query<{ id: number; category: number }>(
    `select min(id) as id, min(category_id) as category from products where name = 'Remera lisa'`,
  );
  const { id, category } = rows[0] ?? { id: 0, category: 0 };
  for (const path of [
    '/products/remera-lisa',
    '/products/Remera-Lisa/?utm_source=x',
    '/collections/verano/products/remera-lisa',
    '/productos/remera-lisa/',
    '/producto/remera-lisa',
    '/es-ar/product/remera-lisa',
  ]) {
    expect(await moved(path)).toBe(`/detail/${id}`);
  }
  expect(await moved('/collections/remeras')).toBe(`/home?gender=Women&category=${category}`);
  expect(await moved('/remeras/')).toBe(`/home?gender=Women&category=${category}`);
  // A draft is nowhere public.
  expect(await moved('/products/oculta')).toBeUndefined();
});

test('GOOD-6 MOVE-1 the address of a collection of the old shop leads to the collection with that handle, while it is public', async () => {
  const collection = { slug: 'remeras', title: 'Remeras', source: { by: 'rule' as const }, sort: 'newest' as const };
  await here.admin.call(collectionDesk.create, { ...collection, isPublic: false });
  expect(await moved('/collections/remeras')).toMatch(/^\/home/);
  await here.admin.call(collectionDesk.update, { ...collection, isPublic: true });
  expect(await moved('/collections/Remeras/')).toBe('/colecciones/remeras');
  expect(await moved('/en-us/collections/remeras?sort_by=price')).toBe('/colecciones/remeras');
  expect(await moved('/categoria-producto/remeras')).toMatch(/^\/home/);
  await here.admin.call(collectionDesk.remove, { slug: 'remeras' });
  expect(await moved('/collections/remeras')).toMatch(/^\/home/);
});

test('MOVE-1 what leads nowhere is counted and can be directed; files and probes are not counted', async () => {
  for (const path of ['/blog/lino', '/blog/lino/', '/Blog/Lino?x=1', '/otra', '/wp-login.php', '/foto.jpg']) {
    expect(await moved(path)).toBeUndefined();
  }
  const listed = await here.admin.call(oldAddresses.list, {});
  const shown = listed.filter(({ path }) => path !== '/products/oculta');
  expect(shown.map(({ path, visits, to }) => [path, visits, to])).toEqual([
    ['/blog/lino', 3, null],
    ['/otra', 1, null],
  ]);
  const directed = await here.admin.call(oldAddresses.direct, { from: '/blog/lino', to: '/paginas/lino' });
  expect(directed[0]).toMatchObject({ path: '/blog/lino', to: '/paginas/lino' });
  expect(await moved('/Blog/lino/')).toBe('/paginas/lino');
  await here.admin.call(oldAddresses.direct, { from: '/blog/lino', to: '' });
  expect(await moved('/blog/lino')).toBeUndefined();
});

test('MOVE-1 an address is directed only to one of this shop, by whoever may publish', async () => {
  for (const to of ['https://otra.example/', '//otra.example', '/\\otra.example', 'detail/1']) {
    expect(await here.admin.refusal(oldAddresses.direct, { from: '/otra', to })).toMatchObject({ code: 'invalid' });
  }
  const customer = await here.shop.customer('curiosa');
  expect(await customer.refusal(oldAddresses.direct, { from: '/otra', to: '/home' })).toMatchObject({
    code: 'not_allowed',
  });
});

test('MOVE-1 what nobody asked for in 30 days is forgotten, and made-up addresses fill no disk', async () => {
  await forgetMissed(here.shop.db, new Date(here.shop.clock.now().getTime() + 31 * 86_400_000));
  expect(await here.admin.call(oldAddresses.list, {})).toEqual([]);
  await here.shop.pool.query(
    `insert into missed_addresses (path, last_at) select '/x' || n, now() from generate_series(1, 5000) as n`,
  );
  await moved('/una-mas');
  const { rows } = await here.shop.pool.query<{ all: number }>('select count(*)::int as all from missed_addresses');
  expect(rows).toEqual([{ all: 5000 }]);
});
