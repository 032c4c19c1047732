import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';
import { htmlLines } from '#contract/core/fields/html-text.ts';
import { forGuests } from '../walk/looked-at.ts';
import { textsIn } from './texts-in.ts';

/** Returns the lines of HTML, or of a text, as a page says them. */
const linesOf = (source: string) => htmlLines(source).map((line) => line.replaceAll(/\{\{.*$/g, '').trim());

test('OWN-2 no page of the demonstration in English says a text of its owner in Spanish', async ({ request, shop }) => {
  const { rows } = await shop.database.pool.query<{ source: string; text: string }>(
    `select source, text from owner_texts
     union all select unnest(array[products.name, products.description, about_me, care_info, size_and_fit]), '' from products`,
  );
  const english = new Set(rows.flatMap(({ text }) => linesOf(text)));
  const own = new Set(
    rows.flatMap(({ source }) => linesOf(source)).filter((line) => line.length > 3 && !english.has(line)),
  );
  expect(own.size).toBeGreaterThan(200);
  const found: string[] = [];
  for (const path of forGuests.filter((one) => one !== '/muestrario')) {
    const sent = await readPage(request, `/en${path === '/' ? '' : path}`);
    found.push(
      ...textsIn(sent).flatMap(({ text, lang }) => (own.has(text) && lang !== 'es-AR' ? [`${path}: ${text}`] : [])),
    );
  }
  expect(found).toEqual([]);
  // On the page in Spanish nearly all is.
  expect(textsIn(await readPage(request, '/')).filter(({ text }) => own.has(text)).length).toBeGreaterThan(10);
});
