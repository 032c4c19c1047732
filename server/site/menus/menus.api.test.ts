import { beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { categories } from '#contract/goods/categories.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { menus } from '#contract/site/menus.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import type { Actor } from '#test/actor.ts';
import { openedDesk } from '#test/opened-shop.ts';

type Menu = Given<typeof menus.save>;

const here = openedDesk(() => undefined);

let guest: Actor;

beforeAll(async () => {
  guest = here.shop.guest();
  await here.admin.call(categories.create, { id: 700, title: 'Camisas', genre: 'women' });
  for (const slug of ['envios', 'talles']) await publish(slug);
});

beforeEach(() => here.admin.call(menus.save, { main: [], footer: [] }));

async function publish(slug: string, flags = { inMenu: false, inFooter: true }) {
  const { version } = await here.admin.call(pageDesk.create, { slug, title: `Página ${slug}` });
  const text = { title: `Página ${slug}`, description: '', html: '<p>x</p>', isDated: false, ...flags };
  const saved = await here.admin.call(pageDesk.save, { slug, ...text, version });
  await here.admin.call(pageDesk.publish, { slug, version: saved.version });
}

const page = (slug: string) => ({ text: slug, target: { to: 'page' as const, slug } });
const path = (to: string) => ({ text: to, target: { to: 'path' as const, path: to } });
const outside = (address: string) => ({ text: 'Afuera', target: { to: 'outside' as const, address } });

/** Returns where the links of a menu are refused, and why. */
const refusals = async (menu: Menu) => (await here.admin.refusal(menus.save, menu)).errors;

test('OWN-5 only administrators change the menu', async () => {
  const customer = await here.shop.customer('curiosa');
  for (const method of ['GET', 'PUT']) {
    const sent = { method, headers: { 'content-type': 'application/json' }, ...(method === 'PUT' && { body: '{}' }) };
    expect((await guest.send('/admin/menu', sent)).status).toBe(401);
    expect((await customer.send('/admin/menu', sent)).status).toBe(403);
  }
});

test('OWN-5 the menu leads to categories, collections, pages, paths of the shop and other sites', async () => {
  const links = [
    { text: 'Camisas', target: { to: 'category', id: 700 } },
    { text: 'Ofertas', target: { to: 'collection', query: 'gender=Women&offers=true' } },
    page('envios'),
    path('/arrepentimiento'),
    outside('https://www.instagram.com/percha'),
  ] satisfies Menu['footer'][number]['links'];
  await here.admin.call(menus.save, {
    main: [{ text: 'Comprar', target: { to: 'path', path: '/home' }, links }],
    footer: [{ title: 'Tienda', links }],
  });
  const shown = [
    { text: 'Camisas', to: '/home?gender=Women&category=700' },
    { text: 'Ofertas', to: '/home?gender=Women&offers=true' },
    { text: 'envios', to: '/paginas/envios' },
    { text: '/arrepentimiento', to: '/arrepentimiento' },
    { text: 'Afuera', to: 'https://www.instagram.com/percha' },
  ];
  const talles = { title: 'Ayuda', links: [{ text: 'Página talles', to: '/paginas/talles' }] };
  expect(await guest.call(menus.shown, {})).toEqual({
    main: [{ text: 'Comprar', to: '/home', links: shown }],
    footer: [{ title: 'Tienda', links: shown }, talles],
    accepted: [],
    about: '/about',
    sizes: null,
    contact: expect.any(Array),
    legal: [{ text: 'Defensa del consumidor', to: 'https://autogestion.produccion.gob.ar/consumidores' }],
    filled: [],
    hasAnswers: false,
  });
});

test('OWN-5 a page that is in no list is where its author wants it, and only while it is public', async () => {
  await publish('novedades', { inMenu: true, inFooter: false });
  const before = await guest.call(menus.shown, {});
  expect(before.main).toEqual([{ text: 'Página novedades', to: '/paginas/novedades', links: [] }]);
  expect(before.footer.flatMap(({ links }) => links.map(({ to }) => to))).toEqual([
    '/paginas/envios',
    '/paginas/talles',
  ]);
  const addedTo = async () => {
    const { main, footer } = (await here.admin.call(menus.desk, {})).added;
    return [main, footer].map((pages) => pages.map(({ slug }) => slug));
  };
  expect(await addedTo()).toEqual([['novedades'], ['envios', 'talles']]);
  await here.admin.call(menus.save, { main: [{ ...page('novedades'), text: 'Lo nuevo' }], footer: [] });
  expect(await addedTo()).toEqual([[], ['envios', 'talles']]);
  expect((await guest.call(menus.shown, {})).main.map(({ text }) => text)).toEqual(['Lo nuevo']);
  const { version } = await here.admin.call(pageDesk.one, { slug: 'novedades' });
  await here.admin.call(pageDesk.withdraw, { slug: 'novedades', version });
  expect((await guest.call(menus.shown, {})).main).toEqual([]);
  expect((await here.admin.call(menus.desk, {})).broken).toEqual([
    { place: 'main.0', problem: 'Esa página no está publicada: el enlace no se muestra.' },
  ]);
  await here.admin.call(pageDesk.remove, { slug: 'novedades' });
  expect((await here.admin.call(menus.desk, {})).broken).toEqual([
    { place: 'main.0', problem: 'Esa página no existe.' },
  ]);
});

test('OWN-5 an entry whose links lead to itself is refused, however its address is written', async () => {
  const loop = 'Este enlace lleva a la misma dirección que la entrada en la que está.';
  expect(
    await refusals({ main: [{ ...page('envios'), links: [page('talles'), page('envios')] }], footer: [] }),
  ).toEqual([{ path: 'main.0.links.1', message: loop }]);
  expect(await refusals({ main: [{ ...page('envios'), links: [path('/paginas/envios/')] }], footer: [] })).toEqual([
    { path: 'main.0.links.0', message: loop },
  ]);
  const parent = { text: 'A', target: { to: 'collection', query: 'gender=Men&offers=true' } } as const;
  expect(await refusals({ main: [{ ...parent, links: [path('/home?offers=true&gender=Men')] }], footer: [] })).toEqual([
    { path: 'main.0.links.0', message: loop },
  ]);
});

test('OWN-5 links that lead nowhere, twice to one place, or out of the shop unnoticed are refused', async () => {
  const wrong: readonly [Menu['main'][number], RegExp][] = [
    [page('no-existe'), /no existe/],
    [path('/paginas/no-existe'), /no existe/],
    [{ text: 'X', target: { to: 'category', id: 999 } }, /categoría ya no existe/],
    [path('//malo.example'), /empiece con \//],
    [path('/\\malo.example'), /empiece con \//],
    [path('javascript:alert(1)'), /empiece con \//],
    [path('/a/../b'), /empiece con \//],
    [outside('http://malo.example'), /dirección completa/],
    [outside('javascript:alert(1)'), /dirección completa/],
    [outside('https://ana:secreta@malo.example'), /dirección completa/],
    [{ text: 'X', target: { to: 'collection', query: 'a"onclick' } }, /después del signo/],
    [{ text: ' ', target: { to: 'path', path: '/home' } }, /Escriba el texto/],
  ];
  for (const [entry, message] of wrong) {
    const [first] = await refusals({ main: [entry], footer: [] });
    expect([first?.path.startsWith('main.0'), first?.message]).toEqual([true, expect.stringMatching(message)]);
  }
  const twice = await refusals({ main: [], footer: [{ title: 'A', links: [page('envios'), page('envios')] }] });
  expect(twice).toEqual([{ path: 'footer.0.links.1', message: 'Esta dirección ya está en la lista.' }]);
  const many = Array.from({ length: 9 }, (_, at) => path(`/p${at}`));
  expect((await refusals({ main: many, footer: [] }))[0]).toMatchObject({ path: 'main' });
});

test('OWN-5 a change of the menu is in the log', async () => {
  await here.admin.call(menus.save, { main: [{ ...page('envios'), links: [page('talles')] }], footer: [] });
  const { entries } = await here.admin.call(audit.list, { kind: 'menu' });
  expect(entries[0]).toMatchObject({
    action: 'menu.update',
    actor: 'jefa',
    after: { menu: ['envios', 'envios / talles'] },
  });
});
