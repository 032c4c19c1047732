import { z } from 'zod';
import { texts } from '#contract/core/texts.ts';
import { t } from '#messages/messages.ts';
import { readPage } from '../fixtures/sent-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('SHELL-1 SHELL-9 LAND-2 LAND-3 LAND-6 the landing page is complete without scripts', async ({ request }) => {
  const { text, $ } = await readPage(request, '/');
  expect($('title').text()).toContain('Percha');
  for (const part of ['News Men', 'News Women', 'SHOW MORE', 'VER MI TIENDA']) expect(text).toContain(part);
  const addressesOf = (name: string) =>
    $('a')
      .filter((_, link) => $(link).text() === name)
      .get()
      .map((link) => $(link).attr('href'));
  expect(addressesOf('Home')).toContain('/');
  expect(addressesOf('Men')).toContain('/home?gender=Men');
  expect(addressesOf('Women')).toContain('/home?gender=Women');
  expect($('header a[href="/"]').last().attr('aria-label')).toBe('Percha, ir al inicio');
  expect($('footer a[href="/info/dev"]').length).toBe(1);
  expect($('footer a[href^="https://wa.me/"]').attr('href')).toContain('?text=');
});

test('SHELL-8 SHELL-10 PAY-6 the information pages of the demonstration', async ({ request }) => {
  for (const path of ['/about', '/account', '/construction']) {
    const { status, $ } = await readPage(request, path);
    expect([path, status, $('main').text()]).toEqual([path, 200, expect.stringContaining('construcción')]);
  }
  expect((await readPage(request, '/pay')).$('main').text()).toContain('Plataforma de pago');
  const team = await readPage(request, '/info/dev');
  expect(team.$('main').text()).toContain('Perfil en desarrollo!');
  expect(team.$('main a[href^="https://"]').length).toBe(5);
  const failed = await readPage(
    request,
    '/failure?payment_id=123456&status=rejected&site_id=MLA&merchant_account_id=null',
  );
  const values = failed
    .$('main dd')
    .get()
    .map((one) => failed.$(one).text());
  expect(values).toHaveLength(11);
  expect(values).toEqual(expect.arrayContaining(['123456', 'rejected', 'MLA', 'null']));
});

for (const [path, words] of [
  ['/no-existe', 'Puede que la dirección haya cambiado'],
  ['/detail/999999', 'Este producto no existe o ya no está a la venta.'],
] as const) {
  test(`SHELL-8 DET-6 ${path} answers 404, says so, and leads back`, async ({ request }) => {
    const { status, $ } = await readPage(request, path);
    expect(status).toBe(404);
    expect($('main').text()).toContain(words);
    expect($('main a[href="/"]').text()).toBe('Volver al inicio');
  });
}

test('CAT-2 CAT-6 a page of the catalogue has nine products, and its address determines it', async ({ request }) => {
  const cards = async (address: string) => {
    const { $ } = await readPage(request, address);
    const names = $('main li article h2')
      .get()
      .map((one) => $(one).text());
    const pages = $('nav[aria-label="Páginas de productos"] a')
      .filter((_, link) => /^Página \d+/.test($(link).attr('aria-label') ?? ''))
      .get()
      .map((link) => $(link).attr('aria-label'));
    return { $, names, pages };
  };
  const first = await cards('/home?gender=Men');
  const third = await cards('/home?gender=Men&page=3');
  expect([first.names.length, third.names.length]).toEqual([9, 9]);
  expect(first.names.filter((name) => third.names.includes(name))).toEqual([]);
  expect([first.pages.length, third.pages.length]).toEqual([5, 5]);

  const brand = first.$('select[name="brand"] option').eq(1).attr('value') ?? '';
  const { $ } = await cards(`/home?gender=Men&size=L&minPrice=1&order=price-asc&brand=${encodeURIComponent(brand)}`);
  const chosen = ['brand', 'order'].map((name) => $(`select[name="${name}"] option[selected]`).attr('value'));
  expect(chosen).toEqual([brand, 'price-asc']);
  expect($('ul[aria-label="Talle"] a[aria-current="true"]').text()).toMatch(/^L\d+$/);
  expect($('input[name="minPrice"]:not([type="hidden"])').attr('value')).toBe('1');
});

test('the button of the filters counts those that are active, not a price that cannot be', async ({ request }) => {
  const { $ } = await readPage(request, '/home?gender=Women&size=M&minPrice=90.000&maxPrice=20.000');
  expect($('button[popovertarget="filtros"]:contains("Filtrar")').text()).toMatch(
    /^Filtrar y ordenar \(2\) · \d+ productos?$/,
  );
});

test('CAT-4 where nothing matches the page says so, and a click on it removes the filters', async ({ request }) => {
  const { $ } = await readPage(request, '/home?gender=Men&size=L&search=zzzz+qqqq');
  const link = $('main a').filter((_, one) => $(one).text() === t('texts.nothingFound'));
  expect(link.attr('href')).toBe('/home?gender=Men');
});

test('DET-2 DET-3 DET-5 a product says how many are left of each size, its care, and leads back to its gender', async ({
  request,
  shop,
}) => {
  // One that no other test buys, with a size that is sold out.
  const found = await shop.database.pool.query(
    `select p.id from products p join variants v on v.product_id = p.id where p.gender = 'men'
     group by p.id having min(v.stock) = 0 and max(v.stock) > 0 order by p.id limit 1`,
  );
  const { id } = z.object({ id: z.number() }).parse(found.rows[0]);
  const { $ } = await readPage(request, `/detail/${id}`);
  const options = $('select[name="variantId"] option').get();
  const words = options.map((one) => $(one).text());
  expect(words).toEqual(expect.arrayContaining([expect.stringMatching(/\(\d+ disponibles?\)$/)]));
  const soldOut = options.filter((one) => $(one).text().endsWith(texts.detail.noStock));
  expect(soldOut.length).toBeGreaterThan(0);
  expect(soldOut.every((one) => $(one).attr('disabled') !== undefined)).toBe(true);
  const about = $('main summary')
    .get()
    .map((one) => $(one).text());
  expect(about).toEqual(expect.arrayContaining(['Acerca de esta prenda', 'Cuidados', 'Talle y calce', 'Detalles']));
  const details = $('main details').filter((_, one) => $(one).find('summary').text() === 'Detalles');
  const facts = details
    .find('dt')
    .get()
    .map((one) => $(one).text());
  expect(facts).toEqual(expect.arrayContaining(['Género', 'Marca', 'Color']));
  expect($('main dl').length).toBe(details.find('dl').length);
  const back = $('main a').filter((_, one) => $(one).text() === texts.detail.back);
  expect(back.attr('href')).toBe('/home?gender=Men');
});

test('the products are in the HTML of landing, catalogue and detail', async ({ request }) => {
  const listed = await request.get('/api/allproducts');
  const products = z.array(z.object({ name: z.string() })).parse(await listed.json());
  for (const path of ['/', '/home?gender=Women', '/detail/1']) {
    const { text, $ } = await readPage(request, path);
    expect(products.filter(({ name }) => text.includes(name)).length).toBeGreaterThan(0);
    expect($('meta[name="description"]').length).toBe(1);
  }
});

for (const path of ['/', '/home?gender=Men', '/detail/1']) {
  test(`the page ${path} itself names its largest picture as urgent`, async ({ request }) => {
    const { $ } = await readPage(request, path);
    const first = $('main img').first();
    expect(first.attr('fetchpriority')).toBe('high');
    expect(first.attr('loading')).not.toBe('lazy');
  });
}
