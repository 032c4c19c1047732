import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';

// No other of these tests looks at attributes.
test.afterAll(({ shop }) => shop.database.pool.query("delete from attributes where slug = 'gramaje'"));

test('GOOD-8 a number filters by a range without scripts, under an address that search engines leave alone', async ({
  request,
  shop,
}) => {
  const { pool } = shop.database;
  await pool.query(`with made as (
      insert into attributes (name, slug, kind, unit, position) values ('Gramaje', 'gramaje', 'number', 'g', 99) returning id
    ) insert into product_attributes (product_id, attribute_id, number)
      select products.id, made.id, 100 * row_number() over (order by products.id)
      from (select id from products where state = 'published' order by id limit 5) as products, made`);
  // The name is a parameter of the cached page once the process has heard of it.
  await expect
    .poll(async () => (await readPage(request, '/home?gramaje=300')).$('[data-results]').text())
    .toMatch(/^1 /);
  const found = async (query: string) => readPage(request, `/home?${query}`);
  const { $ } = await found('gramaje.min=200&gramaje.max=400');
  expect($('[data-results]').text()).toMatch(/^3 /);
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[rel=canonical]').attr('href')).toMatch(/\/home$/);
  // The form has what is asked for, and what there is.
  const field = (name: string) => $(`input[name="${name}"]:not([type=hidden])`);
  const fields = ['gramaje.min', 'gramaje.max'].map((name) => [
    field(name).attr('value'),
    field(name).attr('placeholder'),
  ]);
  expect(fields).toEqual([
    ['200', '100 g'],
    ['400', '500 g'],
  ]);
  expect((await found('gramaje.min=600')).$('[data-results]').text()).toMatch(/^0 /);
  expect((await found('gramaje.max=150,5')).$('[data-results]').text()).toMatch(/^1 /);
  const wrong = await found('gramaje.min=mucho');
  expect(wrong.$('[role=status]').text()).toContain('Escriba un número');
  expect(wrong.$('input[name="gramaje.min"]:not([type=hidden])').attr('aria-invalid')).toBe('true');
});
