import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { people } from '#contract/office/people-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { documentDesk } from '#contract/sales/tax-documents/document-desk.ts';
import { mostDocumentBytes } from '#contract/sales/tax-documents/document-rules.ts';
import { linkedDocuments, taxDocuments } from '#contract/sales/tax-documents/tax-documents.ts';
import type { Actor } from '#test/actor.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { company, pdf, taxScene, xml } from '#test/tax-documents.ts';
import { zipOf } from '#test/zip.ts';

const here = openedDesk(taxScene);

beforeAll(async () => {
  await here.scene.allow();
});

const ana = company;

const paidOrder = (taxData?: typeof ana) => here.scene.paidOrder(taxData);
const attach: typeof here.scene.attach = (reference, asked) => here.scene.attach(reference, asked);

const seenBy = (person: Actor, reference: string) => person.call(taxDocuments.ofOrder, { reference });

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
    expect(refusals.map(({ code }) => code)).toEqual([
      'not_logged_in',
      ...Array.from({ length: 5 }, () => 'order_not_found'),
    ]);
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
    const refused = await here.admin.refusal(documentDesk.attach, {
      reference,
      of: 'invoice',
      present: 'none',
      number: '1',
      bytes,
    });
    expect([refused.code, refused.status]).toEqual(['bad_document', 422]);
  });

  test('PRICE-10 may have its data within the PDF, and be written in the authority’s own encoding', async () => {
    const { reference } = await paidOrder();
    const { documents } = await attach(reference, { bytes: pdf('/EmbeddedFiles') });
    const present = documents[0]?.id ?? '';
    const latin = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><DTE n="a>b"><!-- <x> --><R>Peñalolén</R></DTE>',
      'latin1',
    );
    expect((await attach(reference, { bytes: latin, present })).documents[0]?.types).toEqual(['pdf', 'xml']);
    const large = Buffer.alloc(mostDocumentBytes + 1);
    const refused = await here.admin.refusal(documentDesk.attach, {
      reference,
      of: 'invoice',
      present,
      number: '1',
      bytes: large,
    });
    expect(refused.status).toBe(413);
  });

  test('PRICE-10 is attached by one of two who do it at once, and only to a paid order', async () => {
    const { reference, person } = await paidOrder(ana);
    const tries = await Promise.allSettled(['1', '2', '3'].map((number) => attach(reference, { number })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = tries.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons).toMatchObject([{ code: 'document_changed' }, { code: 'document_changed' }]);
    expect((await seenBy(person, reference)).documents).toHaveLength(1);
    const shirt = await here.scene.product();
    const pending = await person.call(checkout.start, { cartItems: [shirt.line()], taxData: ana });
    const asked = { of: 'invoice', present: 'none', number: '1', bytes: pdf() } as const;
    expect((await here.admin.refusal(documentDesk.attach, { reference: pending.reference, ...asked })).code).toBe(
      'order_unpaid',
    );
    expect((await here.admin.refusal(documentDesk.attach, { reference: randomUUID(), ...asked })).code).toBe(
      'order_not_found',
    );
  });

  test('PRICE-10 is replaced and taken away, and the log says who did it and which number it had', async () => {
    const { reference, person } = await paidOrder(ana);
    const first = (await attach(reference, { number: 'A-1' })).documents[0]?.id ?? '';
    const second = (await attach(reference, { number: 'A-2', present: first })).documents;
    expect(second).toMatchObject([{ number: 'A-2', types: ['pdf'] }]);
    expect((await here.admin.refusal(documentDesk.withdraw, { reference, id: first })).code).toBe('document_changed');
    const gone = await here.admin.call(documentDesk.withdraw, { reference, id: second[0]?.id ?? '' });
    expect(gone.documents).toEqual([]);
    expect((await person.refusal(taxDocuments.file, { reference, id: first, type: 'pdf' })).code).toBe(
      'order_not_found',
    );
    const { entries } = await here.admin.call(audit.list, { subject: reference });
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['order.document-withdrawn', { kind: 'invoice', number: 'A-2', files: ['pdf'] }, null],
      [
        'order.document-attached',
        { kind: 'invoice', number: 'A-1', files: ['pdf'] },
        { kind: 'invoice', number: 'A-2', files: ['pdf'] },
      ],
      ['order.document-attached', null, { kind: 'invoice', number: 'A-1', files: ['pdf'] }],
    ]);
    expect((await seenBy(person, reference)).canAsk).toBe(true);
  });

  test('PRICE-10 PRIV-2 goes with who its buyer is once the account is deleted; the tax id stays for the books', async () => {
    const { reference, person } = await paidOrder(ana);
    const id = (await attach(reference)).documents[0]?.id ?? '';
    await here.admin.call(people.remove, { user_name: person.username });
    const { reference: unattached, person: other } = await paidOrder(ana);
    await here.admin.call(people.remove, { user_name: other.username });
    expect((await here.scene.order(unattached)).taxData).toBeNull();
    const { taxData } = await here.scene.order(reference);
    expect(taxData).toMatchObject({ taxId: '20267565393', condition: 'registered', name: '', address: '' });
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

  test('PRICE-10 not an order that nothing is left of and that was never invoiced: its buyer cannot ask any more either', async () => {
    const before = await counts();
    const { reference, person } = await paidOrder(ana);
    const refund = (what: Parameters<typeof here.admin.call<typeof orderRefunds.refund>>[1]['refund']) =>
      here.admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund: what });
    await refund({ what: 'amount', amount: 100 });
    expect(await counts()).toEqual({ ...before, invoices: before.invoices + 1 });
    await refund({ what: 'all' });
    expect(await counts()).toEqual(before);
    expect(await listed('document-waiting')).not.toContain(reference);
    expect(await here.admin.call(documentDesk.ofOrder, { reference })).toMatchObject({
      isGivenBack: true,
      canAttach: true,
    });
    expect((await seenBy(person, reference)).canAsk).toBe(false);
    expect((await person.refusal(taxDocuments.ask, { reference, data: ana })).code).toBe('order_settled');
    // Whoever invoices it all the same owes the notes of what went back.
    await attach(reference);
    expect(await counts()).toEqual({ ...before, notes: before.notes + 1 });
  });

  test('PRICE-10 an order that asked for an invoice, until it has one, and its refund for the credit note', async () => {
    const before = await counts();
    const { reference } = await paidOrder(ana);
    const { reference: unasked } = await paidOrder();
    expect(await counts()).toEqual({ ...before, invoices: before.invoices + 1 });
    expect(await listed('document-waiting')).toContain(reference);
    expect(await listed('document-waiting')).not.toContain(unasked);
    await attach(reference);
    expect(await counts()).toEqual(before);
    await here.admin.call(orderRefunds.refund, {
      reference,
      key: randomUUID(),
      refund: { what: 'amount', amount: 100 },
    });
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
