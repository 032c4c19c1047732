import { expect, test } from '../fixtures/test.ts';
import { offerEnglish } from './offer-english.ts';
import { openOwnShop } from '../fixtures/shop.ts';
import type { OwnShop } from '../fixtures/shop.ts';

/** Its own shop, because the languages are those of every page. */
let shop: OwnShop;

test.beforeAll(async () => {
  shop = await openOwnShop();
  await offerEnglish(shop.url);
}, 600_000);

test.afterAll(() => shop.close());

const bodyOf = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${shop.url}${path}`, { headers });
  return { status: answer.status, caching: answer.headers.get('cdn-cache-control'), body: await answer.text() };
};

const attributesOf = (tag: string) =>
  new Map(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  );

/** Returns what search engines read of the languages of a page: its own address and those of the others. */
async function languagesOf(path: string) {
  const { body } = await bodyOf(path);
  const links = [...body.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const addressOf = (link: ReadonlyMap<string, string>) => {
    const { origin, pathname, search } = new URL(link.get('href') ?? '');
    expect(origin).toBe(shop.url);
    return `${pathname}${search}`;
  };
  const alternates = links.filter((link) => link.get('rel') === 'alternate' && link.has('hreflang'));
  return {
    canonical: links.filter((link) => link.get('rel') === 'canonical').map(addressOf),
    alternates: Object.fromEntries(alternates.map((link) => [link.get('hreflang') ?? '', addressOf(link)])),
    isHidden: /<meta name="robots" content="noindex"/.test(body),
  };
}

test.each([
  ['the first page', '/', '/', '/en'],
  ['the catalogue', '/home', '/home', '/en/home'],
  [
    'a list in another order and of a campaign',
    '/home?page=2&order=price-asc&gender=Women&utm_source=x',
    '/home?gender=Women&page=2',
    '/en/home?gender=Women&page=2',
  ],
  ['a product', '/detail/7', '/detail/7', '/en/detail/7'],
  ['a page of the owner', '/paginas/guia-de-talles', '/paginas/guia-de-talles', '/en/paginas/guia-de-talles'],
])('OWN-2 %s names its address in each language, and both say the same', async (_what, asked, own, english) => {
  const alternates = { 'es-AR': own, en: english, 'x-default': own };
  const askedInEnglish = asked === '/' ? '/en' : `/en${asked}`;
  for (const [path, canonical] of [
    [asked, own],
    [askedInEnglish, english],
    // The addresses that are named lead back to each other.
    [own, own],
    [english, english],
  ] as const) {
    expect([path, await languagesOf(path)]).toEqual([path, { canonical: [canonical], alternates, isHidden: false }]);
  }
});

test.each(['/home?search=camisa', '/home?gender=Women&size=M', '/bag', '/login'])(
  'OWN-2 %s, which search engines do not show, names no other language',
  async (path) => {
    for (const asked of [path, `/en${path}`]) {
      expect(await languagesOf(asked)).toMatchObject({ alternates: {}, isHidden: true });
    }
  },
);

test.each([
  ['/', '/en'],
  ['/home?gender=Women', '/en/home?gender=Women'],
  ['/detail/7', '/en/detail/7'],
  ['/paginas/guia-de-talles', '/en/paginas/guia-de-talles'],
  ['/_.data', '/en.data'],
  ['/home.data?gender=Women', '/en/home.data?gender=Women'],
  ['/detail/7.data', '/en/detail/7.data'],
])('OWN-2 MEND-4 the page cache never gives %s for %s, nor the reverse', async (own, english) => {
  // The first of each are made at the same time; an address with a query is cached when it is asked for again.
  const paths = Array.from({ length: 6 }, () => [own, english]).flat();
  const answers = await Promise.all(paths.map((path) => bodyOf(path)));
  // What a visitor's browser speaks does not decide.
  for (const path of paths) answers.push(await bodyOf(path, { 'accept-language': path === own ? 'en' : 'es' }));
  const given = answers.map((answer, at) => ({ ...answer, path: paths[at % paths.length] ?? '' }));
  expect(given.map(({ path, status }) => [path, status])).toEqual(given.map(({ path }) => [path, 200]));

  const cached = (path: string) => given.filter((one) => one.path === path && one.caching !== null);
  const [ownBytes, englishBytes] = [own, english].map((path) => new Set(cached(path).map(({ body }) => body)));
  expect([cached(own).length, cached(english).length]).toEqual([
    expect.toSatisfy(atLeast(6)),
    expect.toSatisfy(atLeast(6)),
  ]);
  expect([ownBytes?.size, englishBytes?.size]).toEqual([1, 1]);
  expect(ownBytes).not.toEqual(englishBytes);
  for (const { path, body } of own.includes('.data') ? [] : given) {
    expect([path, /<html lang="([^"]*)"/.exec(body)?.[1]]).toEqual([path, path === own ? 'es-AR' : 'en']);
  }
});

const atLeast = (count: number) => (found: number) => found >= count;

test.each([
  ['/api/products/detail/7', true],
  ['/api/catalogue/cards?id=7', true],
  ['/api/menu', false],
  ['/api/home/blocks', false],
  ['/api/categories', false],
])(
  'OWN-2 MEND-4 %s answers each program in its language, whatever was asked and kept before',
  async (path, isNamed) => {
    await shop.database.pool.query(
      `insert into product_texts (product_id, language, name) values (7, 'en', 'Harbour tee')
      on conflict (product_id, language) do nothing`,
    );
    // The change has reached the page cache.
    await expect.poll(async () => (await bodyOf('/en/detail/7')).body).toContain('Harbour tee');
    const answers = { es: new Set<string>(), en: new Set<string>() };
    const kept = { es: false, en: false };
    for (const language of ['es', 'en', 'es', 'en', 'es', 'en'] as const) {
      const referer = `${shop.url}${language === 'es' ? '/en/home' : '/home'}`;
      const { status, caching, body } = await bodyOf(path, { 'accept-language': language, referer });
      expect([language, status, body.includes('Harbour tee')]).toEqual([language, 200, isNamed && language === 'en']);
      answers[language].add(body);
      // Only answers in the shop's own language are kept, by the shop or by others.
      kept[language] = caching !== null;
    }
    expect([answers.es.size, answers.en.size]).toEqual([1, 1]);
    expect(kept).toEqual({ es: true, en: false });
  },
);

test('OWN-2 calls have one address for all languages', async () => {
  expect((await bodyOf('/en/api/catalogue')).status).toBe(404);
});
