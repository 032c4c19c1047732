import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import type { HomeLink } from '#contract/site/home-parts.ts';
import { home } from '#contract/site/home.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import type { Actor } from '#test/actor.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

let guest: Actor;

type Block = Given<typeof homeDesk.save>['blocks'][number];

const pathOf = (letter: string) => `/media/${letter.repeat(32)}`;

beforeAll(async () => {
  guest = here.shop.guest();
  const { pool } = here.shop;
  await pool.query("insert into categories (id, title, genre) values (1, 'Camisas', 'women'), (3, 'Sacos', 'men')");
  await pool.query(`insert into products (id, name, description, gender, brand_name, color, current_price_minor, category_id)
    overriding system value values (1, 'Camisa', '', 'women', 'Casa', 'Azul', 1000, 1), (3, 'Saco', '', 'men', 'Casa', 'Azul', 1000, 3)`);
  await pool.query(`insert into content_pictures (path, width, height, placeholder, widths, at)
    select '/media/' || repeat(letter, 32), 1600, 1067, '', '{640,1280}', now() from unnest(array['a', 'b', 'c']) as letter`);
});

beforeEach(() => here.shop.pool.query("delete from content_versions where kind = 'home'"));

type Slide = NonNullable<Extract<Block, { kind: 'hero' }>['campaigns']>[number];

const slide = (id: string, link: HomeLink, changes: Partial<Slide> = {}): Slide => ({
  id,
  wide: pathOf('a'),
  alt: `Foto de ${id}`,
  title: `Título de ${id}`,
  line: `Línea de ${id}`,
  label: 'Ver más',
  link,
  ...changes,
});

async function publish(campaigns: Slide[], dates: Pick<Block, 'from' | 'until'> = {}) {
  const blocks: Block[] = [
    { id: 'nota', kind: 'text', html: '<p>Nota</p>' },
    { id: 'apertura', kind: 'hero', title: 'La casa', line: 'Pocas prendas', campaigns, ...dates },
  ];
  const { version } = await here.admin.call(homeDesk.save, { blocks });
  await here.admin.call(homeDesk.publish, { version });
}

const campaignOf = async (asked: Given<typeof home.ofCatalogue>) =>
  (await guest.call(home.ofCatalogue, asked)).campaign ?? undefined;

/** The campaigns of the first pages. */
async function idsOf(gender: string | undefined, pages: number) {
  const asked = Array.from({ length: pages }, (_none, at) => campaignOf({ ...(gender && { gender }), page: at + 1 }));
  return (await Promise.all(asked)).map((one) => one?.id);
}

const men: HomeLink = { to: 'gender', gender: 'men' };
const women: HomeLink = { to: 'gender', gender: 'women' };

test('CAT-7 the campaigns of the opening take turns among the pages of the catalogue', async () => {
  await publish([slide('uno', men), slide('dos', women), slide('tres', { to: 'page', address: '/paginas/taller' })]);
  expect(await idsOf(undefined, 5)).toEqual(['uno', 'dos', 'tres', 'uno', 'dos']);
  const shown = await campaignOf({ page: 2 });
  expect(shown).toMatchObject({
    title: 'Título de dos',
    line: 'Línea de dos',
    label: 'Ver más',
    to: '/home?gender=Women',
    wide: { path: pathOf('a'), width: 1600, height: 1067, alt: 'Foto de dos', widths: [640, 1280] },
  });
});

test('CAT-7 a page of a department has campaigns of its own or of none, and none that leads to itself', async () => {
  const collection = (gender: string | null): HomeLink => ({
    to: 'collection',
    query: {
      gender,
      category: null,
      brand: '',
      color: 'Azul',
      size: '',
      search: '',
      minPrice: null,
      maxPrice: null,
      offers: false,
    },
  });
  await publish([
    slide('hombre', men),
    slide('sacos', { to: 'category', category: 3 }),
    slide('saco', { to: 'product', product: 3 }),
    slide('azules', collection('men')),
    slide('mujer', { to: 'page', address: '/home?gender=Women' }),
    slide('camisas', { to: 'category', category: 1 }),
  ]);
  expect(await idsOf('men', 4)).toEqual(['sacos', 'saco', 'azules', 'mujer']);
  expect(await idsOf('Women', 2)).toEqual(['camisas', 'camisas']);
  await publish([slide('azules', collection(null)), slide('camisa', { to: 'product', product: 1 })]);
  expect(await idsOf('men', 2)).toEqual(['azules', 'azules']);
  expect(await idsOf('women', 2)).toEqual(['azules', 'camisa']);
});

test('CAT-7 a campaign without words of its own shows those of the opening', async () => {
  await publish([slide('uno', men, { title: '', line: '' })]);
  expect(await campaignOf({})).toMatchObject({ title: 'La casa', line: 'Pocas prendas', label: 'Ver más' });
});

test('CAT-7 there is none without campaigns, without a link, without its picture, before its time and after its category', async () => {
  expect(await campaignOf({})).toBeUndefined();
  await publish([]);
  expect(await campaignOf({})).toBeUndefined();
  await publish([slide('uno', { to: 'nothing' })]);
  expect(await campaignOf({})).toBeUndefined();
  await publish([slide('uno', men, { wide: pathOf('c') }), slide('dos', { to: 'category', category: 1 })]);
  expect(await idsOf(undefined, 2)).toEqual(['uno', 'dos']);
  await here.shop.pool.query('delete from content_pictures where path = $1', [pathOf('c')]);
  expect(await idsOf(undefined, 2)).toEqual(['dos', 'dos']);
  const minutes = (count: number) => localShopTime(new Date(here.shop.clock.now().getTime() + count * 60_000));
  await publish([slide('uno', men)], { from: minutes(10), until: minutes(20) });
  expect(await campaignOf({})).toBeUndefined();
  here.shop.clock.advance(10 * 60_000);
  expect(await campaignOf({})).toMatchObject({ id: 'uno' });
  here.shop.clock.advance(10 * 60_000);
  expect(await campaignOf({})).toBeUndefined();
});

test('CAT-7 a hidden department has no page and no campaign', async () => {
  expect(await guest.refusal(home.ofCatalogue, { gender: 'hogar' })).toMatchObject({ code: 'invalid' });
});
