import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assistant } from '#contract/assistant.ts';
import { catalogue } from '#contract/catalogue.ts';
import { categories } from '#contract/categories.ts';
import { delivery } from '#contract/delivery.ts';
import { home } from '#contract/home.ts';
import { homeDesk } from '#contract/home-desk.ts';
import { menus } from '#contract/menus.ts';
import { pageDesk } from '#contract/page-desk.ts';
import { pages } from '#contract/pages.ts';
import { settingsDesk } from '#contract/settings-desk.ts';
import { translations } from '#contract/translations.ts';
import type { Actor } from '#test/actor.ts';
import { publishedPage } from '#test/own-page.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';
import { inLanguage } from '../context/request-language.ts';

let shop: Shop;
let admin: Actor, guest: Actor;
let id: number;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  guest = shop.guest();
  await admin.call(settingsDesk.languages, { otherLanguage: 'en' });
  ({ id } = await purchaseScene(shop).product());
  await shop.pool.query("update products set color = 'Azul' where id = $1", [id]);
  await shop.pool.query("update categories set title = 'Vestidos'");
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.pool.query('delete from owner_texts');
  await shop.services.translations.reload();
});

const inEnglish = <T>(work: () => Promise<T>): Promise<T> => inLanguage('en', work);
const textsOf = async (section: string) => (await admin.call(translations.one, { section })).texts;

async function keyed(section: string, given: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const texts = await textsOf(section);
  return Object.fromEntries(
    Object.entries(given).map(([source, text]) => [texts.find((one) => one.source === source)?.key ?? source, text]),
  );
}

/** Translates texts of a part by their sources. */
async function translate(section: string, given: Readonly<Record<string, string>>, version?: number) {
  const texts = await keyed(section, given);
  return admin.call(translations.save, { section, language: 'en', texts, ...(version !== undefined && { version }) });
}

describe('E43 what the owner wrote, in the second language', () => {
  test('a category has its word in that language alone, wherever it stands; the own one says that it is own', async () => {
    const seen = async () => {
      const { Category } = await guest.call(catalogue.detail, { id });
      const { facets } = await guest.call(catalogue.page, {});
      const [listed] = await guest.call(categories.list, {});
      const [suggested] = (await guest.call(catalogue.suggestions, { search: 'vestidos' })).categories;
      return [Category, facets.categories[0], listed, suggested].map((one) => [one?.title, one?.inOwnLanguage]);
    };
    const places = (one: readonly unknown[]) => Array.from({ length: 4 }, () => one);
    const own = await seen();
    expect(own).toEqual(places(['Vestidos', undefined]));
    expect(await inEnglish(seen)).toEqual(places(['Vestidos', ['title']]));
    await translate('categories', { Vestidos: 'Dresses' });
    expect(await inEnglish(seen)).toEqual(places(['Dresses', undefined]));
    expect(await seen()).toEqual(own);
    // The back office names it as its owner does.
    expect((await inEnglish(() => admin.call(categories.desk, {})))[0]?.title).toBe('Vestidos');
  });

  test('a category is suggested by its word in either language', async () => {
    await translate('categories', { Vestidos: 'Dresses' });
    const found = async (search: string) =>
      (await guest.call(catalogue.suggestions, { search })).categories.map(({ title }) => title);
    expect([await inEnglish(() => found('dress')), await inEnglish(() => found('vesti'))]).toEqual([
      ['Dresses'],
      ['Dresses'],
    ]);
    expect([await found('dress'), await found('vesti')]).toEqual([[], ['Vestidos']]);
  });

  test('a colour is shown by its word, and stays the value of its filter', async () => {
    await translate('colors', { Azul: 'Blue' });
    const seen = async () => {
      const { color, shownColor } = await guest.call(catalogue.detail, { id });
      const { products, facets } = await guest.call(catalogue.page, { color: 'Azul' });
      const [{ value, words } = { value: '', words: '' }] = facets.colors;
      return { color, shownColor, value, words, found: products.map((one) => one.shownColor) };
    };
    expect(await inEnglish(seen)).toEqual({
      color: 'Azul',
      shownColor: 'Blue',
      value: 'Azul',
      words: 'Blue',
      found: ['Blue'],
    });
    expect(await seen()).toEqual({
      color: 'Azul',
      shownColor: undefined,
      value: 'Azul',
      words: undefined,
      found: [undefined],
    });
  });

  test('a product is found by the word of its colour in either language, and in the own one by its own word', async () => {
    await translate('colors', { Azul: 'Blue' });
    const found = async (search: string) =>
      (await guest.call(catalogue.page, { search })).products.map((one) => one.id);
    for (const word of ['blue', 'Blue', 'azul']) {
      expect([word, await inEnglish(() => found(word))]).toEqual([word, [id]]);
    }
    expect([await found('blue'), await found('azul')]).toEqual([[], [id]]);
  });

  test('blocks of the home page, each text by itself', async () => {
    const blocks = [
      { id: 'texto', kind: 'text' as const, title: 'Hola', html: '<p>Somos una <strong>tienda</strong></p>' },
      {
        id: 'franja',
        kind: 'facts' as const,
        facts: [
          { icon: 'card' as const, title: 'Pagos', text: 'Con tarjeta' },
          { icon: 'lock' as const, title: 'Segura', text: '' },
        ],
      },
    ];
    const { version } = await admin.call(homeDesk.save, { blocks });
    await admin.call(homeDesk.publish, { version });
    const html = '<p>Somos una <strong>tienda</strong></p>';
    await translate('home', {
      Hola: 'Hello',
      [html]: '<p>We are a <strong>shop</strong><script>x()</script></p>',
      Pagos: 'Payments',
    });
    expect(await inEnglish(() => guest.call(home.shown, {}))).toEqual([
      { id: 'texto', kind: 'text', title: 'Hello', html: '<p>We are a <strong>shop</strong></p>' },
      {
        id: 'franja',
        kind: 'facts',
        facts: [
          { icon: 'card', title: 'Payments', text: 'Con tarjeta', inOwnLanguage: ['text'] },
          { icon: 'lock', title: 'Segura', text: '', inOwnLanguage: ['title'] },
        ],
      },
    ]);
    expect(await guest.call(home.shown, {})).toEqual(blocks);
    await shop.pool.query("delete from content_versions where kind = 'home'");
  });

  test('a page, its structured questions and its links in menu and footer', async () => {
    const { version } = await admin.call(pageDesk.create, { slug: 'preguntas', title: 'Preguntas', kind: 'questions' });
    const html = '<h2>¿Envían?</h2><p>Sí, a {{correo}}</p>';
    const text = {
      title: 'Preguntas',
      description: 'Lo que preguntan',
      html,
      isDated: false,
      inMenu: true,
      inFooter: true,
    };
    const saved = await admin.call(pageDesk.save, { slug: 'preguntas', ...text, version });
    await admin.call(pageDesk.publish, { slug: 'preguntas', version: saved.version });
    const one = () => inEnglish(() => guest.call(pages.one, { slug: 'preguntas' }));
    expect((await one()).inOwnLanguage).toEqual(['title', 'description', 'html']);
    await translate('page-preguntas', {
      Preguntas: 'Questions',
      [html]: '<h2>Do you ship?</h2><p>Yes, to {{correo}}</p>',
    });
    expect(await one()).toMatchObject({
      title: 'Questions',
      description: 'Lo que preguntan',
      html: '<h2>Do you ship?</h2><p>Yes, to hola@percha.example</p>',
      questions: [{ question: 'Do you ship?', answer: 'Yes, to hola@percha.example' }],
      inOwnLanguage: ['description'],
    });
    const menu = await inEnglish(() => guest.call(menus.shown, {}));
    expect(menu.main).toEqual([{ text: 'Questions', to: '/paginas/preguntas', links: [] }]);
    expect(await guest.call(pages.one, { slug: 'preguntas' })).toMatchObject({
      title: 'Preguntas',
      html: expect.stringContaining('¿Envían?'),
    });
  });

  test('the menu that the owner set; the names of authorities stay', async () => {
    const to = { to: 'path' as const, path: '/home' };
    const { version } = await admin.call(menus.desk, {});
    await admin.call(menus.save, {
      version,
      main: [{ text: 'Colección', target: to, links: [] }],
      footer: [{ title: 'La casa', links: [{ text: 'Ofertas', target: to }] }],
    });
    await translate('menu', { Colección: 'Collection', Ofertas: 'Offers' });
    const shown = await inEnglish(() => guest.call(menus.shown, {}));
    expect(shown.main[0]).toEqual({ text: 'Collection', to: '/home', links: [] });
    expect(shown.footer[0]).toEqual({
      title: 'La casa',
      inOwnLanguage: ['title'],
      links: [{ text: 'Offers', to: '/home' }],
    });
    expect(shown.legal.at(-1)).toMatchObject({ text: 'Defensa del consumidor', inOwnLanguage: ['text'] });
    expect((await guest.call(menus.shown, {})).main[0]).toEqual({ text: 'Colección', to: '/home', links: [] });
  });

  test('delivery methods; an order keeps the own name', async () => {
    const [offer] = await guest.call(delivery.offers, {});
    const title = offer?.title ?? '';
    await translate('delivery', { [title]: 'Home delivery' });
    expect((await inEnglish(() => guest.call(delivery.offers, {})))[0]?.title).toBe('Home delivery');
    expect((await guest.call(delivery.offers, {}))[0]?.title).toBe(title);
  });

  test('the answers of the assistant, asked for in that language', async () => {
    await admin.call(assistant.addQuestion, { name: 'Horarios', isActive: true });
    await admin.call(assistant.addAnswer, {
      name: 'Horarios',
      respuesta: 'De 9 a 18',
      isActive: true,
      alternativa: [],
    });
    const ask = (dataString: string) => guest.call(assistant.message, { dataString });
    await translate('assistant', { Horarios: 'Opening Hours', 'De 9 a 18': 'From 9 to 6' });
    expect(await inEnglish(() => ask('opening hours'))).toMatchObject({
      name: 'Opening Hours',
      respuesta: 'From 9 to 6',
    });
    expect(await ask('horarios')).toMatchObject({ name: 'Horarios', respuesta: 'De 9 a 18' });
  });

  test('a text that its owner changes has no translation: the own one is shown, and says so', async () => {
    await publishedPage(admin, 'cambiante');
    await translate('page-cambiante', { Envíos: 'Delivery' });
    const title = async () => {
      const { title: shown, inOwnLanguage } = await inEnglish(() => guest.call(pages.one, { slug: 'cambiante' }));
      return [shown, inOwnLanguage?.includes('title') ?? false];
    };
    expect(await title()).toEqual(['Delivery', false]);
    const { version } = await admin.call(pageDesk.one, { slug: 'cambiante' });
    const text = { description: '', html: '<p>x</p>', isDated: false, inMenu: false, inFooter: true };
    const saved = await admin.call(pageDesk.save, { slug: 'cambiante', title: 'Los envíos', ...text, version });
    await admin.call(pageDesk.publish, { slug: 'cambiante', version: saved.version });
    expect(await title()).toEqual(['Los envíos', true]);
  });
});
