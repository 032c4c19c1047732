import { z } from 'zod';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, rowId } from '#contract/core/fields/fields.ts';

const emailHead = z.object({ id: z.number(), sentAt: moment, recipient: z.string(), subject: z.string() });

export const mailing = {
  outbox: endpoint({
    method: 'GET',
    path: '/outbox',
    summary: 'The last e-mails of a demo that sends none, newest first; 404 where e-mails are sent by SMTP',
    roles: anyone,
    input: z.object({}),
    output: z.array(emailHead),
    errors: ['not_found'],
  }),
  outboxEmail: endpoint({
    method: 'GET',
    path: '/outbox/:id',
    summary: 'One e-mail of the demo',
    roles: anyone,
    input: z.object({ id: rowId }),
    output: emailHead.extend({ html: z.string(), text: z.string() }),
    errors: ['not_found'],
  }),
} as const;
