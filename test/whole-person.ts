import { randomUUID } from 'node:crypto';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { addresses } from '#contract/people/addresses.ts';
import { profile } from '#contract/people/profile.ts';
import { recovery } from '#contract/people/recovery.ts';
import { advertising } from '#contract/mail/advertising.ts';
import { mailing } from '#contract/mail/outbox.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { newsletter } from '#contract/marketing/newsletter.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { wishlist } from '#contract/marketing/wishlist.ts';
import { ownData } from '#contract/office/own-data.ts';
import { people } from '#contract/office/people-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { returnDesk } from '#contract/sales/returns/return-desk.ts';
import { withdrawals } from '#contract/sales/returns/withdrawals.ts';
import { makeCopies } from '#server/office/own-data/make-copies.service.ts';
import { createMailer } from '#server/mail/letters/mailer.service.ts';
import { createActor, type Actor } from './actor.ts';
import { homeAddress } from './home-address.ts';
import { logInAtProvider, type OpenIdProvider } from './openid-provider.ts';
import { sendEmails } from './post.ts';
import { returnScene } from './return-scene.ts';
import { setUpApp } from './second-factor.ts';
import type { Shop } from './shop.ts';
import { company, pdf, taxScene } from './tax-documents.ts';

export const zoraida = { user_name: 'quienfuezq', user_password: 'primera1' } as const;

/** What is known of one person, in words that nothing else in the shop has. */
export const zoraidasWords = {
  name: 'Zoraida',
  lastname: 'Quintanilla',
  email: 'zoraida.q@olvido.example',
  wanted: 'zoraida.nueva@olvido.example',
  dni: '30987651',
  phone: '4777-9513',
  compactPhone: '1147779513',
  address: 'Pasaje Olvidado 913',
  username: zoraida.user_name,
  typed: 'zq-escribió-esto',
} as const;

/** The person's words in a note, an answer or a reason that somebody typed. */
const typed = `${zoraidasWords.typed} ${zoraidasWords.phone}`;

/**
 * Gives the shop one person who uses everything that keeps data of people, by the real calls: registers, proves the address, logs in at
 * a provider, buys in all ways, returns, withdraws, reviews, and asks for a copy of the data; with what the shop's people write about
 * it. Returns the person's session, the order with an invoice, and the administrator.
 */
export async function wholePerson(shop: Shop, provider: OpenIdProvider) {
  const admin = await shop.admin('jefa');
  const mailer = createMailer(shop.services);
  const deliver = () => sendEmails(shop, mailer);
  const { email, name } = zoraidasWords;
  await shop.guest().call(accounts.register, { name, email, ...zoraida });
  await deliver();
  await proveAddress(shop, email);
  await shop.guest().call(newsletter.ask, { email, place: 'newsletter' });
  await logInElsewhere(shop, provider, email);
  await admin.call(people.setRole, { user_name: zoraida.user_name, rol: 'admin' });
  await admin.call(people.setRole, { user_name: zoraida.user_name, rol: 'client' });
  const { token } = await shop.guest().call(accounts.logIn, zoraida);
  const person = createActor(zoraida.user_name, shop.sendAs({ authorization: `Bearer ${token}` }));
  await fillAccount(person);
  const invoiced = await buyInAllWays(shop, admin, person);
  await shop.guest().refusal(accounts.logIn, { user_name: email, user_password: 'equivocada' });
  await shop.guest().call(recovery.request, { email });
  await aboutPerson(admin);
  await setUpApp(person, shop, zoraidasWords.typed);
  const copy = await person.call(ownData.ask, {});
  await makeCopies(shop.services, new AbortController().signal);
  await deliver();
  return { admin, person, token, invoiced, copy, deliver };
}

async function proveAddress(shop: Shop, email: string): Promise<void> {
  const all = await shop.guest().call(mailing.outbox, {});
  const letter = all.find(({ recipient }) => recipient === email);
  if (!letter) throw new Error('no letter to prove the address');
  const { html } = await shop.guest().call(mailing.outboxEmail, { id: letter.id });
  const token = /confirmemail\?token=([\w-]{43})/.exec(html)?.[1] ?? '';
  await shop.guest().call(profile.confirmEmail, { token });
}

async function logInElsewhere(shop: Shop, provider: OpenIdProvider, email: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  provider.people.set('zq-1', { sub: 'zq-1', email, email_verified: true });
  const begun = await shop.guest().send('/auth/oidc', { method: 'POST', headers, body: '{}' });
  const { url = '' }: { url?: string } = await begun.json();
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const body = JSON.stringify({ query: (await logInAtProvider(url, 'zq-1')).search.slice(1) });
  const answer = await shop.sendAs({ cookie })('/auth/oidc/callback', { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`the login at the provider was answered ${answer.status}`);
}

async function fillAccount(person: Actor): Promise<void> {
  const { lastname, dni, phone, address, name, wanted } = zoraidasWords;
  const id = zoraida.user_name;
  await person.call(profile.update, { id, lastname, dni, phone: `+54 11 ${phone}`, address, acceptsAdvertising: true });
  await person.call(profile.update, { id, email: wanted, currentPassword: zoraida.user_password });
  const street = address.replace(/ 913$/, '');
  await person.call(addresses.add, {
    ...homeAddress,
    recipient: `${name} ${lastname}`,
    phone: `11 ${phone}`,
    street,
    number: '913',
    notes: typed,
  });
}

/** Buys by card, by transfer, through the shop's people and without a login; with an invoice, a refund, a return and a withdrawal. */
async function buyInAllWays(shop: Shop, admin: Actor, person: Actor) {
  const tax = taxScene(shop, admin);
  const returning = returnScene(shop, admin);
  const { email, name, lastname, address } = zoraidasWords;
  await admin.call(settingsDesk.selling, { guestCheckout: true, taxDocuments: 'may' });
  await admin.call(settingsDesk.means, { offeredMeans: ['transfer'], bankAccount: 'casa.telar.sur', transferHold: 3 });
  await admin.call(couponDesk.create, {
    code: 'PARAVOS',
    gift: { by: 'percent', percent: 20 },
    customers: [email],
  });
  const shirt = await tax.product({ stock: 40, price: 100_000 });

  const taxData = { ...company, name: `${name} ${lastname}`, address };
  const started = await person.call(checkout.start, { cartItems: [shirt.line(3)], taxData });
  await tax.pay(started.init_point, 'APRO');
  const invoiced = await person.call(orders.record, { reference: started.reference });
  const { reference } = invoiced;
  await tax.attach(reference, { bytes: pdf(`${name} ${lastname}, ${address}`) });
  await admin.call(orderDesk.note, { reference, text: typed });
  await admin.call(fulfilmentDesk.addParcel, { reference, trackingNumber: 'ZZ1' });
  await admin.call(fulfilmentDesk.move, { reference, to: 'delivered' });
  const { id } = await returning.ask(person, reference, [
    returning.line('refund', 1, { reason: 'other', note: typed }),
  ]);
  await admin.call(returnDesk.reject, { id, reason: typed });
  await admin.call(orderRefunds.refund, {
    reference,
    key: randomUUID(),
    refund: { what: 'amount', amount: 10 },
    reason: typed,
  });
  await person.call(reviews.create, { productId: shirt.id, calification: 5, comment: 'Me quedó hermosa' });
  await person.call(wishlist.change, { username: zoraida.user_name, productId: shirt.id, action: 'add' });
  await shop.guest().call(withdrawals.record, { request: randomUUID(), number: String(invoiced.number), email });
  await shop.guest().call(withdrawals.record, { request: randomUUID(), number: '999999', email });

  const held = await person.call(checkout.start, { cartItems: [shirt.line(1)], means: 'transfer' });
  const receipt = pdf(`${name} ${lastname}`);
  const { receipts } = await person.call(heldOrders.sendReceipt, { reference: held.reference, bytes: receipt });
  await admin.call(heldOrders.refuseReceipt, { reference: held.reference, id: receipts[0]?.id ?? '', reason: typed });

  await admin.call(manualOrders.create, {
    key: randomUUID(),
    cartItems: [shirt.line(1)],
    customer: zoraida.user_name,
    delivery: { what: 'counter' },
    payment: 'link',
    note: typed,
  });

  await tax.paid(tax.browser(), email, {
    cartItems: [shirt.line(1)],
    address: { ...homeAddress, recipient: `${name} ${lastname}`, street: 'Pasaje Olvidado', number: '913' },
  });
  return { reference, number: invoiced.number, productId: shirt.id };
}

/** What the shop's people do with the person's account, which their log keeps. */
async function aboutPerson(admin: Actor): Promise<void> {
  const { email } = zoraidasWords;
  const ad = { emailAsunto: 'Saldos', emailTitulo: 'Saldos', emailSubTitle: 'Hoy', emailDescription: 'Todo.' };
  await admin.call(advertising.send, { ...ad, emailImagenTitle: '', emailButton: '', emailGoogle: email });
  await admin.call(recovery.request, { email });
}
