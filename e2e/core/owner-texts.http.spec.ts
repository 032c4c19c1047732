import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';
import type { Sent } from '../fixtures/sent-page.ts';
import { htmlLines } from '#contract/core/fields/html-text.ts';
import { forGuests } from '../walk/looked-at.ts';
import { inEnglish } from './texts-of.ts';

// Some of its texts lose their translations.
test.use({ shopOptions: { name: 'owner-texts' } });

/** Returns the texts of a page, each with the language that it is said to be in. */
function saidIn({ $ }: Sent): { readonly text: string; readonly lang: string | undefined }[] {
  return $('body, body *')
    .not('script, style')
    .contents()
    .toArray()
    .flatMap((node) => {
      const text = node.type === 'text' ? $(node).text().replaceAll(/\s+/g, ' ').trim() : '';
      return text === '' ? [] : [{ text, lang: $(node).closest('[lang]').attr('lang') }];
    });
}

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
      ...saidIn(sent).flatMap(({ text, lang }) => (own.has(text) && lang !== 'es-AR' ? [`${path}: ${text}`] : [])),
    );
  }
  expect(found).toEqual([]);
  // On the page in Spanish nearly all is.
  expect(saidIn(await readPage(request, '/')).filter(({ text }) => own.has(text)).length).toBeGreaterThan(10);
});

test('OWN-2 what has no translation is shown as its owner wrote it, and says so; a save is shown at once', async ({
  request,
  shop,
}) => {
  const pages = [
    ['/en', 'Pocas prendas, bien cortadas', 'El oficio', 'Compra segura', 'Vestidos', 'Guía de talles'],
    ['/en/home?gender=Women&color=Negro', 'Vestidos', 'Negro'],
    ['/en/detail/5', 'Buzo Quebrada Gris', 'Buzos', 'Gris', 'Interior frisado', 'Envío'],
    ['/en/paginas/guia-de-talles', 'Guía de talles', 'Cómo medirse'],
  ] as const;
  // The pages are cached.
  for (const [path] of [...pages, ...pages]) await readPage(request, path);
  await shop.database.pool.query("update owner_texts set text = ''; delete from product_texts");
  for (const [path, ...words] of pages) {
    const langsOf = async (text: string) => {
      const said = saidIn(await readPage(request, path)).filter((one) => one.text === text);
      return [...new Set(said.map(({ lang }) => lang))];
    };
    for (const text of words) {
      await expect.poll(() => langsOf(text), { message: `${path}: ${text}` }).toEqual(['es-AR']);
    }
    expect([path, await langsOf(inEnglish('frames.skipToContent'))]).toEqual([path, ['en']]);
  }
});
