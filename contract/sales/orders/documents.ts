import { z } from 'zod';
import { answeredFile } from '#contract/core/protocol/answered-file.ts';
import { customers, endpoint } from '#contract/core/protocol/endpoint.ts';
import { chosenOrders } from '../order-desk/chosen-orders.ts';
import { orderKey } from './orders.ts';
import { labelSizes, labelSizesInput, priceLabelsInput } from './price-labels.ts';
import { printedKinds } from './printed-kinds.ts';

export const documents = {
  print: endpoint({
    method: 'GET',
    path: '/admin/orders/documents',
    summary:
      'Packing slips (A4), address labels (10 x 15 cm) or the pick list of paid orders as a PDF; X-Left-Out are the numbers of the others',
    permission: 'orders.fulfil',
    answers: 'application/pdf',
    input: z.object({
      what: z.enum(printedKinds),
      number: chosenOrders,
    }),
    output: answeredFile,
    errors: ['nothing_to_print'],
  }),
  priceLabels: endpoint({
    method: 'GET',
    path: '/admin/price-labels',
    summary:
      'Labels with name, size, price and barcode as a PDF: `label=12x3` is three of the size 12; up to 2000 at once',
    permission: 'goods.read',
    answers: 'application/pdf',
    input: priceLabelsInput,
    output: answeredFile,
    errors: ['nothing_to_print', 'too_many_labels'],
  }),
  labelSizes: endpoint({
    method: 'GET',
    path: '/admin/price-labels/sizes',
    summary: 'The sizes of up to 100 products, by product and in their order, for their labels',
    permission: 'goods.read',
    input: labelSizesInput,
    output: labelSizes,
  }),
  purchaseOrder: endpoint({
    method: 'GET',
    path: '/orders/:key/document',
    summary:
      'The purchase order of a paid order as a PDF (A4), by its payment number or its reference: for its buyer and for administrators',
    roles: customers,
    staff: 'orders.read',
    answers: 'application/pdf',
    input: z.object({ key: orderKey }),
    output: answeredFile,
    errors: ['order_not_found', 'nothing_to_print', 'too_many_requests'],
  }),
  unprintable: endpoint({
    method: 'GET',
    path: '/admin/orders/documents/unprintable',
    summary: 'The letters and signs of paid orders that no font of the printed files has',
    permission: 'orders.fulfil',
    input: z.object({ number: chosenOrders }),
    output: z.object({ signs: z.array(z.string()) }),
  }),
} as const;
