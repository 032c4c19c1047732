import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { pages } from '#contract/site/pages.ts';
import { setShop, shop as facts } from '#contract/core/shop/shop.ts';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import type { Actor } from '#test/actor.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

let guest: Actor;
const before = facts();

const settings: ShopFacts = {
  ...before,
  name: 'Percha',
  company: 'Percha & Cía.',
  taxId: 'CUIT 30-71234567-1',
  address: 'Honduras 4850',
  contact: { email: 'hola@percha.example', phone: null, whatsApp: null, networks: [] },
  returnDays: 30,
};

beforeAll(async () => {
  guest = here.shop.guest();
  setShop(settings);
});

afterAll(async () => {
  setShop(before);
});

const empty = { description: '', html: '<p>Texto</p>', isDated: false, inMenu: false, inFooter: true };

/** Creates a page and publishes it, with this text if one is given. */
async function published(slug: string, change: Partial<Given<typeof pageDesk.save>> = {}) {
  const { version } = await here.admin.call(pageDesk.create, { slug, title: slug });
  const saved = await here.admin.call(pageDesk.save, { ...empty, slug, title: slug, version, ...change });
  return here.admin.call(pageDesk.publish, { slug, version: saved.version });
}

test('OWN-5 guests and customers reach nothing of the back office of pages', async () => {
  await published('reglas');
  const customer = await here.shop.customer('curiosa');
  const calls = [
    { method: 'GET', path: '/admin/pages' },
    { method: 'GET', path: '/admin/pages/reglas' },
    { method: 'GET', path: '/admin/pages/reglas/preview' },
    { method: 'POST', path: '/admin/pages' },
    { method: 'PUT', path: '/admin/pages/reglas' },
    { method: 'POST', path: '/admin/pages/reglas/publish' },
    { method: 'POST', path: '/admin/pages/reglas/withdraw' },
    { method: 'POST', path: '/admin/pages/reglas/restore' },
    { method: 'DELETE', path: '/admin/pages/reglas' },
  ];
  for (const { method, path } of calls) {
    const sent = { method, headers: { 'content-type': 'application/json' }, ...(method !== 'GET' && { body: '{}' }) };
    expect([path, (await guest.send(path, sent)).status]).toEqual([path, 401]);
    expect([path, (await customer.send(path, sent)).status]).toEqual([path, 403]);
  }
  expect((await guest.call(pages.one, { slug: 'reglas' })).html).toBe('<p>Texto</p>');
});

test('OWN-5 a draft and an unknown page are the same to everybody but administrators', async () => {
  const { version, state } = await here.admin.call(pageDesk.create, { slug: 'borrador', title: 'Un borrador' });
  await here.admin.call(pageDesk.save, { ...empty, slug: 'borrador', title: 'Un borrador', version });
  expect(state).toBe('draft');
  for (const slug of ['borrador', 'no-existe']) {
    expect(await guest.refusal(pages.one, { slug })).toMatchObject({ code: 'not_found', status: 404 });
  }
  expect((await guest.call(pages.list, {})).map(({ slug }) => slug)).not.toContain('borrador');
  expect(await here.admin.call(pageDesk.preview, { slug: 'borrador' })).toMatchObject({
    html: '<p>Texto</p>',
    version: 2,
  });
});

test('OWN-5 what is stored is clean, whatever was sent', async () => {
  const html =
    '<p onclick="x()">Hola<script>alert(1)</script><img src=x onerror=alert(1)></p><iframe src="https://malo.example">' +
    '</iframe><p><a href="javascript:alert(1)">uno</a> <a href="data:text/html,x">dos</a> <a href="https://b.example">tres</a></p>';
  const { html: clean } = await published('limpia', { html });
  expect(clean).toBe(
    '<p>Hola</p><p><a>uno</a> <a>dos</a> <a href="https://b.example" rel="noopener noreferrer nofollow" target="_blank">tres</a></p>',
  );
  expect((await guest.call(pages.one, { slug: 'limpia' })).html).toBe(clean);
});

test('OWN-5 a text that gets too long when it is sanitized is refused at its field', async () => {
  const { version } = await here.admin.call(pageDesk.create, { slug: 'larga', title: 'Larga' });
  const html = `<p>${'&'.repeat(30_000)}</p>`;
  const refusal = await here.admin.refusal(pageDesk.save, { ...empty, slug: 'larga', title: 'Larga', html, version });
  const message = 'El texto es demasiado largo: divídalo en dos páginas';
  expect(refusal.errors).toContainEqual({ path: 'html', message });
  expect((await here.admin.call(pageDesk.one, { slug: 'larga' })).version).toBe(version);
});

test('OWN-5 the data of the shop are filled in when the page is shown, escaped', async () => {
  await published('datos', { title: 'Sobre {{tienda}}', html: '<p>{{empresa}}, {{cuit}}, {{domicilio}}</p>' });
  const shown = () => guest.call(pages.one, { slug: 'datos' });
  expect(await shown()).toMatchObject({
    title: 'Sobre Percha',
    html: '<p>Percha &#38; Cía., CUIT 30-71234567-1, Honduras 4850</p>',
  });
  setShop({ ...settings, address: '<b>Otra</b> 12' });
  expect((await shown()).html).toContain('&#60;b&#62;Otra&#60;/b&#62; 12');
  setShop({ ...settings, address: null });
  expect((await shown()).html).toContain('30-71234567-1, —');
  setShop(settings);
});

test('OWN-5 a page whose data are not set cannot be published, and the preview marks them', async () => {
  const { version } = await here.admin.call(pageDesk.create, { slug: 'huecos', title: 'Huecos' });
  const html = '<p>{{teléfono}} y {{whatsapp}} y {{nada}}</p>';
  const saved = await here.admin.call(pageDesk.save, { ...empty, slug: 'huecos', title: 'Huecos', html, version });
  expect(saved.gaps).toEqual(['Teléfono', 'WhatsApp', '«nada»']);
  const refusal = await here.admin.refusal(pageDesk.publish, { slug: 'huecos', version: saved.version });
  expect([refusal.code, refusal.detail]).toEqual(['page_gaps', expect.stringContaining('Teléfono, WhatsApp, «nada»')]);
  const preview = await here.admin.call(pageDesk.preview, { slug: 'huecos' });
  expect(preview.html).toContain('<mark>Falta: Teléfono</mark>');
  expect(await guest.refusal(pages.one, { slug: 'huecos' })).toMatchObject({ code: 'not_found' });
  const empties = await here.admin.call(pageDesk.create, { slug: 'vacia', title: 'Vacía' });
  const nothing = await here.admin.refusal(pageDesk.publish, { slug: 'vacia', version: empties.version });
  expect(nothing.code).toBe('page_empty');
});

test('OWN-5 a page of the shop that is not public is not linked', async () => {
  const html = '<p><a href="/paginas/despues">Después</a> y <a href="/arrepentimiento">botón</a></p>';
  await published('enlaces', { html });
  const shown = async () => (await guest.call(pages.one, { slug: 'enlaces' })).html;
  expect(await shown()).toBe('<p>Después y <a href="/arrepentimiento">botón</a></p>');
  await published('despues');
  expect(await shown()).toBe(html);
});

test('OWN-5 a template begins a page in the words of the country, once for each address', async () => {
  const { templates, values } = await here.admin.call(pageDesk.list, {});
  expect(templates.map(({ slug }) => slug)).toContain('cambios-y-devoluciones');
  expect(values).toContainEqual({ name: 'correo', label: 'Correo de contacto', value: 'hola@percha.example' });
  const given = { slug: 'cambios-y-devoluciones', title: 'Cambios', kind: 'returns' } as const;
  const made = await here.admin.call(pageDesk.create, given);
  expect(made).toMatchObject({ title: 'Cambios', kind: 'returns', isDated: true, state: 'draft', gaps: [] });
  expect(made.html).toContain('Ley 24.240');
  expect((await here.admin.refusal(pageDesk.create, given)).code).toBe('page_taken');
  const both = await Promise.allSettled(
    [1, 2].map(() => here.admin.call(pageDesk.create, { slug: 'a-la-vez', title: 'A' })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toMatchObject([
    { code: 'page_taken' },
  ]);
});

test('OWN-5 questions are told with their answers, as text', async () => {
  const { version } = await here.admin.call(pageDesk.create, {
    slug: 'preguntas',
    title: 'Preguntas',
    kind: 'questions',
  });
  const html =
    '<h2>¿Cuánto &amp; cómo?</h2><p>Con <strong>esto</strong>.</p><h2>Sin respuesta</h2><h3>¿Sí?</h3><p>{{correo}}</p>';
  const saved = await here.admin.call(pageDesk.save, {
    ...empty,
    slug: 'preguntas',
    title: 'Preguntas',
    html,
    version,
  });
  await here.admin.call(pageDesk.publish, { slug: 'preguntas', version: saved.version });
  expect((await guest.call(pages.one, { slug: 'preguntas' })).questions).toEqual([
    { question: '¿Cuánto & cómo?', answer: 'Con esto.' },
    { question: '¿Sí?', answer: 'hola@percha.example' },
  ]);
});

test('OWN-5 every change of a page is in the log, with who made it', async () => {
  const { version } = await published('registro');
  const restored = await here.admin.call(pageDesk.restore, { slug: 'registro', version, earlier: 1 });
  await here.admin.call(pageDesk.withdraw, { slug: 'registro', version: restored.version });
  await here.admin.call(pageDesk.remove, { slug: 'registro' });
  const { entries } = await here.admin.call(audit.list, { subject: 'registro' });
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual(
    ['delete', 'withdraw', 'restore', 'publish', 'update', 'create'].map((what) => [`page.${what}`, 'jefa']),
  );
  expect((await here.admin.refusal(pageDesk.one, { slug: 'registro' })).code).toBe('not_found');
});
