import { expect, test } from '../fixtures/test.ts';
import type { CheerioAPI } from 'cheerio';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { enterAs, readPage } from '../fixtures/sent-page.ts';

const rowsIn = ($: CheerioAPI) => $('main [data-row]').toArray();
const isFalling = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value <= (values[at - 1] ?? 0));

/** Returns the address of the link that is a column's heading. */
function sortAddress($: CheerioAPI, title: string): string {
  const heading = $('th').filter((_, one) => $(one).text() === title);
  return heading.find('a').attr('href') ?? '';
}

/** Returns the address to which the browser sends a form without scripts, with some fields changed. */
function sentAddress($: CheerioAPI, form: string, changed: Readonly<Record<string, string>>): string {
  const fields = new URLSearchParams($(form).serialize());
  for (const [name, value] of Object.entries(changed)) fields.set(name, value);
  return `${$(form).attr('action')}?${fields}`;
}

test.beforeEach(async ({ request }) => enterAs(request, 'admin'));

test('LIST-1 a list is sorted by its headings, in the address, which keeps the filters', async ({ request }) => {
  const totalsIn = ($: CheerioAPI) =>
    rowsIn($).map((row) => Number(/\$\s*([\d.]+),\d\d/.exec($(row).text())?.[1]?.replaceAll('.', '')));
  const sorted = async (path: string, direction: string) => {
    expect(path).toContain('status=approved');
    const { $ } = await readPage(request, path);
    const marked = $('th[aria-sort]');
    expect([marked.length, marked.text(), marked.attr('aria-sort')]).toEqual([1, 'Total', direction]);
    return $;
  };
  const first = await readPage(request, '/admin/orders?status=approved');
  const falling = await sorted(sortAddress(first.$, 'Total'), 'descending');
  expect(totalsIn(falling).length).toBeGreaterThan(5);
  expect(isFalling(totalsIn(falling))).toBe(true);
  const rising = await sorted(sortAddress(falling, 'Total'), 'ascending');
  expect(isFalling(totalsIn(rising).toReversed())).toBe(true);
});

test('LIST-1 without scripts lists are filtered, sorted and paged', async ({ request }) => {
  const all = await readPage(request, '/admin/clients?search=percha.example');
  expect(rowsIn(all.$).length).toBeGreaterThan(5);
  const found = await readPage(request, sentAddress(all.$, 'form[role=search]', { rol: 'admin' }));
  expect(found.$('main').text()).toContain('Ana Paz');
  expect(rowsIn(found.$).length).toBeLessThan(rowsIn(all.$).length);

  expect(sortAddress(all.$, 'Usuario')).toMatch(/search=percha\.example.*order=username-desc/);
  // On a phone a form sorts.
  const form = 'form:has([name=order]):not([role=search])';
  const sorted = await readPage(request, sentAddress(all.$, form, { order: 'username-desc' }));
  expect(sorted.$('th[aria-sort]').attr('aria-sort')).toBe('descending');
  expect(rowsIn(sorted.$)).toHaveLength(rowsIn(all.$).length);

  const reviews = await readPage(request, '/admin/reviews');
  const first = reviews.$('main [data-row]').first().attr('data-row');
  const way = ($: CheerioAPI, name: string) => $('main a').filter((_, link) => $(link).text() === name);
  const second = await readPage(request, way(reviews.$, 'Página siguiente ›').attr('href') ?? '');
  expect(rowsIn(second.$).length).toBeGreaterThan(0);
  expect(second.$(`[data-row="${first}"]`)).toHaveLength(0);
  const back = await readPage(request, way(second.$, '‹ Página anterior').attr('href') ?? '');
  expect(back.$('main [data-row]').first().attr('data-row')).toBe(first);
});

test('LIST-6 the people and things that a row names lead to theirs', async ({ request }) => {
  const orders = await readPage(request, '/admin/orders?number=maria@percha.example');
  const buyer = orders.$('main [data-row] a').filter((_, link) => orders.$(link).text() === 'María Sol');
  const person = await readPage(request, buyer.first().attr('href') ?? '');
  expect(person.$('main').text()).toContain(backOfficeTexts.people.detail);
  const back = person.$('main a').filter((_, link) => person.$(link).text() === '‹ Volver');
  expect(back.attr('href')).toMatch(/^\/admin\/orders\?number=maria/);

  const clients = await readPage(request, '/admin/clients?search=maria@percha.example');
  const bought = clients.$('main [data-row] a').filter((_, link) => /^\d+/.test(clients.$(link).text()));
  expect(bought.attr('href')).toBe('/admin/orders?buyer=maria');
  const { $ } = await readPage(request, '/admin/orders?buyer=maria');
  expect(rowsIn($).length).toBeGreaterThan(0);
  expect(rowsIn($).filter((row) => !$(row).text().includes('María Sol'))).toEqual([]);

  const reviews = await readPage(request, '/admin/reviews');
  const reviewed = reviews.$('main [data-row] a[href^="/admin/modification/"]').first();
  const product = await readPage(request, reviewed.attr('href') ?? '');
  expect(product.$('h1').text()).toBe('Modificar producto');
  expect(product.$('input[name=name]').attr('value')).toBe(reviewed.text());
});

test('LIST-7 an empty list says so, keeps what was searched, and leads to all', async ({ request }) => {
  const { $ } = await readPage(request, '/admin/orders?number=nadie@en.ninguna.parte');
  expect($('main').text()).toContain('No hay órdenes que mostrar');
  expect($('input[name=number]').attr('value')).toBe('nadie@en.ninguna.parte');
  const all = $('main a').filter((_, link) => $(link).text() === 'Ver todas');
  expect(all.attr('href')).toBe('/admin/orders');
});
