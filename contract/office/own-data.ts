import { z } from 'zod';
import { answeredFile } from '#contract/core/protocol/answered-file.ts';
import { anyone, customers, endpoint } from '#contract/core/protocol/endpoint.ts';
import { linkToken, moment } from '#contract/core/fields/fields.ts';
import { copyStates, erasureLinkPurposes } from '#contract/people/own-data-states.ts';
import { openReasons } from '#contract/sales/orders/open-reasons.ts';

/** The last copy of the own data: until when it can be fetched, once it is ready. */
const copy = z.object({ id: z.uuid(), state: z.enum(copyStates), askedAt: moment, until: moment });

export type DataCopy = z.output<typeof copy>;

/** An order that is not finished: the account is erased when all are. `until` is null where nobody knows. */
const openOrder = z.object({
  reference: z.uuid(),
  number: z.int(),
  why: z.enum(openReasons),
  until: moment.nullable(),
});

export type OpenOrder = z.output<typeof openOrder>;

/** What was closed: when it is erased, if no order is open then. */
const closing = z.object({ eraseAt: moment, waits: z.int() });

export const ownData = {
  copy: endpoint({
    method: 'GET',
    path: '/users/own-data',
    summary: 'The last copy of the own data that was asked for; null without one',
    roles: customers,
    input: z.object({}),
    output: z.object({ copy: copy.nullable() }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/users/own-data',
    summary: 'Asks for a copy of the own data, a zip file; a letter says when it is ready',
    roles: customers,
    input: z.object({}),
    output: copy,
    status: 201,
    errors: ['copy_in_progress', 'too_many_requests'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/users/own-data/:id',
    summary: 'The copy of the own data, for whom it is of, for a day',
    roles: customers,
    answers: 'application/octet-stream',
    input: z.object({ id: z.uuid() }),
    output: answeredFile,
    errors: ['copy_not_found'],
  }),
  erasure: endpoint({
    method: 'GET',
    path: '/users/erasure',
    summary: 'What to know before the own account is erased: the orders that it waits for, and how it is confirmed',
    roles: customers,
    input: z.object({}),
    output: z.object({ open: z.array(openOrder), hasPassword: z.boolean(), email: z.string().nullable() }),
  }),
  erase: endpoint({
    method: 'POST',
    path: '/users/erasure',
    summary: 'Closes the own account, to be erased after 7 days; a login in that time keeps it',
    roles: customers,
    input: z.object({ currentPassword: z.string().max(200) }),
    output: closing,
    errors: ['wrong_password', 'erasure_by_link', 'too_many_requests'],
  }),
  askLink: endpoint({
    method: 'POST',
    path: '/users/erasure/link',
    summary: 'Sends the link that closes the own account, for an account without a password',
    roles: customers,
    input: z.object({}),
    output: z.object({ email: z.string() }),
    errors: ['erasure_by_password', 'no_email', 'too_many_requests'],
  }),
  linked: endpoint({
    method: 'GET',
    path: '/users/erasure/link',
    summary: 'What the link of a letter about an erasure does; changes nothing',
    roles: anyone,
    input: z.object({ token: linkToken }),
    output: z.object({ purpose: z.enum(erasureLinkPurposes), username: z.string(), eraseAt: moment.nullable() }),
    errors: ['link_spent', 'too_many_requests'],
  }),
  useLink: endpoint({
    method: 'POST',
    path: '/users/erasure/confirm',
    summary: 'Does what the link of a letter about an erasure is for: closes the account, or keeps it',
    roles: anyone,
    input: z.object({ token: linkToken }),
    output: z.object({ purpose: z.enum(erasureLinkPurposes), eraseAt: moment.nullable() }),
    errors: ['link_spent', 'too_many_requests'],
  }),
  requests: endpoint({
    method: 'GET',
    path: '/admin/users/:user_name/own-data',
    summary: 'What a customer asked for of the own data and is not done yet',
    permission: 'customers.read',
    input: z.object({ user_name: z.string().trim().min(1).max(60) }),
    output: z.object({
      copyAskedAt: moment.nullable(),
      erasure: z.object({ askedAt: moment, eraseAt: moment, waits: z.int() }).nullable(),
    }),
    errors: ['user_not_found'],
  }),
} as const;
