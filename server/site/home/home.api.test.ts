import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { home } from '#contract/site/home.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { setShop, shop as shopFacts } from '#contract/core/shop/shop.ts';
import type { Actor } from '#test/actor.ts';
import { openShop } from '#test/shop.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

let guest: Actor;

type Block = Given<typeof homeDesk.save>['blocks'][number];

beforeAll(async () => {
  guest = here.shop.guest();
  await here.shop.pool.query(`insert into categories (id, title, genre) values
    (1, 'Camisas', 'women'), (2, 'Faldas', 'women'), (3, 'Pantalones', 'men')`);
  await here.shop.pool.query(`insert into products (name, description, gender, brand_name, color, current_price_minor,
      previous_price_minor, is_offert_price, category_id)
    select 'Prenda ' || n, '', case n % 2 when 0 then 'men' else 'women' end, 'Casa', case n % 3 when 0 then 'Rojo' else 'Azul' end,
      n * 1000, 9000000, n = 7, case n % 2 when 0 then 3 else 1 end
    from generate_series(1, 20) as n`);
  await here.shop.pool.query(`insert into product_images (product_id, position, path, width, height)
    select id, 0, '/media/' || md5(id::text), 4, 5 from products`);
});

beforeEach(() => here.shop.pool.query("delete from content_versions where kind = 'home'"));

const shown = () => guest.call(home.shown, {});

async function publish(blocks: readonly Block[]) {
  const { version } = await here.admin.call(homeDesk.save, { blocks: [...blocks] });
  return here.admin.call(homeDesk.publish, { version });
}

const row = (source: Extract<Block, { kind: 'products' }>['source'], count = 4): Block => ({
  id: 'fila',
  kind: 'products',
  title: 'Una fila',
  source,
  count,
});

const namesOf = async () =>
  (await shown()).flatMap((block) => (block.kind === 'products' ? block.products.map(({ id }) => id) : []));

const text = (id: string, dates: Pick<Block, 'from' | 'until'> = {}): Block => ({
  id,
  kind: 'text',
  html: `<p>${id}</p>`,
  ...dates,
});

const idsOf = (blocks: readonly { readonly id: string }[]) => blocks.map(({ id }) => id);

describe('the home page of a shop whose owner has arranged nothing', () => {
  test('OWN-4 LAND-2 LAND-3 LAND-7 has the blocks of the specified landing page, with the name of the shop', async () => {
    const blocks = await shown();
    expect(blocks.map(({ kind }) => kind)).toEqual(['hero', 'tiles', 'products', 'products', 'facts']);
    expect(blocks[0]).toMatchObject({ title: shopFacts().name, campaigns: [] });
    expect(blocks[1]).toMatchObject({
      title: 'Categorías',
      tiles: [
        { title: 'Camisas', note: 'Mujer', to: '/home?gender=Women&category=1' },
        { title: 'Pantalones', note: 'Hombre', to: '/home?gender=Men&category=3' },
      ],
    });
    expect(blocks[2]).toMatchObject({ title: 'News Men', isEnglish: true, to: '/home?gender=Men' });
    expect(blocks[3]).toMatchObject({ title: 'News Women', isEnglish: true, to: '/home?gender=Women' });
    // The third to the sixth of each gender: men have the even numbers.
    expect(await namesOf()).toEqual([6, 8, 10, 12, 5, 7, 9, 11]);
    const [facts] = blocks.flatMap((block) => (block.kind === 'facts' ? [block.facts.map(({ title }) => title)] : []));
    expect(facts).toEqual(['Medios de pago', 'Política de devolución', 'Garantía asegurada', 'Compra segura']);
  });

  test('OWN-4 promises the days of return that the owner has set, and no days if there are none', async () => {
    const before = shopFacts();
    const wordsOf = async () =>
      (await shown()).flatMap((block) => (block.kind === 'facts' ? [block.facts[1]?.text] : []));
    setShop({ ...before, returnDays: 45 });
    expect(await wordsOf()).toEqual(['Tiene 45 días para cambiar de idea o de talle.']);
    setShop({ ...before, returnDays: 0 });
    expect((await wordsOf())[0]).toMatch(/plazos de la ley/);
    setShop(before);
  });

  test('OWN-4 shows no hole where a new shop has nothing yet', async () => {
    const empty = await openShop();
    const blocks = await empty.guest().call(home.shown, {});
    await empty.close();
    expect(blocks.map(({ kind }) => kind)).toEqual(['hero', 'facts']);
  });

  test('OWN-4 needs four statements, however many blocks it has', async () => {
    // The index of the catalogue is read at the first call.
    await shown();
    const query = vi.spyOn(here.shop.pool, 'query');
    await shown();
    const { length } = query.mock.calls;
    query.mockRestore();
    expect(length).toBe(4);
  });
});

describe('rows of products', () => {
  test.each([
    ['the newest', { by: 'newest', gender: null }, [20, 19, 18, 17], '/home'],
    ['the newest of men', { by: 'newest', gender: 'men' }, [20, 18, 16, 14], '/home?gender=Men'],
    ['a category', { by: 'category', category: 3 }, [20, 18, 16, 14], '/home?gender=Men&category=3'],
    ['offers', { by: 'offers', gender: null }, [7], '/home?offers=true'],
    ['picked ones, in their order', { by: 'picked', products: [3, 14, 1] }, [3, 14, 1], null],
    [
      'a collection',
      { by: 'collection', query: { gender: 'women', color: 'Rojo', maxPrice: 160 } },
      [15, 9, 3],
      '/home?gender=Women&color=Rojo&maxPrice=160',
    ],
    ['a collection by text', { by: 'collection', query: { search: 'prenda 20' } }, [20], '/home?search=prenda+20'],
  ] as const)('OWN-4 %s', async (_, source, ids, to) => {
    const given = source.by === 'picked' ? { ...source, products: [...source.products] } : source;
    await publish([row(given)]);
    const [block] = await shown();
    expect(block).toMatchObject({ kind: 'products', title: 'Una fila', isEnglish: false, to });
    expect(await namesOf()).toEqual(ids);
  });

  test('OWN-4 a row shows as many as it says, also more than a page of the catalogue', async () => {
    await publish([row({ by: 'newest' }, 11)]);
    expect(await namesOf()).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
  });

  test('OWN-4 a block without products is not shown, and the owner is told why', async () => {
    const { troubles } = await publish([row({ by: 'category', category: 2 }), text('nota')]);
    expect(idsOf(await shown())).toEqual(['nota']);
    expect(troubles).toEqual([{ block: 'fila', kind: 'empty', isHidden: true }]);
  });

  test('OWN-4 what was deleted is not shown: a category hides its block, a picked product only itself', async () => {
    await here.shop.pool.query("insert into categories (id, title, genre) values (9, 'Abrigos', 'men')");
    await here.shop.pool
      .query(`insert into products (id, name, description, gender, brand_name, color, current_price_minor, category_id)
      overriding system value values (900, 'Tapado', '', 'men', 'Casa', 'Negro', 100, 9)`);
    const blocks: Block[] = [
      row({ by: 'picked', products: [900, 4] }),
      { ...row({ by: 'category', category: 9 }), id: 'abrigos' },
      { id: 'mosaico', kind: 'tiles', title: 'Mosaico', of: { by: 'picked', categories: [9, 1] } },
    ];
    expect((await publish(blocks)).troubles).toEqual([{ block: 'mosaico', kind: 'empty', isHidden: false }]);
    await here.shop.pool.query('delete from products where id = 900');
    await here.shop.pool.query('delete from categories where id = 9');
    expect((await here.admin.call(homeDesk.open, {})).troubles).toEqual([
      { block: 'fila', kind: 'products-gone', isHidden: false },
      { block: 'abrigos', kind: 'category-gone', isHidden: true },
      { block: 'mosaico', kind: 'categories-gone', isHidden: false },
    ]);
    expect(idsOf(await shown())).toEqual(['fila', 'mosaico']);
    expect(await namesOf()).toEqual([4]);
    const mended = await here.admin.call(homeDesk.save, { blocks: [row({ by: 'picked', products: [4] })] });
    expect(mended.troubles).toEqual([]);
  });
});

test('OWN-4 tiles show the genders, or the categories that were chosen, in their order', async () => {
  await publish([{ id: 'uno', kind: 'tiles', title: 'Para quién', of: { by: 'genders' } }]);
  expect(await shown()).toMatchObject([
    {
      tiles: [
        { title: 'Mujer', to: '/home?gender=Women' },
        { title: 'Hombre', to: '/home?gender=Men' },
      ],
    },
  ]);
  await publish([{ id: 'uno', kind: 'tiles', title: 'Elegidas', of: { by: 'picked', categories: [3, 1] } }]);
  expect(await shown()).toMatchObject([{ tiles: [{ title: 'Pantalones' }, { title: 'Camisas' }] }]);
});

test('OWN-4 a text is sanitized when it is saved', async () => {
  const html = '<h3>Envíos</h3><p onclick="x()">Gratis<script>x()</script></p><img src="x" onerror="x()">';
  await publish([{ id: 'uno', kind: 'text', html }]);
  expect(await shown()).toEqual([{ id: 'uno', kind: 'text', title: '', html: '<h3>Envíos</h3><p>Gratis</p>' }]);
});

test('OWN-4 a block is shown from its begin on and until before its end, in the time zone of the shop', async () => {
  const at = (minutes: number) => localShopTime(new Date(here.shop.clock.now().getTime() + minutes * 60_000));
  await publish([
    text('siempre'),
    text('antes', { until: at(10) }),
    text('despues', { from: at(10) }),
    text('entre', { from: at(20), until: at(30) }),
  ]);
  const minute = 60_000;
  expect(idsOf(await shown())).toEqual(['siempre', 'antes']);
  here.shop.clock.advance(8 * minute);
  expect(idsOf(await shown())).toEqual(['siempre', 'antes']);
  // The local times have no seconds, so each boundary is up to a minute earlier.
  here.shop.clock.advance(2 * minute);
  expect(idsOf(await shown())).toEqual(['siempre', 'despues']);
  here.shop.clock.advance(10 * minute);
  expect(idsOf(await shown())).toEqual(['siempre', 'despues', 'entre']);
  here.shop.clock.advance(10 * minute);
  expect(idsOf(await shown())).toEqual(['siempre', 'despues']);
});

test('OWN-4 a block that this program does not know is left out, and the others stay', async () => {
  await publish([text('uno'), text('dos')]);
  await here.shop.pool
    .query(`update content_versions set content = jsonb_set(content, '{blocks,0}', '{"kind": "video", "id": "v"}')
    where kind = 'home'`);
  expect(idsOf(await shown())).toEqual(['dos']);
});
