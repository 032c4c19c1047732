import { z } from 'zod';
import { answeredFile } from '#contract/core/protocol/answered-file.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { linkToken } from '#contract/core/fields/fields.ts';
import { heldOrder, receiptBytes } from './held-orders.ts';
import { mostReceiptBytes } from './receipt-rules.ts';

const ofLink = { token: linkToken } as const;

/** What buyers without a login do with an order that is paid by transfer or in cash: by its private link. */
export const linkedHeld = {
  show: endpoint({
    method: 'GET',
    path: '/payment-links/:token/held',
    summary: 'How the order of a private link is paid by transfer or in cash, with its receipts; without login',
    roles: anyone,
    input: z.object(ofLink),
    output: heldOrder,
    errors: ['tracking_not_found', 'order_not_found', 'too_many_requests'],
  }),
  sendReceipt: endpoint({
    method: 'POST',
    path: '/payment-links/:token/receipts',
    summary: 'Sends the receipt of its transfer, as the bytes of the body: a picture or a PDF, up to 5 MB',
    roles: anyone,
    body: 'bytes',
    mostBytes: mostReceiptBytes,
    input: z.object({ ...ofLink, bytes: receiptBytes }),
    output: heldOrder,
    status: 201,
    errors: [
      'tracking_not_found',
      'order_not_found',
      'order_settled',
      'bad_receipt',
      'too_many_receipts',
      'too_large',
      'too_many_requests',
    ],
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/payment-links/:token/receipts/:id',
    summary: 'The file of a receipt of the order of a private link, to be saved',
    roles: anyone,
    answers: 'application/octet-stream',
    input: z.object({ ...ofLink, id: z.uuid() }),
    output: answeredFile,
    errors: ['tracking_not_found', 'order_not_found', 'too_many_requests'],
  }),
} as const;
