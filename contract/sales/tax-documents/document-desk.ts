import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { answeredStream } from '#contract/core/protocol/answered-stream.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, money } from '#contract/core/fields/fields.ts';
import { oneLine } from '#contract/core/fields/one-line.ts';
import { keptTaxData } from '#contract/people/tax-data/tax-data.ts';
import { documentKinds, documentTypes, mostDocumentBytes, mostZipBytes, zipProblems } from './document-rules.ts';

const bytes: z.ZodType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array);

const document = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  /** The request of the refund that a credit note is for. */
  refund: z.uuid().nullable(),
  number: z.string(),
  attachedAt: moment,
  attachedBy: z.string(),
  types: z.array(z.enum(documentTypes)),
});

/** A refund of an order that has or needs a credit note, by its request. */
const refunded = z.object({ request: z.uuid(), amount: money, at: moment });

/** The tax documents of an order as the desk has them; `canAttach` once it is paid, `isGivenBack` if nothing of its money is left. */
export const deskDocuments = z.object({
  reference: z.uuid(),
  canAttach: z.boolean(),
  isGivenBack: z.boolean(),
  asked: z.object({ at: moment, data: keptTaxData }).nullable(),
  documents: z.array(document),
  refunds: z.array(refunded),
});

export type DeskDocuments = z.output<typeof deskDocuments>;
export type DeskDocument = DeskDocuments['documents'][number];

/** What a file of a zip would be attached to. `problem` is why it is attached to nothing. */
const zipFile = z.object({
  name: z.string(),
  order: z.object({ number: z.int(), buyer: z.string(), total: money }).nullable(),
  kind: z.enum(documentKinds).nullable(),
  number: z.string(),
  problem: z.enum(zipProblems).nullable(),
});

/** All files of a zip; `plan` stands for exactly this: only what was looked at is attached. */
export const zipPlan = z.object({ plan: z.string(), isRight: z.boolean(), files: z.array(zipFile) });

export type ZipPlan = z.output<typeof zipPlan>;

const number = oneLine(60, { error: () => t('tax-documents.numberMissing') });

const ofOrder = { reference: z.uuid() } as const;

const zipErrors = ['bad_zip', 'too_large', 'too_many_requests'] as const;

const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: () => t('tax-documents.badMonth') });

export const documentDesk = {
  ofOrder: endpoint({
    method: 'GET',
    path: '/admin/orders/:reference/tax-documents',
    summary:
      'What the buyer of an order gave for a tax document, the documents, and the refunds that need a credit note',
    permission: 'orders.read',
    input: z.object(ofOrder),
    output: deskDocuments,
    errors: ['order_not_found'],
  }),
  attach: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/tax-documents/:of/:present/:number',
    summary:
      'Attaches a file, as the bytes of the body, PDF or XML up to 5 MB: `of` is "invoice" or the request of a refund, `present` the document that it replaces or completes, or "none"; its buyer gets a letter',
    permission: 'orders.fulfil',
    body: 'bytes',
    mostBytes: mostDocumentBytes,
    input: z.object({
      ...ofOrder,
      of: z.union([z.literal('invoice'), z.uuid()]),
      present: z.union([z.literal('none'), z.uuid()]),
      number,
      bytes,
    }),
    output: deskDocuments,
    status: 201,
    errors: ['order_not_found', 'order_unpaid', 'refund_not_found', 'bad_document', 'document_changed', 'too_large'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/tax-documents/:id/withdrawal',
    summary: 'Takes a tax document away, with its files',
    permission: 'orders.fulfil',
    input: z.object({ ...ofOrder, id: z.uuid() }),
    output: deskDocuments,
    errors: ['order_not_found', 'document_changed'],
  }),
  previewZip: endpoint({
    method: 'POST',
    path: '/admin/tax-document-zips/preview',
    summary:
      'Says to which order each file of a zip would be attached, or why to none; the zip is the body, up to 50 MB',
    permission: 'orders.fulfil',
    body: 'bytes',
    mostBytes: mostZipBytes,
    input: z.object({ bytes }),
    output: zipPlan,
    errors: zipErrors,
  }),
  attachZip: endpoint({
    method: 'POST',
    path: '/admin/tax-document-zips/:plan',
    summary: 'Attaches all files of a zip as its preview said, or none',
    permission: 'orders.fulfil',
    body: 'bytes',
    mostBytes: mostZipBytes,
    input: z.object({ plan: z.string().regex(/^[\da-f]{64}$/), bytes }),
    output: z.object({ attached: z.int() }),
    errors: [...zipErrors, 'document_changed'],
  }),
  bookMonths: endpoint({
    method: 'GET',
    path: '/admin/sales-book/months',
    summary: 'The months of the sales book, from this one back to that of the first sale, 36 at most',
    permission: 'orders.read',
    input: z.object({}),
    output: z.object({ months: z.array(z.string()) }),
  }),
  bookCsv: endpoint({
    method: 'GET',
    path: '/admin/sales-book/csv/:month',
    summary:
      'The sales book of a month as CSV: a row for each order and refund, with base and tax of each rate, and their sums',
    permission: 'orders.export',
    answers: 'text/csv',
    input: z.object({ month }),
    output: answeredStream,
  }),
  bookXlsx: endpoint({
    method: 'GET',
    path: '/admin/sales-book/xlsx/:month',
    summary: 'The same as XLSX',
    permission: 'orders.export',
    answers: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    input: z.object({ month }),
    output: answeredStream,
  }),
} as const;
