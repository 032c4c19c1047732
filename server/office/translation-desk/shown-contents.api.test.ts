import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assistant } from '#contract/office/assistant.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { home } from '#contract/site/home.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { menus } from '#contract/site/menus.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { pages } from '#contract/site/pages.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { shop as facts } from '#contract/core/shop/shop.ts';
import type { Actor } from '#test/actor.ts';
import { publishedPage } from '#test/own-page.ts';
import { inEnglish, translator } from '#test/translate.ts';
import { factsInWords } from '#server/core/context/facts-in-words.ts';
import { openedShop } from '#test/opened-shop.ts';

type Words = ReturnType<typeof translator>;

const here = openedShop();

let admin: Actor, guest: Actor;
let translate: Words['translate'];

beforeAll(async () => {
  admin = await here.shop.admin();
  guest = here.shop.guest();
  ({ translate } = translator(admin));
  await admin.call(settingsDesk.languages, { otherLanguage: 'en' });
});

beforeEach(async () => {
  await here.shop.pool.query('delete from owner_texts');
  await here.shop.services.translations.reload();
});

describe('OWN-2 what the owner wrote for the shop and its pages, in the second language', () => {
  test('the phrase of the shop, and the home page that nobody arranged', async () => {
    const { motto } = facts();
    const shown = () => inEnglish(async () => factsInWords(facts()));
    expect(await shown()).toMatchObject({ motto, inOwnLanguage: ['motto', 'description'] });
    await translate('shop', { [motto ?? '']: 'Quiet clothes' });
    expect(await shown()).toMatchObject({ motto: 'Quiet clothes', inOwnLanguage: ['description'] });
    expect(factsInWords(facts())).toBe(facts());
    const [hero] = await inEnglish(() => guest.call(home.shown, {}));
    expect(hero).toMatchObject({ kind: 'hero', line: 'Quiet clothes' });
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
    await here.shop.pool.query("delete from content_versions where kind = 'home'");
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
    expect((await inEnglish(() => ask('horarios'))).inOwnLanguage).toEqual(['respuesta', 'name']);
    await translate('assistant', { Horarios: 'Opening Hours', 'De 9 a 18': 'From 9 to 6' });
    expect(await inEnglish(() => ask('opening hours'))).toMatchObject({
      name: 'Opening Hours',
      respuesta: 'From 9 to 6',
    });
    expect(await ask('horarios')).toMatchObject({ name: 'Horarios', respuesta: 'De 9 a 18' });
  });

  test('a value of the shop stands in the language of the text around it', async () => {
    const html = '<p>Tiene {{plazo de devolución}}.</p>';
    await publishedPage(admin, 'plazos', { html });
    const shown = async () => (await guest.call(pages.one, { slug: 'plazos' })).html;
    expect(await inEnglish(shown)).toBe('<p>Tiene 30 días.</p>');
    await translate('page-plazos', { [html]: '<p>You have {{plazo de devolución}}.</p>' });
    expect(await inEnglish(shown)).toBe('<p>You have 30 days.</p>');
    expect(await shown()).toBe('<p>Tiene 30 días.</p>');
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
