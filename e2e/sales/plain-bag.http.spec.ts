import type { APIRequestContext } from '@playwright/test';
import { texts } from '#contract/core/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';

/** Sends a form to the bag's page as a browser without scripts does. Returns where it leads. */
async function send(request: APIRequestContext, origin: string, form: Record<string, string>): Promise<string> {
  const answer = await request.post('/bag', { headers: { origin }, form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return answer.headers()['location'] ?? '';
}

/** Returns the fields of a product's form, without a size, and its sizes in stock. */
async function buyBox(request: APIRequestContext, id: number) {
  const { $ } = await readPage(request, `/detail/${id}`);
  const form = $('form[action="/bag"]');
  const picker = $(`select[name="variantId"][form="${form.attr('id')}"]`);
  const sizes = picker.find('option:not([disabled]):not([value=""])').toArray();
  return { fields: fieldsOf(form.serializeArray()), sizes: sizes.map((option) => $(option).attr('value') ?? '') };
}

const fieldsOf = (fields: readonly { name: string; value: string }[]) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Presses the first button of the bag whose name begins so. Returns the units of each line afterwards. */
async function press(request: APIRequestContext, origin: string, name: string): Promise<string[]> {
  const before = (await readPage(request, '/bag')).$;
  const button = before(`main button[aria-label^="${name}"]`).first();
  const form = before(`form[id="${button.attr('form')}"]`)
    .add(button.closest('form'))
    .first();
  expect([form.attr('method'), form.attr('action')]).toEqual(['post', '/bag']);
  const fields = fieldsOf(form.serializeArray());
  const intent = { [button.attr('name') ?? '']: button.attr('value') ?? '' };
  expect(await send(request, origin, { ...fields, ...intent })).toBe('/bag?aviso=changed');
  return units(request);
}

async function units(request: APIRequestContext): Promise<string[]> {
  const { $ } = await readPage(request, '/bag');
  return $('main [aria-label="Productos en el carrito"] output')
    .toArray()
    .map((one) => $(one).text());
}

test('MEND-23 without scripts the forms of the bag add, raise, lower and remove', async ({ request, shop }) => {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    'select product_id as id from variants where stock > 50 group by product_id order by product_id limit 2',
  );
  for (const { id } of rows) {
    const { fields, sizes } = await buyBox(request, id);
    const [variantId = ''] = sizes;
    expect(await send(request, shop.url, { ...fields, variantId })).toBe('/bag?aviso=added');
  }
  expect(await units(request)).toEqual(['1', '1']);
  expect(await press(request, shop.url, 'Sumar')).toEqual(['2', '1']);
  expect(await press(request, shop.url, 'Restar')).toEqual(['1', '1']);
  expect(await press(request, shop.url, 'Quitar')).toEqual(['1']);
  expect(await press(request, shop.url, 'Restar')).toEqual([]);
});

test('BAG-1 the bag of an earlier version, and the form of a page that it made, name a product and a size', async ({
  playwright,
  shop,
}) => {
  const { rows } = await shop.database.pool.query<{ id: number; size: string }>(
    'select product_id as id, min(brand_size) as size from variants where stock > 50 group by product_id order by product_id limit 2',
  );
  const [held, added] = rows;
  if (!held || !added) throw new Error('the demo has no products with many units');
  const value = `abcdef-123|${held.id}:${encodeURIComponent(held.size)}:2`;
  const place = { domain: new URL(shop.url).hostname, path: '/bag', expires: -1 };
  const cookie = { name: 'bolsa', value, ...place, httpOnly: true, secure: false, sameSite: 'Lax' } as const;
  const request = await playwright.request.newContext({
    baseURL: shop.url,
    storageState: { cookies: [cookie], origins: [] },
  });
  expect(await units(request)).toEqual(['2']);
  const form = { intent: 'add', id: String(added.id), brandSize: added.size };
  const answer = await request.post('/bag', { headers: { origin: shop.url }, form, maxRedirects: 0 });
  expect(answer.headers()['location']).toBe('/bag?aviso=added');
  // What is written names the variants, and stays the bag that it was.
  expect(answer.headers()['set-cookie']).toMatch(
    new RegExp(`bolsa=2\\.abcdef-123\\|[1-9]\\d*:${held.id}:[^|]+:2\\|[1-9]\\d*:${added.id}:[^|]+:1;`),
  );
  await request.dispose();
});

test('MEND-23 without scripts and without a size nothing is added, and the page says so', async ({ request, shop }) => {
  const { fields } = await buyBox(request, 5);
  expect(await send(request, shop.url, fields)).toBe('/bag?aviso=size');
  const { $ } = await readPage(request, '/bag?aviso=size');
  expect($('main [role="status"]').text()).toBe(texts.detail.sizeMissing);
  expect($('main').text()).toContain(texts.bag.emptyPage);
  expect(await units(request)).toEqual([]);
});
