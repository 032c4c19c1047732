import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { dayAsked } from '#contract/core/protocol/days-asked.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { scopes } from '#contract/core/protocol/scopes.ts';
import { moment, rowId } from '#contract/core/fields/fields.ts';

/** What every token of a program begins with, so that scanners of secrets find one that somebody published. */
export const tokenPrefix = 'percha_';

/** How many requests a token may make in a minute, as the form offers it. */
export const tokenRates = [60, 300, 1200] as const;

const scope = z.enum(scopes);

export const tokenStates = ['active', 'expired', 'ended'] as const;

/** A token of a program, as it is listed: without the secret, which nobody can see again. */
export const programToken = z.object({
  id: z.int(),
  name: z.string(),
  /** The last characters of the secret, to tell tokens apart. */
  ending: z.string(),
  scopes: z.array(scope),
  perMinute: z.int(),
  /** The user name of who created it: it may never do more than this person. */
  maker: z.string(),
  state: z.enum(tokenStates),
  createdAt: moment,
  expiresAt: moment.nullable(),
  /** To the minute. */
  lastUsedAt: moment.nullable(),
  endedAt: moment.nullable(),
});

export type ProgramToken = z.output<typeof programToken>;

const noName = { error: () => t('tokens.nameMissing') };

/** What a new token is given. */
export const newToken = z.object({
  name: z
    .string(noName)
    .trim()
    .min(1, noName)
    .max(60, { error: () => t('tokens.nameLong') }),
  scopes: z
    .array(scope, { error: () => t('tokens.noScope') })
    .min(1, { error: () => t('tokens.noScope') })
    .max(scopes.length)
    .transform((chosen) => scopes.filter((one) => chosen.includes(one))),
  perMinute: z.coerce.number<string | number>().int().min(1).max(6000).default(300),
  /** The last day on which it works; null for one that works until it is ended. */
  until: dayAsked.nullable().default(null),
});

export const tokens = {
  list: endpoint({
    method: 'GET',
    path: '/admin/tokens',
    summary: 'The tokens of programs, the newest first, with those that ended in the last 90 days',
    permission: 'programs.manage',
    input: z.object({}),
    output: z.object({ tokens: z.array(programToken) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/tokens',
    summary:
      'Creates a token for a program, which is answered this once; needs the own password, or a login by token just now',
    permission: 'programs.manage',
    stepUp: 'staff',
    input: newToken.extend({ currentPassword: z.string().max(200).optional() }),
    output: z.object({ secret: z.string(), token: programToken }),
    status: 201,
    errors: ['wrong_password', 'scope_beyond', 'token_name_taken', 'too_many_tokens', 'day_is_over', 'step_up_needed'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/admin/tokens/:id/end',
    summary: 'Ends a token: no request with it is answered any more',
    permission: 'programs.manage',
    input: z.object({ id: rowId }),
    output: programToken,
    errors: ['token_not_found', 'greater_rights'],
  }),
} as const;
