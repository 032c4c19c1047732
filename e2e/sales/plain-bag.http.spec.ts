import { texts } from '#contract/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';

test('MEND-23 without scripts and without a size nothing is added, and the page says so', async ({ request, shop }) => {
  const { $ } = await readPage(request, '/detail/5');
  const form = $('form[action="/bag"]');
  const fields = form.serializeArray().map(({ name, value }): [string, string] => [name, value]);
  const answer = await request.post('/bag', {
    headers: { origin: shop.url },
    form: Object.fromEntries(fields),
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/bag?aviso=size']);
  const bag = await readPage(request, '/bag?aviso=size');
  expect(bag.$('main [role="status"]').text()).toBe(texts.detail.sizeMissing);
  expect(bag.$('main').text()).toContain(texts.bag.emptyPage);
  expect(bag.$('main [aria-label="Productos en el carrito"]')).toHaveLength(0);
});
