import { z } from 'zod';
import { answeredStream } from '#contract/core/protocol/answered-stream.ts';
import { emailLine, linkToken } from '#contract/core/fields/fields.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';

export const newsletter = {
  ask: endpoint({
    method: 'POST',
    path: '/newsletter',
    summary:
      'Sends a letter with a link that confirms the newsletter to an address; the answer is the same for every address',
    roles: anyone,
    input: z.object({
      email: emailLine(
        { error: () => registrationTexts.emailInvalid },
        { error: () => registrationTexts.emailMissing },
      ),
      /** The form that the person filled in: that of the page, or that of the footer. */
      place: z.enum(['newsletter', 'footer', 'call']).default('call'),
    }),
    output: z.object({ detail: z.string() }),
    errors: ['too_many_requests'],
  }),
  asked: endpoint({
    method: 'GET',
    path: '/newsletter/confirmation',
    summary: 'The address that the link of a letter confirms; changes nothing',
    roles: anyone,
    input: z.object({ token: linkToken }),
    output: z.object({ email: z.string() }),
    errors: ['link_spent', 'too_many_requests'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/newsletter/confirmation',
    summary: 'Confirms the newsletter by the link of its letter, which works once, for 7 days',
    roles: anyone,
    input: z.object({ token: linkToken }),
    output: z.object({ email: z.string() }),
    errors: ['link_spent', 'too_many_requests'],
  }),
  records: endpoint({
    method: 'GET',
    path: '/admin/newsletter/records',
    summary:
      'The record of all consents to advertising as a spreadsheet (CSV with semicolons, UTF-8 with BOM), oldest first',
    permission: 'customers.export',
    stepUp: 'staff',
    answers: 'text/csv',
    input: z.object({}),
    output: answeredStream,
    errors: ['step_up_needed'],
  }),
} as const;
