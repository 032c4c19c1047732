import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { people } from '#contract/office/people-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { documentDesk } from '#contract/sales/tax-documents/document-desk.ts';
import { mostDocumentBytes, mostZipFiles } from '#contract/sales/tax-documents/document-rules.ts';
import { linkedDocuments, taxDocuments } from '#contract/sales/tax-documents/tax-documents.ts';
import type { Actor } from '#test/actor.ts';
import { guestScene } from '#test/guests.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { zipOf } from '#test/zip.ts';

const here = openedDesk(guestScene);

beforeAll(async () => {
  await here.scene.allow();
});

const pdf = (body = '') => Buffer.from(`%PDF-1.7\n${body}\ntrailer\n%%EOF\n`, 'latin1');
const xml = (body = '') => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<cfdi:Comprobante Folio="1">${body}</cfdi:Comprobante>`);

const ana = { condition: 'registered', taxId: '20-26756539-3', name: 'Ana Pérez S. A.', address: 'Mitre 1, Rosario' };

let people_ = 0;

/** A customer with a paid order of one shirt. */
async function paidOrder(taxData?: typeof ana, who?: Actor) {
  people_ += 1;
  const person = who ?? (await here.shop.customer(`factura${people_}`));
  const shirt = await here.scene.product({ price: 100_000 });
  const started = await person.call(checkout.start, { cartItems: [shirt.line()], ...(taxData && { taxData }) });
  await here.scene.pay(started.init_point, 'APRO');
  const { number, status } = await person.call(orders.record, { reference: started.reference });
  expect(status).toBe('approved');
  return { person, reference: started.reference, number };
}

const attach = (reference: string, asked: { number?: string; bytes?: Uint8Array; of?: string; present?: string } = {}) => {
  const { number = 'A-0001-00000001', bytes = pdf(), of = 'invoice', present = 'none' } = asked;
  return here.admin.call(documentDesk.attach, { reference, of, present, number, bytes });
};

const seenBy = (person: Actor, reference: string) => person.call(taxDocuments.ofOrder, { reference });

describe('the request', () => {
  test('PRICE-10 is kept with the order, comes back the next time, and can be changed until the document is there', async () => {
    const { person, reference } = await paidOrder(ana);
    const kept = { country: 'AR', ...ana, taxId: '20267565393', idKind: '', activity: '', postalCode: '', use: '' };
    expect(await seenBy(person, reference)).toMatchObject({ asking: 'may', canAsk: true, isAsked: true, data: kept });
    expect(await person.call(taxDocuments.last, {})).toEqual({ data: kept });
    const other = { ...ana, condition: 'consumer', taxId: '20.123.456', name: 'Ana Pérez' };
    expect((await person.call(taxDocuments.ask, { reference, data: other })).data?.taxId).toBe('20123456');
    expect((await person.call(taxDocuments.ask, { reference, data: null })).isAsked).toBe(false);
    await person.call(taxDocuments.ask, { reference, data: ana });
    await attach(reference);
    expect((await seenBy(person, reference)).canAsk).toBe(false);
    for (const data of [other, null]) {
      expect((await person.refusal(taxDocuments.ask, { reference, data })).code).toBe('document_attached');
    }
    expect((await seenBy(person, reference)).data).toEqual(kept);
  });

  test('PRICE-10 with a wrong id is refused beside its field, and places no order', async () => {
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

  test('PRICE-10 is asked of everybody, of nobody, or of who wants, as the owner says', async () => {
    const person = await here.shop.customer('segun');
    const shirt = await here.scene.product();
    const bag = { cartItems: [shirt.line()] };
    await here.admin.call(settingsDesk.selling, { taxDocuments: 'must' });
    expect((await person.call(checkout.means, {})).taxDocuments).toBe('must');
    expect((await person.refusal(checkout.start, bag)).code).toBe('tax_data_needed');
    const guest = here.scene.browser();
    expect((await guest.refusal(checkout.startAsGuest, { ...bag, email: here.scene.newEmail() })).code).toBe('tax_data_needed');
    const { reference } = await person.call(checkout.start, { ...bag, taxData: ana });
    expect((await person.refusal(taxDocuments.ask, { reference, data: null })).code).toBe('tax_data_needed');
    await here.admin.call(settingsDesk.selling, { taxDocuments: 'no' });
    expect((await person.refusal(checkout.start, { ...bag, taxData: ana })).code).toBe('documents_not_offered');
    expect((await seenBy(person, reference)).canAsk).toBe(false);
    await here.admin.call(settingsDesk.selling, { taxDocuments: 'may' });
  });

  test('PRICE-10 is no part of what the order says to others, nor of the log', async () => {
    const { person, reference, number } = await paidOrder(ana);
    await person.call(taxDocuments.ask, { reference, data: { ...ana, name: 'Nueva S. A.' } });
    await attach(reference);
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
});

describe('a document', () => {
  test('PRICE-10 is got by its buyer with both files, and by nobody else', async () => {
    const [one, other] = [await paidOrder(ana), await paidOrder(ana)];
    const { reference, person, number } = one;
    const first = await attach(reference, { number: 'A/0001-1' });
    const id = first.documents[0]?.id ?? '';
    const both = await attach(reference, { number: 'A/0001-1', bytes: xml(), present: id });
    expect(both.documents).toMatchObject([{ id, number: 'A/0001-1', types: ['pdf', 'xml'], kind: 'invoice' }]);
    for (const actor of [person, here.admin]) {
      const file = await actor.call(taxDocuments.file, { reference, id, type: 'xml' });
      expect([file.name, Buffer.from(file.bytes).equals(xml())]).toEqual([`${number}-A-0001-1.xml`, true]);
    }
    const path = taxDocuments.file.path.replace(':reference', reference).replace(':id', id).replace(':type', 'pdf');
    const answer = await person.send(path, { method: 'GET', headers: {} });
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const refusals = [
      await here.shop.guest().refusal(taxDocuments.file, { reference, id, type: 'pdf' }),
      await other.person.refusal(taxDocuments.file, { reference, id, type: 'pdf' }),
      await other.person.refusal(taxDocuments.ofOrder, { reference }),
      await other.person.refusal(taxDocuments.ask, { reference, data: null }),
      await other.person.refusal(taxDocuments.file, { reference: other.reference, id, type: 'pdf' }),
      await here.admin.refusal(taxDocuments.file, { reference: other.reference, id, type: 'pdf' }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(['not_logged_in', ...Array.from({ length: 5 }, () => 'order_not_found')]);
    const desk = { reference, of: 'invoice', present: 'none', number: '1', bytes: pdf() } as const;
    for (const refused of [
      await person.refusal(documentDesk.attach, desk),
      await person.refusal(documentDesk.withdraw, { reference, id }),
      await person.refusal(documentDesk.ofOrder, { reference }),
      await person.refusal(documentDesk.previewZip, { bytes: zipOf({}) }),
      await person.refusal(documentDesk.bookCsv, { month: '2026-01' }),
    ]) {
      expect(refused.code).toBe('not_allowed');
    }
  });

  test('PRICE-10 of a guest is got by the link of that order alone', async () => {
    const guest = here.scene.browser();
    const [one, other] = [
      await here.scene.paid(guest, here.scene.newEmail(), { taxData: ana }),
      await here.scene.paid(here.scene.browser(), here.scene.newEmail()),
    ];
    const { documents } = await attach(one.reference, { bytes: xml('<a/>') });
    const file = { id: documents[0]?.id ?? '', type: 'xml' } as const;
    expect((await guest.call(linkedDocuments.file, { token: one.token, ...file })).name).toMatch(/\.xml$/);
    expect((await guest.refusal(linkedDocuments.file, { token: other.token, ...file })).code).toBe('order_not_found');
  });

  test.each([
    ['a program', Buffer.from('MZ\u0090\u0000 and more of it')],
    ['a page', Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['XML with entities', Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')],
    ['XML that breaks off', Buffer.from('<a><b></b>')],
    ['XML whose tags cross', Buffer.from('<a><b></a></b>')],
    ['two elements', Buffer.from('<a/><b/>')],
    ['text', Buffer.from('Factura')],
    ['nothing', Buffer.alloc(0)],
    ['a PDF behind a program', Buffer.concat([Buffer.from('MZ'), pdf()])],
    ['a PDF that breaks off', Buffer.from('%PDF-1.7\n')],
    ['a PDF with a script', pdf('/JavaScript (app.alert(1))')],
    ['a PDF that starts a program', pdf('/Launch')],
  ])('PRICE-10 that is %s is refused by what is in it', async (_what, bytes) => {
    const { reference } = await paidOrder();
    const refused = await here.admin.refusal(documentDesk.attach, { reference, of: 'invoice', present: 'none', number: '1', bytes });
    expect([refused.code, refused.status]).toEqual(['bad_document', 422]);
  });

  test('PRICE-10 may have its data within the PDF, and be written in the authority’s own encoding', async () => {
    const { reference } = await paidOrder();
    const { documents } = await attach(reference, { bytes: pdf('/EmbeddedFiles') });
    const present = documents[0]?.id ?? '';
    const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><DTE n="a>b"><!-- <x> --><R>Peñalolén</R></DTE>', 'latin1');
    expect((await attach(reference, { bytes: latin, present })).documents[0]?.types).toEqual(['pdf', 'xml']);
    const large = Buffer.alloc(mostDocumentBytes + 1);
    const refused = await here.admin.refusal(documentDesk.attach, { reference, of: 'invoice', present, number: '1', bytes: large });
    expect(refused.status).toBe(413);
  });

  test('PRICE-10 is attached by one of two who do it at once, and only to a paid order', async () => {
    const { reference, person } = await paidOrder(ana);
    const tries = await Promise.allSettled(['1', '2', '3'].map((number) => attach(reference, { number })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'document_changed' });
    expect((await seenBy(person, reference)).documents).toHaveLength(1);
    const shirt = await here.scene.product();
    const pending = await person.call(checkout.start, { cartItems: [shirt.line()], taxData: ana });
    const asked = { of: 'invoice', present: 'none', number: '1', bytes: pdf() } as const;
    expect((await here.admin.refusal(documentDesk.attach, { reference: pending.reference, ...asked })).code).toBe('order_unpaid');
    expect((await here.admin.refusal(documentDesk.attach, { reference: randomUUID(), ...asked })).code).toBe('order_not_found');
  });

  test('PRICE-10 is replaced and taken away, and the log says who did it and which number it had', async () => {
    const { reference, person } = await paidOrder(ana);
    const first = (await attach(reference, { number: 'A-1' })).documents[0]?.id ?? '';
    const second = (await attach(reference, { number: 'A-2', present: first })).documents;
    expect(second).toMatchObject([{ number: 'A-2', types: ['pdf'] }]);
    expect((await here.admin.refusal(documentDesk.withdraw, { reference, id: first })).code).toBe('document_changed');
    const gone = await here.admin.call(documentDesk.withdraw, { reference, id: second[0]?.id ?? '' });
    expect(gone.documents).toEqual([]);
    expect((await person.refusal(taxDocuments.file, { reference, id: first, type: 'pdf' })).code).toBe('order_not_found');
    const { entries } = await here.admin.call(audit.list, { subject: reference });
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['order.document-withdrawn', { kind: 'invoice', number: 'A-2', files: ['pdf'] }, null],
      ['order.document-attached', { kind: 'invoice', number: 'A-1', files: ['pdf'] }, { kind: 'invoice', number: 'A-2', files: ['pdf'] }],
      ['order.document-attached', null, { kind: 'invoice', number: 'A-1', files: ['pdf'] }],
    ]);
    expect((await seenBy(person, reference)).canAsk).toBe(true);
  });

  test('PRICE-10 goes with what its buyer gave once the account is deleted', async () => {
    const { reference, person } = await paidOrder(ana);
    const id = (await attach(reference)).documents[0]?.id ?? '';
    await here.admin.call(people.remove, { userName: person.username });
    expect((await here.scene.order(reference)).taxData).toBeNull();
    expect((await here.admin.call(documentDesk.ofOrder, { reference })).documents).toMatchObject([{ id, types: [] }]);
    expect((await here.admin.refusal(taxDocuments.file, { reference, id, type: 'pdf' })).code).toBe('order_not_found');
  });
});

describe('what waits', () => {
  const counts = async () => {
    const { 'document-waiting': invoices, 'credit-note-waiting': notes } = await here.admin.call(orderDesk.counts, {});
    return { invoices, notes };
  };
  const listed = async (trouble: 'document-waiting' | 'credit-note-waiting') =>
    (await here.admin.call(orderDesk.list, { trouble })).orders.map(({ reference }) => reference);

  test('PRICE-10 an order that asked for an invoice, until it has one, and its refund for the credit note', async () => {
    const before = await counts();
    const { reference } = await paidOrder(ana);
    const { reference: unasked } = await paidOrder();
    expect(await counts()).toEqual({ ...before, invoices: before.invoices + 1 });
    expect(await listed('document-waiting')).toContain(reference);
    expect(await listed('document-waiting')).not.toContain(unasked);
    await attach(reference);
    expect(await counts()).toEqual(before);
    await here.admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund: { what: 'amount', amount: 100 } });
    expect(await counts()).toEqual({ ...before, notes: before.notes + 1 });
    expect(await listed('credit-note-waiting')).toContain(reference);
    const { refunds } = await here.admin.call(documentDesk.ofOrder, { reference });
    expect(refunds).toMatchObject([{ amount: { minor: 10_000 } }]);
    const of = refunds[0]?.request ?? '';
    const noted = await attach(reference, { of, number: 'NC-1' });
    expect(noted.documents.map(({ kind, refund }) => [kind, refund])).toEqual([
      ['invoice', null],
      ['credit_note', of],
    ]);
    expect(await counts()).toEqual(before);
    const asked = { present: 'none', number: '1', bytes: pdf() } as const;
    const strange = await here.admin.refusal(documentDesk.attach, { reference, of: randomUUID(), ...asked });
    expect(strange.code).toBe('refund_not_found');
  });
});

describe('a zip', () => {
  const preview = (bytes: Uint8Array) => here.admin.call(documentDesk.previewZip, { bytes });
  const documentsOf = async (reference: string) =>
    (await here.admin.call(documentDesk.ofOrder, { reference })).documents.map(({ kind, number, types }) => [kind, number, types]);

  test('PRICE-10 is looked at first and then attached to its orders, with credit notes and both files', async () => {
    const [one, other] = [await paidOrder(ana), await paidOrder()];
    await attach(other.reference, { number: 'A-9' });
    await here.admin.call(orderRefunds.refund, { reference: other.reference, key: randomUUID(), refund: { what: 'amount', amount: 10 } });
    const bytes = zipOf({
      [`${one.number}_A-1.pdf`]: pdf(),
      [`xml/${one.number}_A-1.xml`]: xml(),
      [`${other.number}_nc_NC-1.pdf`]: pdf('note'),
      '__MACOSX/._x': 'hidden',
    });
    const seen = await preview(bytes);
    expect(seen.isRight).toBe(true);
    expect(seen.files.map(({ order, kind, number }) => [order?.number, kind, number])).toEqual([
      [one.number, 'invoice', 'A-1'],
      [one.number, 'invoice', 'A-1'],
      [other.number, 'credit_note', 'NC-1'],
    ]);
    expect(seen.files[0]?.order?.buyer).toBe('Ana Pérez S. A.');
    expect(await documentsOf(one.reference)).toEqual([]);
    expect(await here.admin.call(documentDesk.attachZip, { plan: seen.plan, bytes })).toEqual({ attached: 3 });
    expect(await documentsOf(one.reference)).toEqual([['invoice', 'A-1', ['pdf', 'xml']]]);
    expect(await documentsOf(other.reference)).toEqual([
      ['invoice', 'A-9', ['pdf']],
      ['credit_note', 'NC-1', ['pdf']],
    ]);
    expect((await here.admin.refusal(documentDesk.attachZip, { plan: seen.plan, bytes })).code).toBe('document_changed');
  });

  test('PRICE-10 with anything that goes to no order says so, and attaches nothing', async () => {
    const [one, has] = [await paidOrder(ana), await paidOrder()];
    await attach(has.reference);
    const person = await here.shop.customer('sinpagar');
    const started = await person.call(checkout.start, { cartItems: [(await here.scene.product()).line()] });
    const unpaid = (await here.scene.order(started.reference)).number;
    const files = {
      [`${one.number}_A-1.pdf`]: pdf(),
      [`again/${one.number}_A-1.pdf`]: pdf('other'),
      [`${has.number}_A-2.pdf`]: pdf(),
      [`${unpaid}_A-3.pdf`]: pdf(),
      '999999999_A-4.pdf': pdf(),
      'A-0001-5.pdf': pdf(),
      [`${one.number}_nc_N-1.pdf`]: pdf(),
      [`${has.number}_A-6.xml`]: 'MZ a program',
    };
    const bytes = zipOf(files);
    const seen = await preview(bytes);
    expect(seen.isRight).toBe(false);
    expect(seen.files.map(({ problem }) => problem)).toEqual([
      'twice',
      'twice',
      'has_document',
      'unpaid',
      'unknown_order',
      'name',
      'no_refund',
      'content',
    ]);
    expect((await here.admin.refusal(documentDesk.attachZip, { plan: seen.plan, bytes })).code).toBe('document_changed');
    expect(await documentsOf(one.reference)).toEqual([]);
    const two = await preview(zipOf({ [`${one.number}_A-1.pdf`]: pdf(), [`${one.number}_A-2.xml`]: xml() }));
    expect(two.files.map(({ problem }) => problem)).toEqual(['other_number', 'other_number']);
  });

  test('PRICE-10 is attached as it was looked at, or not at all', async () => {
    const [one, other] = [await paidOrder(ana), await paidOrder(ana)];
    const bytes = zipOf({ [`${one.number}_A-1.pdf`]: pdf(), [`${other.number}_A-2.pdf`]: pdf() });
    const { plan } = await preview(bytes);
    const changed = zipOf({ [`${one.number}_A-1.pdf`]: pdf('changed'), [`${other.number}_A-2.pdf`]: pdf() });
    expect((await here.admin.refusal(documentDesk.attachZip, { plan, bytes: changed })).code).toBe('document_changed');
    await attach(other.reference, { number: 'B-1' });
    expect((await here.admin.refusal(documentDesk.attachZip, { plan, bytes })).code).toBe('document_changed');
    expect(await documentsOf(one.reference)).toEqual([]);
  });

  test('PRICE-10 two who attach the same zip at once attach it once', async () => {
    const [one, other] = [await paidOrder(ana), await paidOrder(ana)];
    const bytes = zipOf({ [`${one.number}_A-1.pdf`]: pdf(), [`${other.number}_A-2.pdf`]: pdf() });
    const { plan } = await preview(bytes);
    const tries = await Promise.allSettled([1, 2].map(() => here.admin.call(documentDesk.attachZip, { plan, bytes })));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected']);
    expect(await documentsOf(one.reference)).toHaveLength(1);
  });

  test.each([
    ['no zip', () => Buffer.from('PK and no more')],
    ['a path out of its folder', () => zipOf({ '../../1_A-1.pdf': pdf() })],
    ['an absolute path', () => zipOf({ '/etc/1_A-1.pdf': pdf() })],
    ['a bomb', () => zipOf({ '1_A-1.pdf': Buffer.alloc(mostDocumentBytes + 1) })],
    ['a bomb that says to be small', () => zipOf({ '1_A-1.pdf': Buffer.alloc(mostDocumentBytes * 4) }, { claimedBytes: 100 })],
    ['too many files', () => zipOf(Object.fromEntries(Array.from({ length: mostZipFiles + 1 }, (_, at) => [`${at}_A.pdf`, '%'])))],
  ])('PRICE-10 with %s is refused', async (_what, make) => {
    const refused = await here.admin.refusal(documentDesk.previewZip, { bytes: make() });
    expect([refused.code, refused.status]).toEqual(['bad_zip', 422]);
  });
});
