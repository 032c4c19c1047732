import { z } from 'zod';
import { answeredFile } from '#contract/core/protocol/answered-file.ts';
import { anyone, customers, endpoint } from '#contract/core/protocol/endpoint.ts';
import { linkToken, moment } from '#contract/core/fields/fields.ts';
import { askingModes } from '#contract/core/settings/asking-modes.ts';
import { keptTaxData, taxData } from '#contract/people/tax-data/tax-data.ts';
import { documentKinds, documentTypes } from './document-rules.ts';

/** A tax document of an order, and which files of it there are. */
const taxDocument = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  number: z.string(),
  attachedAt: moment,
  types: z.array(z.enum(documentTypes)),
});

/**
 * The tax documents of an order for its buyer, and what was given for them: `data` is null on the page of a link, which others may
 * have too, and `ending` the last characters of the id. `canAsk` until the shop's people attached the invoice.
 */
export const documentsOfBuyer = z.object({
  asking: z.enum(askingModes),
  canAsk: z.boolean(),
  isAsked: z.boolean(),
  data: keptTaxData.nullable(),
  ending: z.string(),
  documents: z.array(taxDocument),
});

export type DocumentsOfBuyer = z.output<typeof documentsOfBuyer>;

const ofOrder = { reference: z.uuid() } as const;
const ofLink = { token: linkToken } as const;
const ofFile = { id: z.uuid(), type: z.enum(documentTypes) } as const;

/** What is given for a document; null takes the request back. */
const asked = { data: taxData.nullable() } as const;

const askErrors = [
  'document_attached',
  'tax_data_needed',
  'documents_not_offered',
  'order_settled',
  'too_many_requests',
] as const;

export const taxDocuments = {
  last: endpoint({
    method: 'GET',
    path: '/users/tax-data',
    summary: 'What the own account gave for a tax document the last time; null if never',
    roles: customers,
    input: z.object({}),
    output: z.object({ data: keptTaxData.nullable() }),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/orders/:reference/tax-documents',
    summary: 'The tax documents of an order, and what was given for them: for its buyer and for administrators',
    roles: customers,
    staff: 'orders.read',
    input: z.object(ofOrder),
    output: documentsOfBuyer,
    errors: ['order_not_found'],
  }),
  ask: endpoint({
    method: 'PUT',
    path: '/orders/:reference/tax-data',
    summary:
      'Asks for the tax document of the own order, changes what was given, or takes the request back, until it is attached',
    roles: customers,
    input: z.object({ ...ofOrder, ...asked }),
    output: documentsOfBuyer,
    errors: ['order_not_found', ...askErrors],
  }),
  file: endpoint({
    method: 'GET',
    path: '/orders/:reference/tax-documents/:id/:type',
    summary: 'A file of a tax document, to be saved: for the buyer of its order and for administrators',
    roles: customers,
    staff: 'orders.read',
    answers: 'application/octet-stream',
    input: z.object({ ...ofOrder, ...ofFile }),
    output: answeredFile,
    errors: ['order_not_found'],
  }),
} as const;

/** The same for buyers without a login, by the private link of their order. */
export const linkedDocuments = {
  ofOrder: endpoint({
    method: 'GET',
    path: '/payment-links/:token/tax-documents',
    summary: 'The tax documents of the order of a private link',
    roles: anyone,
    input: z.object(ofLink),
    output: documentsOfBuyer,
    errors: ['tracking_not_found', 'too_many_requests'],
  }),
  ask: endpoint({
    method: 'PUT',
    path: '/payment-links/:token/tax-data',
    summary: 'Asks for its tax document, gives other data for it, or takes the request back, until it is attached',
    roles: anyone,
    input: z.object({ ...ofLink, ...asked }),
    output: documentsOfBuyer,
    errors: ['tracking_not_found', ...askErrors],
  }),
  file: endpoint({
    method: 'GET',
    path: '/payment-links/:token/tax-documents/:id/:type',
    summary: 'A file of a tax document of the order of a private link, to be saved',
    roles: anyone,
    answers: 'application/octet-stream',
    input: z.object({ ...ofLink, ...ofFile }),
    output: answeredFile,
    errors: ['tracking_not_found', 'order_not_found', 'too_many_requests'],
  }),
} as const;
