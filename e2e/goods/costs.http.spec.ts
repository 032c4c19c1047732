import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';
import { forGuests } from '../walk/looked-at.ts';

test('GOOD-9 no page for visitors, nor its data, has what goods cost the shop, or what is left of their prices', async ({
  request,
  shop,
}) => {
  // No other of these tests looks at costs.
  await shop.database.pool.query('update variants set cost_minor = 7654321');
  const pages = [...forGuests.filter((path) => path !== '/muestrario'), '/home.data', '/detail/1.data', '/_root.data'];
  let named = 0;
  for (const path of pages) {
    const { text } = await readPage(request, path);
    if (text.includes('/detail/')) named += 1;
    expect([path, /76\.?543[.,]?21|7654321|"(?:cost|margin)"/.exec(text)]).toEqual([path, null]);
  }
  // The walk has met goods on many of them.
  expect(named).toBeGreaterThan(5);
});
