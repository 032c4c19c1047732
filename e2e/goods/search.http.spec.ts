import type { CheerioAPI } from 'cheerio';
import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';

const heading = ($: CheerioAPI) => $('main h1').text();
const names = ($: CheerioAPI) =>
  $('main li a[href^="/detail/"]')
    .toArray()
    .map((link) => $(link).text());

test('MEND-4 the canonical address keeps what is shown, and names the gender of a category', async ({
  request,
  shop,
}) => {
  for (const [path, canonical] of [
    ['/home', '/home'],
    ['/home?page=2', '/home?page=2'],
    ['/home?category=201', '/home?gender=Women&category=201'],
  ] as const) {
    const { $ } = await readPage(request, path);
    expect([path, $('link[rel="canonical"]').attr('href')]).toEqual([path, `${shop.url}${canonical}`]);
  }
});

test('MEND-4 without scripts the search of the header is a form that finds the same', async ({ request }) => {
  const { $ } = await readPage(request, '/');
  const panel = $('search[popover]');
  // The browser itself opens it.
  expect($(`header button[popovertarget="${panel.attr('id')}"]`).length).toBe(1);
  const form = panel.find('form');
  expect([form.attr('action'), form.attr('method') ?? 'get']).toEqual(['/home', 'get']);
  expect(form.find('label:contains("¿Qué busca?") input').attr('name')).toBe('search');
  expect(form.find('button[type=submit]').length).toBe(1);
  const found = await readPage(request, '/home?search=vestido');
  expect(heading(found.$)).toBe('Resultados para "vestido"');
  expect(names(found.$).some((name) => /vestido/i.test(name))).toBe(true);
});

test('MEND-4 the offers of the phone menu, and /home alone, are of both genders', async ({ request }) => {
  const first = await readPage(request, '/');
  const offers = first.$('nav#menu a').filter((_, link) => first.$(link).text() === 'Ofertas');
  const addresses = offers.toArray().map((link) => first.$(link).attr('href'));
  expect(addresses).toContain('/home?offers=true');
  const { $ } = await readPage(request, '/home?offers=true');
  expect(heading($)).toBe('Ofertas');
  const counts = $('ul[aria-label="Géneros"] li').toArray();
  expect(counts.map((one) => $(one).text().replace(/\d+$/, ''))).toEqual(['Hombre', 'Mujer']);
  for (const [path, title, groups] of [
    ['/home', 'Todas las prendas', ['Hombre', 'Mujer']],
    ['/home?gender=Women', 'Mujer', []],
  ] as const) {
    const all = (await readPage(request, path)).$;
    const shown = all('select[name=category] optgroup').toArray();
    expect([path, heading(all), shown.map((one) => all(one).attr('label'))]).toEqual([path, title, groups]);
  }
});

test('MEND-25 a minimum price above the maximum gets a message, and all prices are shown meanwhile', async ({
  request,
}) => {
  const ask = async (prices: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ gender: 'Men', search: 'remera', ...prices });
    const { $ } = await readPage(request, `/home?${query}`);
    const form = $('form:has(input[name=minPrice])');
    expect([form.attr('action'), form.attr('method') ?? 'get']).toEqual(['/home', 'get']);
    return {
      total: $('[data-results] span').first().text(),
      notices: $('p')
        .toArray()
        .map((one) => $(one).text())
        .filter((text) => text.startsWith('El precio mínimo es mayor')),
      written: ['minPrice', 'maxPrice'].map((name) => form.find(`[name=${name}]`).attr('value')),
      chips: $('ul[aria-label="Filtros activos"]').text(),
    };
  };
  const all = await ask({});
  const wrong = await ask({ minPrice: '90.000', maxPrice: '$ 20.000,50' });
  // One in the sheet of the filters, one above the products.
  const notice = 'El precio mínimo es mayor que el máximo. Mientras tanto se muestran todos los precios.';
  expect(wrong).toMatchObject({
    total: all.total,
    notices: [notice, notice],
    written: ['90.000', '$ 20.000,50'],
  });
  const right = await ask({ minPrice: '20.000', maxPrice: '90.000' });
  expect(right.notices).toEqual([]);
  expect(right.chips).toMatch(/Desde \$\s20\.000,00/);
});
