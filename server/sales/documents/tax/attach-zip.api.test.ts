import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { documentDesk } from '#contract/sales/tax-documents/document-desk.ts';
import { mostDocumentBytes, mostZipFiles } from '#contract/sales/tax-documents/document-rules.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { company, pdf, taxScene, xml } from '#test/tax-documents.ts';
import { zipOf } from '#test/zip.ts';

const here = openedDesk(taxScene);

const ana = company;

const paidOrder = (taxData?: typeof ana) => here.scene.paidOrder(taxData);
const attach: typeof here.scene.attach = (reference, asked) => here.scene.attach(reference, asked);

const preview = (bytes: Uint8Array) => here.admin.call(documentDesk.previewZip, { bytes });
const documentsOf = async (reference: string) =>
  (await here.admin.call(documentDesk.ofOrder, { reference })).documents.map(({ kind, number, types }) => [
    kind,
    number,
    types,
  ]);

test('PRICE-10 a zip is looked at first and then attached to its orders, with credit notes and both files', async () => {
  const [one, other] = [await paidOrder(ana), await paidOrder()];
  await attach(other.reference, { number: 'A-9' });
  await here.admin.call(orderRefunds.refund, {
    reference: other.reference,
    key: randomUUID(),
    refund: { what: 'amount', amount: 10 },
  });
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

test('PRICE-10 a zip with anything that goes to no order says so, and attaches nothing', async () => {
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

test('PRICE-10 a zip is attached as it was looked at, or not at all', async () => {
  const [one, other] = [await paidOrder(ana), await paidOrder(ana)];
  const bytes = zipOf({ [`${one.number}_A-1.pdf`]: pdf(), [`${other.number}_A-2.pdf`]: pdf() });
  const { plan } = await preview(bytes);
  const changed = zipOf({ [`${one.number}_A-1.pdf`]: pdf('changed'), [`${other.number}_A-2.pdf`]: pdf() });
  expect((await here.admin.refusal(documentDesk.attachZip, { plan, bytes: changed })).code).toBe('document_changed');
  await attach(other.reference, { number: 'B-1' });
  expect((await here.admin.refusal(documentDesk.attachZip, { plan, bytes })).code).toBe('document_changed');
  expect(await documentsOf(one.reference)).toEqual([]);
});

test('PRICE-10 a zip two who attach the same zip at once attach it once', async () => {
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
  [
    'a bomb that says to be small',
    () => zipOf({ '1_A-1.pdf': Buffer.alloc(mostDocumentBytes * 4) }, { claimedBytes: 100 }),
  ],
  [
    'too many files',
    () => zipOf(Object.fromEntries(Array.from({ length: mostZipFiles + 1 }, (_, at) => [`${at}_A.pdf`, '%']))),
  ],
])('PRICE-10 a zip with %s is refused', async (_what, make) => {
  const refused = await here.admin.refusal(documentDesk.previewZip, { bytes: make() });
  expect([refused.code, refused.status]).toEqual(['bad_zip', 422]);
});
