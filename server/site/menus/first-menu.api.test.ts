import { expect, test } from 'vitest';
import { menus } from '#contract/site/menus.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import type { Language } from '#messages/languages.ts';
import { moveShop } from '#test/moved-shop.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { menuSubscriber } from './menu-memory.service.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

const argentine = { text: 'Defensa del consumidor', to: 'https://autogestion.produccion.gob.ar/consumidores' };

test('OWN-5 SHELL-9 a shop whose owner changed nothing has the menu that is specified', async () => {
  expect(await here.shop.guest().call(menus.shown, {})).toEqual({
    main: [],
    footer: [
      {
        title: '',
        links: [
          { text: 'Nosotros', to: '/about' },
          { text: 'Desarrolladores', to: '/info/dev' },
        ],
      },
    ],
    accepted: [],
    about: '/about',
    sizes: null,
    contact: [
      { text: 'hola@percha.example', to: 'mailto:hola@percha.example' },
      { text: 'WhatsApp', to: expect.stringContaining('https://wa.me/5491100000000?text=') },
      { text: 'Instagram', to: 'https://www.instagram.com/' },
    ],
    legal: [argentine],
    filled: [],
    hasAnswers: false,
  });
  expect(await here.admin.call(menus.desk, {})).toMatchObject({ version: 0, broken: [] });
});

test('OWN-2 the first menu is in the language of each visitor, also from the memory of the process', async () => {
  const memory = menuSubscriber(here.shop.services.db);
  memory.resume();
  const textsIn = (language: Language) =>
    inLanguage(language, async () => {
      const { footer } = await here.shop.guest().call(menus.shown, {});
      return footer.flatMap(({ links }) => links.map(({ text }) => text));
    });
  expect(await textsIn('en')).toEqual(['About us', 'Developers']);
  expect(await textsIn('es-AR')).toEqual(['Nosotros', 'Desarrolladores']);
  expect(await textsIn('en')).toEqual(['About us', 'Developers']);
  memory.pause();
});

test('OWN-2 the menu that the owner edits is in the shop’s own language, also in the back office in English', async () => {
  const own = await here.admin.call(menus.desk, {});
  expect(own.footer[0]?.links.map(({ text }) => text)).toEqual(['Nosotros', 'Desarrolladores']);
  expect(await inLanguage('en', () => here.admin.call(menus.desk, {}))).toEqual(own);
  const { main, footer } = own;
  expect(own.first).toEqual({ main, footer });
});

test('OWN-2 OWN-5 the way back to the first menu is in the shop’s own language, whatever was saved since', async () => {
  const group = { title: 'Ayuda', links: [{ text: 'Quiénes somos', target: { to: 'path', path: '/about' } as const }] };
  const saved = await inLanguage('en', () => here.admin.call(menus.save, { main: [], footer: [group] }));
  expect(saved.first.footer[0]?.links.map(({ text }) => text)).toEqual(['Nosotros', 'Desarrolladores']);
  await here.admin.call(menus.save, saved.first);
});

const shownComplaints = async () => (await here.shop.guest().call(menus.shown, {})).legal;

test.each([
  ['AR', [argentine.to]],
  ['MX', ['https://www.gob.mx/profeco']],
  ['CL', ['https://www.sernac.cl']],
  ['CO', ['/reversion-del-pago', 'https://www.sic.gov.co']],
  ['UY', ['https://www.gub.uy/ministerio-economia-finanzas']],
  ['PE', ['/libro-de-reclamaciones', 'https://enlinea.indecopi.gob.pe/reclamavirtual/']],
  ['ES', []],
] as const)('OWN-2 in %s every page says where buyers complain', async (code, links) => {
  await moveShop(here.admin, code);
  const shown = await shownComplaints();
  await moveShop(here.admin, 'AR');
  expect(shown.map(({ to }) => to)).toEqual(links);
});

test('OWN-2 where the law demands a book of complaints, every page leads to it, and the terms too', async () => {
  await moveShop(here.admin, 'PE');
  const { html } = await here.admin.call(pageDesk.create, { slug: 'terminos', title: 'Términos', kind: 'terms' });
  const shown = await shownComplaints();
  await moveShop(here.admin, 'AR');
  expect(html).toContain('href="/libro-de-reclamaciones"');
  expect(shown[0]).toEqual({ text: 'Libro de Reclamaciones', to: '/libro-de-reclamaciones' });
  expect(await shownComplaints()).toEqual([argentine]);
});
