import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { categories } from '#contract/goods/categories.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import { excludedMeans } from '#contract/core/settings/selling-settings.ts';
import { settingsDesk, type GroupView } from '#contract/office/settings-desk.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { shop as shopFacts } from '#contract/core/shop/shop.ts';
import { followChanges } from '#platform/events/follow-changes.ts';
import { oneServer } from '#platform/database/servers.ts';
import { liveEnvironment } from '#test/complete-shop.ts';
import { openMailbox } from '#test/mailbox.ts';
import { openTestSettings } from '#test/owner-settings.ts';
import { openShop } from '#test/shop.ts';
import { opened, openedDesk } from '#test/opened-shop.ts';

const { shop, admin } = openedDesk(() => undefined, { env: liveEnvironment });
const box = opened(openMailbox);

beforeEach(() => shop.services.ownerSettings.reload());

const viewOf = async (group: GroupView['group']) => {
  const found = (await admin.call(settingsDesk.list, {})).find((view) => view.group === group);
  if (!found) throw new Error(`no settings ${group}`);
  return found;
};

test('OWN-1 a changed name is the shop’s at once, is in the audit log, and the earlier version can be taken again', async () => {
  const before = await viewOf('identity');
  expect(before.values).toMatchObject({ name: 'Percha' });
  const after = await admin.call(settingsDesk.identity, { name: 'La Percha Azul', version: before.version });
  expect(after).toMatchObject({ version: before.version + 1, written: { by: 'jefa' } });
  expect(shopFacts().name).toBe('La Percha Azul');
  const { entries } = await admin.call(audit.list, { kind: 'settings' });
  expect(entries[0]).toMatchObject({
    action: 'settings.update',
    subject: 'identity',
    before: { name: 'Percha' },
    after: { name: 'La Percha Azul' },
  });
  const versions = await admin.call(settingsDesk.versions, { group: 'identity' });
  expect(versions.map(({ values }) => values['name'])).toEqual(['La Percha Azul', 'Percha']);
  const back = { group: 'identity', restored: before.version, version: after.version } as const;
  await admin.call(settingsDesk.restore, back);
  expect(shopFacts().name).toBe('Percha');
  expect((await admin.refusal(settingsDesk.restore, { group: 'identity', restored: 99 })).code).toBe('not_found');
});

test('OWN-1 another process reads a change when it is told of it', async () => {
  const other = await openTestSettings(shop.db, shop.settings, shop.clock.now);
  const changes = followChanges(
    oneServer(shop.databaseUrl),
    { subscribers: [other.subscriber], onEvents: () => undefined },
    shop.services.log,
  );
  await expect
    .poll(() =>
      shop.pool
        .query("select 1 from pg_stat_activity where application_name = 'percha-changes'")
        .then(({ rowCount }) => rowCount),
    )
    .toBe(1);
  await admin.call(settingsDesk.identity, { motto: 'Otra frase' });
  await expect.poll(() => other.current().identity.motto, { interval: 5 }).toBe('Otra frase');
  await changes.stop();
});

test.for([
  ['identity', { name: '' }, 'name'],
  ['identity', { name: 'x'.repeat(41) }, 'name'],
  ['contact', { email: 'no es un correo' }, 'email'],
  ['contact', { whatsApp: '11 2345' }, 'whatsApp'],
  ['contact', { instagram: 'https://example.com/mitienda' }, 'instagram'],
  ['contact', { instagram: 'javascript:alert(1)' }, 'instagram'],
  ['contact', { facebook: 'http://facebook.com/a' }, 'facebook'],
  ['seller', { fiscalPage: 'https://afip.gob.ar.example/qr' }, 'fiscalPage'],
  ['seller', { postalCode: 'abc' }, 'postalCode'],
  ['selling', { returnDays: 366 }, 'returnDays'],
  ['selling', { returnDays: 1.5 }, 'returnDays'],
  ['selling', { statementDescriptor: 'MI TIENDA DE ROPA' }, 'statementDescriptor'],
  ['selling', { excludedMeans: ['cheque'] }, 'excludedMeans.0'],
  ['selling', { excludedMeans: excludedMeans.options }, 'excludedMeans'],
  ['mail', { sender: 'a@b.example\r\nBcc: x@y.example' }, 'sender'],
  ['mail', { senderName: 'Mi <tienda>' }, 'senderName'],
  ['mail', { mailHost: 'smtps://correo.example' }, 'mailHost'],
  ['mail', { mailHost: 'correo.example:465' }, 'mailHost'],
  ['mail', { mailHost: 'x/?sendmail=true&path=/usr/bin/env' }, 'mailHost'],
  ['mail', { mailPort: 65_536 }, 'mailPort'],
] as const)('OWN-1 %s refuses %o', async ([group, values, path]) => {
  const before = await viewOf(group);
  const endpoint: Endpoint = settingsDesk[group];
  const refusal = await admin.refusal(endpoint, values);
  expect(refusal.code).toBe('invalid');
  expect(refusal.errors.map((error) => error.path)).toEqual([path]);
  expect((await viewOf(group)).version).toBe(before.version);
});

test('OWN-1 control characters and signs that turn the writing direction become spaces', async () => {
  await admin.call(settingsDesk.identity, { name: 'Mi\u202e\ntienda' });
  expect(shopFacts().name).toBe('Mi tienda');
});

test('OWN-1 customers and guests neither read nor change settings', async () => {
  const actors = [shop.guest(), await shop.customer('ana')];
  for (const actor of actors) {
    const codes = await Promise.all([
      actor.refusal(settingsDesk.list, {}),
      actor.refusal(settingsDesk.versions, { group: 'mail' }),
      actor.refusal(settingsDesk.identity, { name: 'Mía' }),
      actor.refusal(settingsDesk.restore, { group: 'identity', restored: 1 }),
    ]);
    expect(new Set(codes.map(({ code }) => code))).toEqual(
      new Set([actor === actors[0] ? 'not_logged_in' : 'not_allowed']),
    );
  }
});

describe('OWN-1 OWN-3 credentials', () => {
  test('a token that the provider refuses is not stored, and its words are told', async () => {
    const before = await viewOf('payment');
    const refusal = await admin.refusal(settingsDesk.payment, { accessToken: 'APP_USR-wrong' });
    expect(refusal.errors).toEqual([
      { path: 'accessToken', message: 'El medio de pago no acepta la credencial: invalid access token' },
    ]);
    expect(await viewOf('payment')).toEqual(before);
  });

  test('a token that works is stored encrypted, told to nobody, and used for the next payment page', async () => {
    await admin.call(settingsDesk.payment, { accessToken: 'TEST-access-token', webhookSecret: 'test-webhook-secret' });
    const view = await viewOf('payment');
    expect(view).toMatchObject({
      values: { accessToken: '', webhookSecret: '' },
      kept: ['accessToken', 'webhookSecret'],
    });
    const { rows } = await shop.pool.query<{ text: string }>(
      'select content::text as text from content_versions union all select data::text from events',
    );
    for (const { text } of rows) expect(text).not.toMatch(/TEST-access-token|test-webhook-secret/);
    const page = await shop.services.providers.offered.start({
      reference: '11111111-1111-4111-8111-111111111111',
      lines: [{ title: 'Camisa', quantity: 1, unitPrice: { minor: 1000, currency: 'ARS' } }],
      discount: { minor: 0, currency: 'ARS' },
      shipping: { title: 'Envío', price: { minor: 0, currency: 'ARS' } },
      email: null,
      returnPath: '/user/orders/actual',
      expiresAt: new Date(Date.now() + 60_000),
      payUntil: new Date(Date.now() + 60_000),
    });
    expect(page.url).toContain('/checkout/');
    await admin.call(settingsDesk.payment, { accessToken: '', webhookSecret: '' });
    await expect(shop.services.providers.offered.find('1')).rejects.toThrow('no account is connected');
  });

  test('an SMTP server that does not answer is not stored; one that does is', async () => {
    const closed = await admin.refusal(settingsDesk.mail, { mailHost: '127.0.0.1', mailPort: 1 });
    expect(closed.errors.map(({ path }) => path)).toEqual(['mailHost']);
    expect(closed.errors[0]?.message).toMatch(/: nadie atiende en esa dirección y puerto \(ECONNREFUSED\)$/);
    expect((await viewOf('mail')).version).toBe(0);
    await admin.call(settingsDesk.mail, box.settings);
    expect((await viewOf('mail')).values).toMatchObject(box.settings);
  });
});

test('OWN-1 what comes from the environment wins, and cannot be changed on the screen', async () => {
  const fixed = await openShop({ env: { PAYMENT_DAYS: '5', EXCLUDED_PAYMENT_TYPES: 'ticket' } });
  const owner = await fixed.admin();
  const refusal = await owner.refusal(settingsDesk.selling, { paymentDays: 7, returnDays: 60 });
  expect(refusal.errors).toEqual([
    { path: 'paymentDays', message: 'Se fija en el servidor, con una variable de entorno' },
  ]);
  await owner.call(settingsDesk.selling, { returnDays: 60 });
  expect(fixed.services.ownerSettings.current().selling).toMatchObject({
    paymentDays: 5,
    excludedMeans: ['ticket'],
    returnDays: 60,
  });
  await fixed.close();
});

test('OWN-1 a secret that was encrypted with another key is said to be unreadable, and counts as missing', async () => {
  await admin.call(settingsDesk.payment, { webhookSecret: 'otra' });
  await shop.pool.query(
    `update content_versions set content = jsonb_set(content, '{webhookSecret}', '"sealed:1:AAAA"')
     where kind = 'settings' and key = 'payment'`,
  );
  await shop.services.ownerSettings.reload();
  expect(await viewOf('payment')).toMatchObject({ kept: [], unreadable: ['webhookSecret'] });
  expect(shop.services.ownerSettings.current().payment.webhookSecret).toBe('');
});

test('OWN-1 the rules for new products are those that the owner chose', async () => {
  const product: ProductGiven = {
    name: 'Camisa «Río» (nº 7) – edición 2026',
    description: 'Lino & algodón: 100 %',
    images: ['https://tienda.example/a.png'],
    currentPrice: '1250000',
    color: 'Azul/verde',
    gender: 'women',
    brandName: 'Casa',
    category: 1,
    variants: [{ brandSize: 'M', isInStock: true, stock: 5 }],
  };
  await admin.call(categories.create, { id: 1, title: 'Camisas', genre: 'women' });
  await admin.call(settingsDesk.selling, { productRules: 'specified' });
  const refusal = await admin.refusal(productDesk.create, product);
  expect(new Set(refusal.errors.map(({ path }) => path))).toEqual(
    new Set(['name', 'description', 'currentPrice', 'color']),
  );
  await admin.call(settingsDesk.selling, { productRules: 'wide' });
  const made = await admin.call(productDesk.create, product);
  expect(made).toMatchObject({ name: product.name, currentPrice: { minor: 125_000_000, currency: 'ARS' } });
});
