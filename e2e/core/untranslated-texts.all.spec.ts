import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';
import { textsIn } from './texts-in.ts';
import { inEnglish } from './texts-of.ts';

// Its texts lose their translations.
test.use({ shopOptions: { name: 'untranslated-texts' } });

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
      const said = textsIn(await readPage(request, path)).filter((one) => one.text === text);
      return [...new Set(said.map(({ lang }) => lang))];
    };
    for (const text of words) {
      await expect.poll(() => langsOf(text), { message: `${path}: ${text}` }).toEqual(['es-AR']);
    }
    expect([path, await langsOf(inEnglish('frames.skipToContent'))]).toEqual([path, ['en']]);
  }
});
