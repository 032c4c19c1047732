/** The tax documents that the shop's people attach: an order's invoice, or the credit note of a refund. */
export const documentKinds = ['invoice', 'credit_note'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** What a document's files are, one of each at most: in Mexico both go to the buyer. */
export const documentTypes = ['pdf', 'xml'] as const;

export type DocumentType = (typeof documentTypes)[number];

/** The largest file that is taken, in bytes. */
export const mostDocumentBytes = 5_000_000;

/** The largest zip file that is taken, in bytes, and what it may have. */
export const mostZipBytes = 50_000_000;
export const mostZipFiles = 400;
export const mostUnpackedBytes = 150_000_000;

/** Why a file of a zip is attached to no order. */
export const zipProblems = [
  'name',
  'content',
  'unknown_order',
  'unpaid',
  'has_document',
  'no_refund',
  'several_refunds',
  'twice',
  'other_number',
] as const;

export type ZipProblem = (typeof zipProblems)[number];

/** What the name of a file in a zip says: which order, what for, and the document's number. */
export type NamedDocument = {
  readonly order: number;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly type: DocumentType;
};

/**
 * Reads the name of a file in a zip: the order's number, an underscore, 'nc_' for a credit note, and the document's number, as
 * '1042_A-0001-00000567.pdf'. The underscore, because numbers of documents have digits and hyphens themselves: what begins with one
 * of them alone may not be taken for an order.
 */
export function namedDocument(path: string): NamedDocument | undefined {
  const name = path.split('/').at(-1) ?? '';
  const [, order, note, number, type] = /^#?([1-9]\d{0,8})_(nc_)?(?!nc_)([^_].{0,59})\.(pdf|xml)$/iu.exec(name) ?? [];
  if (order === undefined || number === undefined || number.trim() === '' || type === undefined) return undefined;
  return {
    order: Number(order),
    kind: note === undefined ? 'invoice' : 'credit_note',
    number: number.trim(),
    type: type.toLowerCase() === 'xml' ? 'xml' : 'pdf',
  };
}
