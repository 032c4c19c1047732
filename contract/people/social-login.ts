import { z } from 'zod';
import { user } from './accounts/accounts.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';

export const socialLogin = {
  start: endpoint({
    method: 'POST',
    path: '/auth/oidc',
    summary:
      'Starts a login with the OpenID provider: returns the address of its page, and sets a cookie that ties the login to the browser',
    roles: anyone,
    input: z.object({}),
    output: z.object({ url: z.url() }),
    errors: ['not_found', 'identity_unavailable', 'too_many_requests'],
  }),
  finish: endpoint({
    method: 'POST',
    path: '/auth/oidc/callback',
    summary: 'Completes the login: `query` is the provider’s response. Returns the user and sets the session cookie',
    roles: anyone,
    input: z.object({ query: z.string().max(4000) }),
    output: user.extend({ token: z.string() }),
    errors: [
      'not_found',
      'identity_refused',
      'identity_admin',
      'identity_unverified',
      'identity_unavailable',
      'second_step_needed',
      'too_many_requests',
    ],
  }),
} as const;
