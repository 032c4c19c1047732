import { expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { opening, type OpeningState } from '#contract/office/opening.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { createActor, type Actor } from '#test/actor.ts';
import { addFirstProduct, firstOwner, liveEnvironment } from '#test/complete-shop.ts';
import { openMailbox } from '#test/mailbox.ts';
import { openShop, realToken, setupToken } from '#test/shop.ts';
import { opened, openedShop } from '#test/opened-shop.ts';
import { createClosedGate } from './closed-gate.service.ts';

const { shop } = openedShop({ env: liveEnvironment, settings: 'none', accessToken: realToken });
let owner: Actor;
const box = opened(openMailbox);

const missing = ({ steps }: OpeningState) => steps.filter(({ isDone }) => !isDone).map(({ name }) => name);
const missingPages = async () =>
  (await owner.call(opening.state, {})).steps.find(({ name }) => name === 'pages')?.missing;

/** Publishes what is missing of the legal pages, each from its template, and notes what the step says meanwhile. */
async function publishLegalPages(): Promise<void> {
  const all = ['Términos y condiciones', 'Política de privacidad', 'Cambios y devoluciones'];
  expect(await missingPages()).toEqual(all.map((title) => `${title}: empezar con la plantilla`));
  const { templates } = await owner.call(pageDesk.list, {});
  for (const [place, title] of all.entries()) {
    const template = templates.find((one) => one.title === title);
    if (!template) throw new Error(`no template ${title}`);
    const { slug, version } = await owner.call(pageDesk.create, template);
    const rest = all.slice(place + 1).map((other) => `${other}: empezar con la plantilla`);
    expect(await missingPages()).toEqual([`${title}: publicar el borrador`, ...rest]);
    await owner.call(pageDesk.publish, { slug, version });
    expect(await missingPages()).toEqual(rest);
  }
}

/** Returns the code with which the gate refuses a request; undefined if it passes. */
const gate = (path: string, headers: Record<string, string> = {}) =>
  createClosedGate(shop.services)(new Request(`https://tienda.example${path}`, { headers })).then(
    () => undefined,
    (error: unknown) => (error instanceof ShopError ? error.code : String(error)),
  );

test('OWN-3 the link makes the first administrator once, whoever else uses it at the same time', async () => {
  const guest = shop.guest();
  expect((await guest.refusal(opening.findSetup, { token: 'x'.repeat(43) })).code).toBe('link_spent');
  expect(await guest.call(opening.findSetup, { token: setupToken })).toEqual({
    asks: 'owner',
    publicUrl: 'https://tienda.example',
  });
  const weak = await guest.refusal(opening.begin, { ...firstOwner, user_password: 'corta' });
  expect(weak.errors.map(({ path }) => path)).toEqual(['user_password']);
  const begun = await Promise.allSettled(
    [1, 2, 3].map((number) => guest.call(opening.begin, { ...firstOwner, user_name: `duenia${number}` })),
  );
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await guest.refusal(opening.begin, firstOwner)).code).toBe('link_spent');
  const { rows } = await shop.pool.query("select username from users where rol = 'admin'");
  expect(rows).toHaveLength(1);
  const { token } = await guest.call(accounts.logIn, {
    user_name: String(rows[0].username),
    user_password: firstOwner.user_password,
  });
  owner = createActor(String(rows[0].username), shop.sendAs({ authorization: `Bearer ${token}` }));
  expect(shop.restarts()).toBe(0);
});

test('OWN-2 OWN-3 the first administrator says in which country the shop is, before anything else is set', async () => {
  const abroad = await openShop({ env: liveEnvironment, settings: 'none' });
  const guest = abroad.guest();
  const wrong = await guest.send(`/setup/${setupToken}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...firstOwner, country: 'XX' }),
  });
  expect(await wrong.json()).toMatchObject({ errors: [{ path: 'country', message: 'Elija una de las opciones' }] });
  await guest.call(opening.begin, { ...firstOwner, country: 'CL' });
  const { token } = await guest.call(accounts.logIn, firstOwner);
  const admin = createActor('duenia', abroad.sendAs({ authorization: `Bearer ${token}` }));
  const { steps } = await admin.call(opening.state, {});
  expect(steps.find(({ name }) => name === 'country')).toEqual({
    name: 'country',
    isDone: true,
    missing: [],
    note: 'Chile, con precios en CLP.',
  });
  const { entries } = await admin.call(audit.list, { kind: 'settings', subject: 'country' });
  expect(entries[0]).toMatchObject({ actor: 'duenia', after: { country: 'CL' } });
  await abroad.close();
});

test('OWN-3 a closed shop shows itself to its administrators only', async () => {
  const { token } = await shop.guest().call(accounts.logIn, {
    user_name: owner.username,
    user_password: firstOwner.user_password,
  });
  const closed = ['/', '/home', '/detail/1', '/bag', '/user/orders', '/api/products', '/api/catalogue', '/sitemap.xml'];
  for (const path of closed) {
    expect([path, await gate(path)]).toEqual([path, 'closed']);
    expect([path, await gate(path, { authorization: `Bearer ${token}` })]).toEqual([path, undefined]);
  }
  const customer = await shop.customer('ana');
  expect(await gate('/', { authorization: `Bearer ${customer.token}` })).toBe('closed');
  for (const path of [
    '/login',
    '/login.data',
    '/admin',
    '/media/x/1.avif',
    `/abrir/${setupToken}`,
    '/api/users/login',
  ]) {
    expect([path, await gate(path)]).toEqual([path, undefined]);
  }
});

test('OWN-3 no step can be left out: the shop opens when the last one is done, and closes again', async () => {
  await shop.pool.query('update delivery_methods set is_active = false');
  const before = missing(await owner.call(opening.state, {}));
  expect(await owner.call(opening.next, {})).toEqual({ step: before[0], left: before.length });
  expect(missing(await owner.call(opening.state, {}))).toEqual([
    'identity',
    'seller',
    'contact',
    'pages',
    'payment',
    'mail',
    'delivery',
    'category',
    'product',
  ]);
  expect((await owner.refusal(opening.open, {})).code).toBe('opening_incomplete');

  await owner.call(settingsDesk.identity, { name: 'Telar' });
  await owner.call(settingsDesk.seller, {
    company: 'Telar SRL',
    taxId: '30-71234567-1',
    street: 'Alsina 1',
    city: 'Salta',
  });
  await owner.call(settingsDesk.contact, { email: 'hola@tienda.example' });
  await owner.call(settingsDesk.payment, { accessToken: realToken, webhookSecret: 'clave' });
  await owner.call(settingsDesk.mail, { ...box.settings, sender: 'hola@tienda.example' });
  expect(missing(await owner.call(opening.state, {}))).toEqual(['pages', 'mail', 'delivery', 'category', 'product']);

  box.refuse(550, 1, 'no mailbox here');
  const refused = await owner.refusal(opening.tryMail, { email: 'duenia@tienda.example' });
  expect(refused).toMatchObject({ code: 'mail_refused', detail: expect.stringContaining('no mailbox here') });
  await owner.call(opening.tryMail, { email: 'duenia@tienda.example' });
  expect(box.received.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['duenia@tienda.example', 'Prueba de correo de Telar'],
  ]);
  expect(missing(await owner.call(opening.state, {}))).toEqual(['pages', 'delivery', 'category', 'product']);

  await shop.pool.query('update delivery_methods set is_active = true');
  await addFirstProduct(owner);
  expect((await owner.refusal(opening.open, {})).code).toBe('opening_incomplete');
  await publishLegalPages();
  expect(missing(await owner.call(opening.open, {}))).toEqual([]);
  expect(await gate('/')).toBeUndefined();
  expect((await owner.call(opening.close, {})).isOpen).toBe(false);
  expect(await gate('/')).toBe('closed');
  const { entries } = await owner.call(audit.list, { kind: 'settings', subject: 'opening' });
  expect(entries.map(({ after }) => after)).toEqual([{ isOpen: false }, { isOpen: true }]);
});

test('OWN-3 OWN-5 an open shop keeps its legal pages, a closed one may take them back', async () => {
  const { version } = await owner.call(pageDesk.one, { slug: 'privacidad' });
  await owner.call(opening.open, {});
  expect((await owner.refusal(pageDesk.withdraw, { slug: 'privacidad', version })).code).toBe('page_needed');
  expect((await owner.refusal(pageDesk.remove, { slug: 'privacidad' })).code).toBe('page_needed');
  expect((await owner.call(pageDesk.one, { slug: 'privacidad' })).isPublic).toBe(true);
  const other = await owner.call(pageDesk.create, { slug: 'historia', title: 'Historia' });
  await owner.call(pageDesk.withdraw, { slug: 'historia', version: other.version });
  await owner.call(opening.close, {});
  await owner.call(pageDesk.withdraw, { slug: 'privacidad', version });
  expect(await missingPages()).toEqual(['Política de privacidad: publicar el borrador']);
  await owner.call(pageDesk.publish, { slug: 'privacidad', version });
});

test('OWN-3 after a change of the mail settings another trial is needed', async () => {
  await owner.call(settingsDesk.mail, { senderName: 'Telar' });
  expect(missing(await owner.call(opening.state, {}))).toEqual(['mail']);
});

test('OWN-3 customers and guests neither see nor change the opening', async () => {
  const customer = await shop.customer('rita');
  for (const call of [opening.state, opening.open, opening.close] as const) {
    expect((await customer.refusal(call, {})).code).toBe('not_allowed');
    expect((await shop.guest().refusal(call, {})).code).toBe('not_logged_in');
  }
  expect((await customer.refusal(opening.tryMail, { email: 'a@b.example' })).code).toBe('not_allowed');
});

test('OWN-3 a shop that is called at another address takes it, and opens again there', async () => {
  const other = await openShop({ env: { ...liveEnvironment, PUBLIC_URL: '' }, settings: 'none' });
  const begun = await other.guest().call(opening.begin, { ...firstOwner, publicUrl: 'https://otra.example' });
  expect(begun).toEqual({ publicUrl: 'https://otra.example', restarts: true });
  expect(other.restarts()).toBe(1);
  await other.close();
});

test('OWN-3 a shop may be called as it was before it had a name, once its identity was saved', async () => {
  const fresh = await openShop({ env: liveEnvironment, settings: 'none' });
  const admin = await fresh.admin();
  expect(missing(await admin.call(opening.state, {}))).toContain('identity');
  await admin.call(settingsDesk.identity, { name: 'Tienda' });
  expect(missing(await admin.call(opening.state, {}))).not.toContain('identity');
  await fresh.close();
});
