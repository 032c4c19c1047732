import { z } from 'zod';
import { answeredFile } from './answered-file.ts';
import { admins, endpoint } from './endpoint.ts';
import { chosenOrders } from './chosen-orders.ts';
import { printedKinds } from './printed-kinds.ts';

export const documents = {
  print: endpoint({
    method: 'GET',
    path: '/admin/orders/documents',
    summary:
      'Packing slips (A4), address labels (10 x 15 cm) or the pick list of paid orders as a PDF; X-Left-Out are the numbers of the others',
    roles: admins,
    answers: 'application/pdf',
    input: z.object({
      what: z.enum(printedKinds),
      number: chosenOrders,
    }),
    output: answeredFile,
    errors: ['nothing_to_print'],
  }),
} as const;
