import { expect, test } from '../fixtures/test.ts';
import { pageAddresses } from '../fixtures/page-addresses.ts';
import { enterAs, readPage } from '../fixtures/sent-page.ts';

const screens = Object.values(pageAddresses).filter((address) => /^\/(admin|creation)/.test(address));
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('ADM-3 guests are redirected to the login, customers are rejected, and no screen responds to either', async ({
  request,
}) => {
  expect(screens.length).toBeGreaterThan(35);
  for (const path of screens) {
    const { status, headers } = await readPage(request, path);
    expect([path, status, headers['location']]).toEqual([path, 302, `/login?volver=${encodeURIComponent(path)}`]);
  }
  await enterAs(request, 'cliente');
  for (const path of screens.filter((address) => address !== '/admin/no-existe')) {
    const { status, $ } = await readPage(request, path);
    expect([path, status, words($('main').text())]).toEqual([
      path,
      403,
      expect.stringContaining('Esta puerta está cerrada'),
    ]);
  }
});

test('ADM-6 the finder answers nobody but an administrator', async ({ request }) => {
  const address = '/admin/find.data?search=maria';
  expect((await readPage(request, address)).text).not.toContain('maria@');
  await enterAs(request, 'cliente');
  const refused = await readPage(request, address);
  expect(refused.status).toBe(403);
  expect(refused.text).not.toContain('maria@');
  await enterAs(request, 'admin');
  expect((await readPage(request, address)).text).toContain('maria@');
});

test('ADM-1 ADM-2 the menu has an entry for each task, and the first page a button for four of them', async ({
  request,
}) => {
  await enterAs(request, 'admin');
  const { $ } = await readPage(request, '/admin');
  const ways = $('main a')
    .toArray()
    .map((link) => words($(link).text()));
  expect(ways).toEqual(expect.arrayContaining(['Mis productos', 'Crear productos', 'Mis clientes', 'Mis ordenes']));
  const menu = $('nav[aria-label="Administración"]');
  const addresses = menu.find('a').toArray();
  expect(addresses.map((link) => $(link).attr('href'))).toEqual(
    expect.arrayContaining(
      [
        'principal',
        'categories',
        'createproduct',
        'allproducts',
        'createadmin',
        'clients',
        'profile',
        'chatbot',
        'orders',
        'Publicidad',
      ].map((part) => `/admin/${part}`),
    ),
  );
  expect(menu.find('button').text()).toContain('Cerrar Sesión');
});

test('ADM-5 the first page begins with the work of today in numbers, each of which opens its list', async ({
  request,
}) => {
  await enterAs(request, 'admin');
  const { $ } = await readPage(request, '/admin');
  const tiles = $('section[aria-label="Para hoy"] a').toArray();
  const work = tiles.map(
    (tile) => [words($(tile).text()).replace(/^[\d.]+ /, ''), $(tile).attr('href') ?? ''] as const,
  );
  const list = (said: RegExp) => work.find(([text]) => said.test(text))?.[1];
  expect(list(/por preparar$/)).toBe('/admin/orders?fulfilment=to_prepare');
  expect(list(/por despachar$/)).toBe('/admin/orders?fulfilment=preparing');
  expect(list(/por responder$/)).toBe('/admin/returns?state=requested');
  expect(list(/por agotarse$/)).toBe('/admin/allproducts?stock=low&order=stock-asc');
  // Before the ways to other pages and the figures of the past.
  const headings = $('main h2, main nav').toArray();
  expect($(headings[0]).text()).toMatch(/^Para hoy/);
  for (const [at, [, address]] of work.entries()) {
    if (!address.startsWith('/admin/orders')) continue;
    const shown = (await readPage(request, address)).$('main [data-row]').length;
    expect([address, shown]).toEqual([address, Number(/^[\d.]+/.exec(words($(tiles[at]).text()))?.[0])]);
  }
});

test('ADM-4 the menu marks the present screen, also inside of an entry, and a line leads back to its list', async ({
  request,
}) => {
  await enterAs(request, 'admin');
  const markedOn = async (path: string) => {
    const { $ } = await readPage(request, path);
    // It is written twice: beside the page, and for phones.
    const marked = $('nav[aria-label="Administración"] [aria-current]').toArray();
    return marked.map((entry) => `${$(entry).text()}, ${$(entry).attr('aria-current')}`);
  };
  expect(await markedOn('/admin')).toEqual(['Inicio, page', 'Inicio, page']);
  expect(await markedOn('/admin/allproducts?stock=low')).toEqual(['Productos, page', 'Productos, page']);
  const inside = '/admin/modification/5?volver=%2Fadmin%2Fallproducts%3Fstock%3Dlow';
  expect(await markedOn(inside)).toEqual(['Productos, true', 'Productos, true']);
  const { $ } = await readPage(request, inside);
  const trail = $('nav[aria-label="Ubicación"]');
  expect(trail.text()).toBe('Catálogo›Productos');
  expect(trail.find('a').attr('href')).toBe('/admin/allproducts?stock=low');
});

test('ADM-5 the periods are chosen by links, the chart is also a table, and each figure leads to its orders', async ({
  request,
  shop,
}) => {
  // A day that has just begun has no sale of the demonstration yet, and without one there is no chart.
  await shop.database.pool.query(
    `update orders set order_date = now()
      where reference = (select reference from orders where status = 'approved' order by order_date desc limit 1)`,
  );
  await enterAs(request, 'admin');
  const first = await readPage(request, '/admin');
  const periods = first.$('nav[aria-label="Período"]');
  expect(periods.find('[aria-current]').text()).toBe('30 días');
  for (const [name, heading, before, rows] of [
    ['Hoy', 'Ventas de hoy', 'ayer hasta esta hora', 24],
    ['7 días', 'Ventas de los últimos 7 días', 'los 7 días anteriores', 7],
    ['30 días', 'Ventas de los últimos 30 días', 'los 30 días anteriores', 30],
  ] as const) {
    const link = periods.find('a').filter((_, one) => first.$(one).text() === name);
    const { $ } = await readPage(request, link.attr('href') ?? '');
    expect($('nav[aria-label="Período"] [aria-current]').text()).toBe(name);
    expect(
      $('main h2')
        .toArray()
        .map((one) => $(one).text()),
    ).toContain(heading);
    const figures = $('main a').toArray();
    expect(figures.map((one) => words($(one).text()))).toContainEqual(
      expect.stringMatching(new RegExp(`^Ventas.*${before}`)),
    );
    expect($('details:not([open]) [role=region][aria-label="Ventas, en una tabla"] tbody tr')).toHaveLength(rows);
    const failed = figures.find((one) => $(one).text().startsWith('No concretadas'));
    const address = new URL($(failed).attr('href') ?? '', shop.url);
    expect([address.pathname, address.searchParams.get('status')]).toEqual(['/admin/orders', 'failure']);
    const orders = await readPage(request, address.href);
    const links = orders.$('main a').toArray();
    expect(links.map((chip) => words(orders.$(chip).text()))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Quitar Desde \d{4}-\d\d-\d\d$/),
        expect.stringMatching(/^Quitar Hasta \d{4}-\d\d-\d\d$/),
      ]),
    );
  }
});

test('BOT-1 the shop has the assistant, and the back office has none', async ({ request }) => {
  await enterAs(request, 'admin');
  const button = 'button[aria-label^="CB,"]';
  expect((await readPage(request, '/')).$(button).text()).toBe('CB');
  expect((await readPage(request, '/admin')).$(button)).toHaveLength(0);
});
