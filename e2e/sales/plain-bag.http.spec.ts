import type { APIRequestContext } from '@playwright/test';
import { texts } from '#contract/core/texts/texts.ts';
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
  const picker = $(`select[name="brandSize"][form="${form.attr('id')}"]`);
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
    const [brandSize = ''] = sizes;
    expect(await send(request, shop.url, { ...fields, brandSize })).toBe('/bag?aviso=added');
  }
  expect(await units(request)).toEqual(['1', '1']);
  expect(await press(request, shop.url, 'Sumar')).toEqual(['2', '1']);
  expect(await press(request, shop.url, 'Restar')).toEqual(['1', '1']);
  expect(await press(request, shop.url, 'Quitar')).toEqual(['1']);
  expect(await press(request, shop.url, 'Restar')).toEqual([]);
});

test('MEND-23 without scripts and without a size nothing is added, and the page says so', async ({ request, shop }) => {
  const { fields } = await buyBox(request, 5);
  expect(await send(request, shop.url, fields)).toBe('/bag?aviso=size');
  const { $ } = await readPage(request, '/bag?aviso=size');
  expect($('main [role="status"]').text()).toBe(texts.detail.sizeMissing);
  expect($('main').text()).toContain(texts.bag.emptyPage);
  expect(await units(request)).toEqual([]);
});
