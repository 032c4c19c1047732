import { z } from 'zod';
import { endpoint, loggedIn } from '#contract/core/protocol/endpoint.ts';
import { requestOptions, signedPasskey } from './passkeys.ts';
import { stepKinds, typedCode } from './typed-code.ts';

const nothing = z.object({});

const proofKinds = z.object({ kinds: z.array(z.enum([...stepKinds, 'password'])), isFresh: z.boolean() });

/** How a visitor proves, in a session that is open, who they are. */
export const proofCalls = {
  proof: endpoint({
    method: 'GET',
    path: '/users/proof',
    summary: 'By what the visitor can prove who they are, before a call that asks for it',
    roles: loggedIn,
    input: nothing,
    output: proofKinds,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/users/proof',
    summary:
      'Proves who the visitor is, for ten minutes of this session: by a code, or by the password of who has no factor',
    roles: loggedIn,
    input: z.object({ code: typedCode.optional(), password: z.string().max(200).optional() }),
    output: nothing,
    errors: ['wrong_code', 'wrong_password', 'too_many_requests'],
  }),
  proofOptions: endpoint({
    method: 'POST',
    path: '/users/proof/passkey/options',
    summary: 'What a passkey has to sign to prove who the visitor is',
    roles: loggedIn,
    input: nothing,
    output: requestOptions,
    errors: ['factor_not_found'],
  }),
  provePasskey: endpoint({
    method: 'POST',
    path: '/users/proof/passkey',
    summary: 'Proves who the visitor is by a passkey',
    roles: loggedIn,
    input: z.object({ signed: signedPasskey }),
    output: nothing,
    errors: ['wrong_passkey', 'too_many_requests'],
  }),
} as const;
