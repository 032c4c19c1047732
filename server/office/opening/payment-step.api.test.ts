import { afterEach, expect, test } from 'vitest';
import { delivery } from '#contract/delivery/delivery.ts';
import { opening } from '#contract/office/opening.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { payments } from '#contract/sales/payments/payments.ts';
import type { Actor } from '#test/actor.ts';
import { completeShop, liveEnvironment } from '#test/complete-shop.ts';
import { homeMethod, pickupMethod } from '#test/delivery.ts';
import { openMailbox } from '#test/mailbox.ts';
import { memoryProvider } from '#test/memory-provider.ts';
import { openShop, realToken, type Shop } from '#test/shop.ts';
import { storeSettings } from '#test/store-settings.ts';

type Options = Parameters<typeof openShop>[0];

let shop: Shop;
let owner: Actor;

afterEach(() => shop.close());

async function openLive(options: Options = {}): Promise<void> {
  shop = await openShop({ env: liveEnvironment, settings: 'none', accessToken: realToken, ...options });
  owner = await shop.admin();
}

const step = async () => (await owner.call(opening.state, {})).steps.find(({ name }) => name === 'payment');
const connect = (accessToken: string) => owner.refusal(settingsDesk.payment, { accessToken, webhookSecret: 'clave' });

const ofTest = 'La credencial es de prueba: acepta tarjetas de prueba y no cobra nada. Ponga la de producción';
const ofStripe = ['Clave secreta de Stripe', 'Secreto de firma de los avisos de Stripe'];
const noProvider = 'Mercado Pago no opera en España: conecte allí otro medio de pago con tarjeta';

test('OWN-1 OWN-2 an account of another country is refused; the account that is connected is named', async () => {
  await openLive({ site: 'MLC' });
  expect((await connect(realToken)).errors).toEqual([
    {
      path: 'accessToken',
      message:
        'La cuenta TIENDA470011222 de Mercado Pago es de Chile, y la tienda está en Argentina: conecte una de ese país',
    },
  ]);
  await owner.call(settingsDesk.country, { country: 'CL' });
  await owner.call(settingsDesk.payment, { accessToken: realToken, webhookSecret: 'clave' });
  expect(await step()).toEqual({
    name: 'payment',
    isDone: true,
    missing: [],
    note: 'Cuenta conectada: TIENDA470011222.',
  });
  await owner.call(settingsDesk.country, { country: 'UY' });
  expect(await step()).toMatchObject({ isDone: false, missing: [expect.stringContaining('es de Chile')] });
});

test('OWN-1 an account of a country in which no shop can be is named as the provider does', async () => {
  await openLive({ site: 'MLB' });
  expect((await connect(realToken)).errors[0]?.message).toContain('es de MLB, y la tienda está en Argentina');
});

test('OWN-3 PRICE-7 where the first provider does not operate the step asks for the account of the other one', async () => {
  await openLive();
  expect(await step()).not.toHaveProperty('settings');
  await owner.call(settingsDesk.country, { country: 'ES' });
  expect(await step()).toMatchObject({
    isDone: false,
    missing: ofStripe,
    settings: 'cards',
  });
  expect((await connect(realToken)).errors).toEqual([{ path: 'accessToken', message: noProvider }]);
});

test('PRICE-6 a shop without a provider can open with transfers alone, and keeps them while it is open', async () => {
  await openLive();
  await owner.call(settingsDesk.country, { country: 'ES' });
  const account = { bankAccount: 'ES9121000418450200051332' };
  await owner.call(settingsDesk.means, { ...account, offeredMeans: ['transfer'] });
  expect(await step()).toEqual({
    name: 'payment',
    isDone: true,
    missing: [],
    note: 'Se cobra sin proveedor: Transferencia bancaria.',
    settings: 'cards',
  });
  // While it is closed they can be taken back.
  await owner.call(settingsDesk.means, { offeredMeans: [] });
  expect(await step()).toMatchObject({ isDone: false, missing: ofStripe });
  await owner.call(settingsDesk.means, { offeredMeans: ['transfer'] });
  await shop.db.transaction((transaction) => storeSettings(transaction, 'opening', { isOpen: true }));
  const refused = await owner.refusal(settingsDesk.means, { offeredMeans: [] });
  expect(refused.errors.map(({ path }) => path)).toEqual(['offeredMeans']);
});

test('PRICE-6 cash for a delivery that the shop does not have is no means of payment, and the step says so', async () => {
  await openLive();
  await owner.call(settingsDesk.country, { country: 'ES' });
  await shop.pool.query('delete from delivery_methods');
  const isHome = await owner.call(delivery.addMethod, homeMethod());
  await owner.call(settingsDesk.means, { offeredMeans: ['pickup'] });
  const unfit =
    'Efectivo al recoger en la tienda: la tienda no tiene una entrega a la que le sirva. Agréguela, u ofrezca otro medio de pago';
  expect(await step()).toMatchObject({ isDone: false, missing: [unfit] });
  await owner.call(settingsDesk.means, { offeredMeans: ['pickup', 'delivery'] });
  const note = 'Se cobra sin proveedor: Efectivo contra entrega.';
  expect(await step()).toMatchObject({ isDone: true, missing: [], note });
  await owner.call(settingsDesk.means, { offeredMeans: ['pickup'] });
  await owner.call(delivery.addMethod, pickupMethod());
  expect(await step()).toMatchObject({ isDone: true, missing: [] });
  await owner.call(settingsDesk.means, { offeredMeans: ['delivery'] });
  await owner.call(delivery.removeMethod, { id: isHome.id });
  expect(await step()).toMatchObject({ isDone: false });
});

test('OWN-3 a stand-in that names no country can be tried anywhere', async () => {
  await openLive({ site: null });
  await owner.call(settingsDesk.country, { country: 'ES' });
  await owner.call(settingsDesk.payment, { accessToken: realToken, webhookSecret: 'clave' });
  expect(await step()).toMatchObject({ isDone: true, missing: [] });
});

test('OWN-3 no shop opens with a credential of a test account, wherever it comes from', async () => {
  const testToken = 'TEST-access-token';
  const env = { ...liveEnvironment, MP_ACCESS_TOKEN: testToken, MP_WEBHOOK_SECRET: 'clave' };
  await openLive({ accessToken: testToken, env });
  expect(await step()).toMatchObject({ isDone: false, missing: [ofTest] });
  await shop.close();
  await openLive({ accessToken: testToken });
  await owner.call(settingsDesk.payment, { accessToken: testToken, webhookSecret: 'clave' });
  expect(await step()).toMatchObject({ isDone: false, missing: [ofTest] });
  await shop.db.transaction((transaction) => storeSettings(transaction, 'opening', { isOpen: true }));
  // Another one, so that it is tried.
  await shop.db.transaction((transaction) => storeSettings(transaction, 'payment', { accessToken: 'APP_USR-other' }));
  expect((await connect(testToken)).errors).toEqual([{ path: 'accessToken', message: ofTest }]);
});

test('OWN-3 the opening asks the provider whether it still accepts the credential', async () => {
  await openLive();
  const box = await openMailbox();
  await completeShop(owner, box);
  expect((await owner.call(opening.state, {})).steps.filter(({ isDone }) => !isDone)).toEqual([]);
  await shop.db.transaction((transaction) => storeSettings(transaction, 'payment', { accessToken: 'APP_USR-gone' }));
  expect((await owner.refusal(opening.open, {})).code).toBe('opening_incomplete');
  expect((await step())?.missing).toEqual(['El medio de pago no acepta la credencial: invalid access token']);
  await owner.call(settingsDesk.payment, { accessToken: realToken });
  expect((await owner.call(opening.open, {})).isOpen).toBe(true);
  const moved = await owner.refusal(settingsDesk.country, { country: 'CL' });
  expect(moved.errors).toEqual([{ path: 'country', message: 'Cierre la tienda al público antes de cambiar de país' }]);
  expect(shop.services.ownerSettings.current().country.country).toBe('AR');
  shop.services.mailer.close();
  await box.close();
});

test('OWN-3 each provider is tried by its own settings, and the opening asks for those of the one that the shop offers', async () => {
  await openLive();
  const own = shop.services.providers.all;
  const other = memoryProvider({ account: { group: 'contact', credential: 'email', secret: 'email' } });
  shop.offer(other.provider);
  // The settings of the first provider are tried there, although the shop offers the other one.
  expect((await connect('APP_USR-wrong')).errors).toEqual([
    { path: 'accessToken', message: 'El medio de pago no acepta la credencial: invalid access token' },
  ]);
  expect(other.asked).toEqual([]);
  expect(await step()).toMatchObject({ isDone: false, missing: ['Correo de contacto'] });
  await owner.call(settingsDesk.contact, { email: 'tienda@example.com' });
  expect(other.asked).toEqual(['tryAccount']);
  expect(await step()).toMatchObject({
    isDone: true,
    missing: [],
    note: 'Cuenta conectada: memory of tienda@example.com.',
  });
  // What is to be done in a panel is shown beside the settings of that provider.
  const noticeUrl = 'https://tienda.example/api/mercadopago/webhook';
  expect(await owner.call(payments.connection, { group: 'payment' })).toMatchObject({ noticeUrl });
  expect(await owner.call(payments.connection, { group: 'contact' })).toBeNull();
  expect(await owner.call(payments.connection, { group: 'mail' })).toBeNull();
  shop.offer(...own, other.provider);
  expect(await step()).toMatchObject({
    isDone: false,
    missing: ['Access token de producción', 'Firma secreta de las notificaciones'],
  });
});
