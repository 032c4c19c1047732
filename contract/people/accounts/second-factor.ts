import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { oneLine } from '#contract/core/fields/one-line.ts';
import { linkToken, moment } from '#contract/core/fields/fields.ts';
import { anyone, endpoint, loggedIn } from '#contract/core/protocol/endpoint.ts';
import { creationOptions, newPasskey } from './passkeys.ts';
import { typedCode } from './typed-code.ts';

/** What a person calls an app or a key. */
const factorName = oneLine(40, { error: () => t('second-factor.nameMissing') });

/** An app or a key by which somebody proves the second step. */
const factor = z.object({
  id: z.int(),
  kind: z.enum(['code', 'passkey']),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});

export type Factor = z.output<typeof factor>;

const factorId = z.coerce.number<string | number>().int().min(1).max(9_007_199_254_740_991);

/** The recovery codes, which are told once: those of a first factor, and new ones. */
const recoveryCodes = z.array(z.string());

const state = z.object({
  factors: z.array(factor),
  /** How many recovery codes are left. */
  recoveryLeft: z.int(),
  /** False where browsers know no passkeys: the shop's address is a number, or not https. */
  hasPasskeys: z.boolean(),
  /** Whether this person needs a second factor to work in the shop, and until when it may be missing. */
  duty: z.object({ until: moment, isOver: z.boolean() }).nullable(),
  /** Since somebody asked to take this person's factors away: when that will happen. */
  helpAt: moment.nullable(),
});

export type FactorState = z.output<typeof state>;

const nothing = z.object({});

export const secondFactor = {
  list: endpoint({
    method: 'GET',
    path: '/users/factors',
    summary: 'The own second factors',
    roles: loggedIn,
    input: nothing,
    output: state,
  }),
  startCode: endpoint({
    method: 'POST',
    path: '/users/factors/code',
    summary: 'A new secret for an authenticator app, which counts once a code of it is confirmed',
    roles: loggedIn,
    stepUp: 'always',
    input: nothing,
    output: z.object({ id: z.int(), secret: z.string(), address: z.string(), picture: z.string() }),
    errors: ['too_many_factors', 'step_up_needed'],
  }),
  confirmCode: endpoint({
    method: 'POST',
    path: '/users/factors/code/confirm',
    summary: 'Confirms an authenticator app by its first code; the recovery codes are told if it is the first factor',
    roles: loggedIn,
    stepUp: 'always',
    input: z.object({ id: factorId, code: typedCode, name: factorName }),
    output: z.object({ recoveryCodes }),
    errors: ['factor_not_found', 'wrong_code', 'too_many_requests', 'step_up_needed'],
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/users/factors/passkey/options',
    summary: 'What a browser has to make for a new passkey',
    roles: loggedIn,
    stepUp: 'always',
    input: nothing,
    output: creationOptions,
    errors: ['too_many_factors', 'no_passkeys_here', 'step_up_needed'],
  }),
  confirmPasskey: endpoint({
    method: 'POST',
    path: '/users/factors/passkey',
    summary: 'Adds a passkey; the recovery codes are told if it is the first factor',
    roles: loggedIn,
    stepUp: 'always',
    input: z.object({ made: newPasskey, name: factorName }),
    output: z.object({ recoveryCodes }),
    errors: ['wrong_passkey', 'too_many_factors', 'no_passkeys_here', 'step_up_needed'],
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/users/factor/:id',
    summary: 'Renames an own second factor',
    roles: loggedIn,
    input: z.object({ id: factorId, name: factorName }),
    output: factor,
    errors: ['factor_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/factor/:id',
    summary: 'Removes an own second factor; with the last one the recovery codes go too',
    roles: loggedIn,
    stepUp: 'always',
    input: z.object({ id: factorId }),
    output: z.object({ removed: z.boolean() }),
    errors: ['factor_not_found', 'last_factor', 'step_up_needed'],
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/users/factors/recovery',
    summary: 'New recovery codes in place of the present ones',
    roles: loggedIn,
    stepUp: 'always',
    input: nothing,
    output: z.object({ recoveryCodes }),
    errors: ['factor_not_found', 'step_up_needed'],
  }),
  helpOfLink: endpoint({
    method: 'GET',
    path: '/users/factors/help',
    summary: 'When the factors of the account of a link are taken away, because somebody said that they are lost',
    roles: anyone,
    input: z.object({ token: linkToken }),
    output: z.object({ username: z.string(), helpAt: moment }),
    errors: ['link_spent', 'too_many_requests'],
  }),
  stopHelp: endpoint({
    method: 'POST',
    path: '/users/factors/help/stop',
    summary: 'Keeps the factors of the account of a link',
    roles: anyone,
    input: z.object({ token: linkToken }),
    output: z.object({ username: z.string() }),
    errors: ['link_spent', 'too_many_requests'],
  }),
} as const;
