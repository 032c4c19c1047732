import { z } from 'zod';
import { anyone, endpoint } from './endpoint.ts';
import { moment, rowId } from './fields.ts';

const letterHead = z.object({ id: z.number(), sentAt: moment, recipient: z.string(), subject: z.string() });

export const mailing = {
  outbox: endpoint({
    method: 'GET',
    path: '/outbox',
    summary: 'The last letters of a demonstration that sends none, newest first; unknown where letters leave by SMTP',
    roles: anyone,
    input: z.object({}),
    output: z.array(letterHead),
    errors: ['not_found'],
  }),
  outboxLetter: endpoint({
    method: 'GET',
    path: '/outbox/:id',
    summary: 'One letter of the demonstration',
    roles: anyone,
    input: z.object({ id: rowId }),
    output: letterHead.extend({ html: z.string(), text: z.string() }),
    errors: ['not_found'],
  }),
} as const;
