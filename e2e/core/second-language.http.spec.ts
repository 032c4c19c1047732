import { expect, test } from '../fixtures/test.ts';
import { sendForm } from '../fixtures/plain-form.ts';
import { enterAs, readPage, sentPage, type Sent } from '../fixtures/sent-page.ts';
import { forAdministrators, forCustomers, forGuests } from '../walk/looked-at.ts';
import { endEnglish, offerEnglish } from './offer-english.ts';
import { leavingEnglish, saidLines } from './said-lines.ts';
import { spanishIn } from './spanish-in.ts';
import { isSpanish } from './spanish-texts.ts';
import { inEnglish } from './texts-of.ts';

test('OWN-2 a shop without a second language has no page below its name', async ({ request, shop }) => {
  await endEnglish(shop.url);
  for (const path of [
    '/en',
    '/en/',
    '/en/home',
    '/en/home?gender=Women',
    '/en/detail/7',
    '/en/home.data',
    '/en/admin',
  ]) {
    expect([path, (await readPage(request, path)).status]).toEqual([path, 404]);
  }
  expect((await readPage(request, '/home')).status).toBe(200);
  await offerEnglish(shop.url);
});

test('OWN-2 a text of the Spanish interface is found with its arguments and marked parts', async ({
  request,
  shop,
}) => {
  for (const [spanish, other] of [
    ['Su orden N° 12 queda guardada en su historial de compras.', 'Your order no. 12 is kept in your order history.'],
    ['Abra el enlace que enviamos a ana@example.com para que sea su correo.', 'Open the link that we sent to you.'],
    ['2 unidades', '2 units'],
    ['Ver la portada original', 'See the original home page'],
  ] as const) {
    expect([spanish, isSpanish(spanish), isSpanish(other)]).toEqual([spanish, true, false]);
  }
  // In a page in Spanish nearly all is.
  const { $ } = await readPage(request, '/home?gender=Women');
  expect(saidLines($).filter(isSpanish).length).toBeGreaterThan(20);
  expect(leavingEnglish($, `${shop.url}/home`)).toEqual(expect.arrayContaining(['/bag', '/home']));
});

test.describe('with English', () => {
  for (const [who, as, paths, tag] of [
    // Everything that the shop's pages are made of, by its developers for themselves.
    ['guests', undefined, forGuests.filter((path) => path !== '/muestrario'), ''],
    ['customers', 'cliente', forCustomers, ''],
    ['administrators', 'admin', forAdministrators, ' @all'],
  ] as const) {
    test(`OWN-2 no page of ${who} in English says a sentence of the Spanish interface, or leads to a page in Spanish${tag}`, async ({
      request,
    }) => {
      if (as !== undefined) await enterAs(request, as);
      const found: string[] = [];
      for (const path of paths) {
        const answer = await request.get(`/en${path === '/' ? '' : path}`);
        found.push(...spanishIn((await sentPage(answer)).$, answer.url()));
      }
      expect(found).toEqual([]);
    });
  }

  test('OWN-2 below the name of a third language there is no page', async ({ request }) => {
    expect((await readPage(request, '/es-MX/home')).status).toBe(404);
    expect((await readPage(request, '/en/home')).status).toBe(200);
  });

  test('OWN-2 another spelling of an address leads to the one spelling in its language', async ({ request }) => {
    const { status, headers } = await readPage(request, '/en/HOME');
    expect([status, headers['location']]).toEqual([308, '/en/home']);
  });

  test('OWN-2 what is refused before a page is reached is told in the language of its address', async ({ request }) => {
    const accept = 'text/html';
    const refused = await readPage(request, '/en/detail/%', { accept });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(`href="/en">${inEnglish('status-page.home')}<`);
    expect((await readPage(request, '/detail/%', { accept })).text).toContain('href="/">Volver al inicio<');
  });

  test('OWN-2 MEND-23 without scripts the cart works in English, and is the same in Spanish', async ({
    request,
    shop,
  }) => {
    const linesOf = ({ $ }: Sent, label: string) => $(`[aria-label="${label}"]`).text();
    const list = await readPage(request, '/en/home?gender=Women');
    const cards = list
      .$('main li')
      .filter((_, card) => !list.$(card).text().includes(inEnglish('product-card.soldOut')));
    const address = cards.find('a[href^="/en/detail/"]').attr('href') ?? '';
    const product = await readPage(request, address);
    const name = product.$('h1').text();
    const ownName = (await readPage(request, address.replace('/en', ''))).$('h1').text();
    const bag = await sendForm(request, shop.url, product, new RegExp(`^${inEnglish('catalogue.addToBag')}$`));
    expect(new URL(bag.address).pathname).toBe('/en/bag');
    expect(linesOf(bag, inEnglish('bag.productsIn'))).toContain(name);
    const inSpanish = await readPage(request, '/bag');
    expect(linesOf(inSpanish, 'Productos en el carrito')).toContain(ownName);
    const empty = await sendForm(request, shop.url, inSpanish, /^Quitar/);
    expect(empty.text).toContain('No hay productos en el carrito');
    expect((await readPage(request, '/en/bag')).text).toContain(inEnglish('texts.emptyBagPage'));
  });
});
