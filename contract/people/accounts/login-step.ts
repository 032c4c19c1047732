import { z } from 'zod';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { user } from './accounts.ts';
import { requestOptions, signedPasskey } from './passkeys.ts';
import { stepKinds, typedCode } from './typed-code.ts';

const nothing = z.object({});

/** The second step of a login, by the cookie of the browser that did the first one. */
export const loginStep = {
  step: endpoint({
    method: 'GET',
    path: '/users/login/step',
    summary: 'By what a login that has begun in this browser can be finished',
    roles: anyone,
    input: nothing,
    output: z.object({ kinds: z.array(z.enum(stepKinds)) }),
    errors: ['login_step_over'],
  }),
  finishByCode: endpoint({
    method: 'POST',
    path: '/users/login/code',
    summary: 'Finishes a login by a code of an authenticator app, or by a recovery code',
    roles: anyone,
    input: z.object({ code: typedCode }),
    output: user.extend({ token: z.string() }),
    errors: ['login_step_over', 'wrong_code', 'too_many_requests'],
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/users/login/passkey/options',
    summary: 'What a passkey has to sign to finish a login',
    roles: anyone,
    input: nothing,
    output: requestOptions,
    errors: ['login_step_over', 'too_many_requests'],
  }),
  finishByPasskey: endpoint({
    method: 'POST',
    path: '/users/login/passkey',
    summary: 'Finishes a login by a passkey',
    roles: anyone,
    input: z.object({ signed: signedPasskey }),
    output: user.extend({ token: z.string() }),
    errors: ['login_step_over', 'wrong_passkey', 'too_many_requests'],
  }),
} as const;
