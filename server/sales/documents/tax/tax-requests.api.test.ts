import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { linkedDocuments, taxDocuments } from '#contract/sales/tax-documents/tax-documents.ts';
import type { Actor } from '#test/actor.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { company, taxScene } from '#test/tax-documents.ts';

const here = openedDesk(taxScene);

beforeAll(async () => {
  await here.scene.allow();
});

const ana = company;

const paidOrder = (taxData?: typeof ana) => here.scene.paidOrder(taxData);

const seenBy = (person: Actor, reference: string) => person.call(taxDocuments.ofOrder, { reference });

test('PRICE-10 a request is kept with the order, comes back the next time, and can be changed until the document is there', async () => {
  const { person, reference } = await paidOrder(ana);
  const kept = { country: 'AR', ...ana, taxId: '20267565393', idKind: '', activity: '', postalCode: '', use: '' };
  expect(await seenBy(person, reference)).toMatchObject({ asking: 'may', canAsk: true, isAsked: true, data: kept });
  expect(await person.call(taxDocuments.last, {})).toEqual({ data: kept });
  const other = { ...ana, condition: 'consumer', taxId: '20.123.456', name: 'Ana Pérez' };
  expect((await person.call(taxDocuments.ask, { reference, data: other })).data?.taxId).toBe('20123456');
  expect((await person.call(taxDocuments.ask, { reference, data: null })).isAsked).toBe(false);
  await person.call(taxDocuments.ask, { reference, data: ana });
  await here.scene.attach(reference);
  expect((await seenBy(person, reference)).canAsk).toBe(false);
  for (const data of [other, null]) {
    expect((await person.refusal(taxDocuments.ask, { reference, data })).code).toBe('document_attached');
  }
  expect((await seenBy(person, reference)).data).toEqual(kept);
});

test('PRICE-10 PRICE-11 what a stranger gave with somebody’s address is not filled in for its account', async () => {
  const { person } = await paidOrder(ana);
  const email = `${person.username}@example.com`;
  const stranger = { ...ana, name: 'Ajena S. A.' };
  const { reference } = await here.scene.paid(here.scene.browser(), email, { taxData: stranger });
  const claimed = await here.shop.pool.query(
    'select claim_guest_orders(id, $2::uuid) as orders from users where username = $1',
    [person.username, reference],
  );
  expect(claimed.rows).toEqual([{ orders: 1 }]);
  expect((await person.call(taxDocuments.last, {})).data?.name).toBe(ana.name);
});

test('PRICE-10 a request with a wrong id is refused beside its field, and places no order', async () => {
  const person = await here.shop.customer('malcuit');
  const shirt = await here.scene.product({ stock: 3 });
  const refused = await person.refusal(checkout.start, {
    cartItems: [shirt.line()],
    taxData: { ...ana, taxId: '20-26756539-4' },
  });
  expect([refused.code, refused.errors.map(({ path }) => path)]).toEqual(['invalid', ['taxData.taxId']]);
  expect(await here.scene.stock(shirt)).toBe(3);
});

test('PRICE-10 other data for the same bag are another purchase, and the same are the same one', async () => {
  const person = await here.shop.customer('dosveces');
  const shirt = await here.scene.product();
  const bag = { cartItems: [shirt.line()], taxData: ana };
  const first = await person.call(checkout.start, bag);
  expect((await person.call(checkout.start, bag)).reference).toBe(first.reference);
  const second = await person.call(checkout.start, { ...bag, taxData: { ...ana, name: 'Otra S. A.' } });
  expect(second.reference).not.toBe(first.reference);
  expect((await here.scene.order(second.reference)).taxData?.name).toBe('Otra S. A.');
  expect(await here.scene.stock(shirt)).toBe(9);
});

test('PRICE-10 a request is asked of everybody, of nobody, or of who wants, as the owner says', async () => {
  const person = await here.shop.customer('segun');
  const shirt = await here.scene.product();
  const bag = { cartItems: [shirt.line()] };
  await here.admin.call(settingsDesk.selling, { taxDocuments: 'must' });
  expect((await person.call(checkout.means, {})).taxDocuments).toBe('must');
  expect((await person.refusal(checkout.start, bag)).code).toBe('tax_data_needed');
  const guest = here.scene.browser();
  expect((await guest.refusal(checkout.startAsGuest, { ...bag, email: here.scene.newEmail() })).code).toBe(
    'tax_data_needed',
  );
  const { reference } = await person.call(checkout.start, { ...bag, taxData: ana });
  expect((await person.refusal(taxDocuments.ask, { reference, data: null })).code).toBe('tax_data_needed');
  await here.admin.call(settingsDesk.selling, { taxDocuments: 'no' });
  expect((await person.refusal(checkout.start, { ...bag, taxData: ana })).code).toBe('documents_not_offered');
  expect((await seenBy(person, reference)).canAsk).toBe(false);
  await here.admin.call(settingsDesk.selling, { taxDocuments: 'may' });
});

test('PRICE-10 a request is no part of what the order says to others, nor of the log', async () => {
  const { person, reference, number } = await paidOrder(ana);
  await person.call(taxDocuments.ask, { reference, data: { ...ana, name: 'Nueva S. A.' } });
  await here.scene.attach(reference);
  const told = JSON.stringify([
    await person.call(orders.one, { key: reference }),
    await here.admin.call(orderDesk.list, { number: String(number) }),
    await here.admin.call(orderDesk.history, { key: reference }),
    await here.admin.call(audit.list, {}),
  ]);
  expect(told).not.toContain('20267565393');
  expect(told).not.toContain('Nueva S. A.');
  const { rows } = await here.shop.db.execute<{ found: number }>(
    `select count(*)::int as found from events where data::text like '%26756539%'`,
  );
  expect(rows[0]?.found).toBe(0);
});

test('PRICE-10 a guest asks by the link, and whoever has the link sees the end of the id alone', async () => {
  const guest = here.scene.browser();
  const { token } = await here.scene.paid(guest, here.scene.newEmail(), { taxData: ana });
  const seen = await here.shop.guest().call(linkedDocuments.ofOrder, { token });
  expect(seen).toMatchObject({ canAsk: true, isAsked: true, data: null, ending: '5393' });
  expect(JSON.stringify([seen, await guest.call(paymentLinks.show, { token })])).not.toMatch(/2026756|Ana|Mitre/);
  await guest.call(linkedDocuments.ask, { token, data: { ...ana, taxId: '33-69345023-9' } });
  expect((await guest.call(linkedDocuments.ofOrder, { token })).ending).toBe('0239');
  const wrong = 'a'.repeat(token.length);
  for (const refused of [
    await guest.refusal(linkedDocuments.ofOrder, { token: wrong }),
    await guest.refusal(linkedDocuments.ask, { token: wrong, data: null }),
    await guest.refusal(linkedDocuments.file, { token: wrong, id: randomUUID(), type: 'pdf' }),
  ]) {
    expect(refused.code).toBe('tracking_not_found');
  }
});
