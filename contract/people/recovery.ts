import { z } from 'zod';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { knownEmail, linkToken } from '#contract/core/fields/fields.ts';
import { newPassword } from './passwords.ts';

/** A user name, or an e-mail address for the login. */
const username = z.string().trim().min(1).max(254);

export const recovery = {
  request: endpoint({
    method: 'POST',
    path: '/email/ResetPassword',
    summary: 'Sends a password reset link to the account of an address; the response is the same if there is none',
    roles: anyone,
    input: z.object({ email: knownEmail, linkPassword: z.string().max(2000).optional() }),
    output: z.object({ detail: z.string() }),
    errors: ['too_many_requests'],
  }),
  linkUser: endpoint({
    method: 'GET',
    path: '/user/:user_name',
    summary: 'The data of the page of an e-mailed link; needs the token of the link',
    roles: anyone,
    input: z.object({ user_name: username, token: linkToken }),
    output: z.object({ username: z.string() }),
    errors: ['link_spent', 'too_many_requests'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/users/changePassword',
    summary: 'Sets a new password without a session: by the token of an e-mailed link, or by the current password',
    roles: anyone,
    input: z.object({
      user_name: username,
      user_password: newPassword,
      token: linkToken.optional(),
      currentPassword: z.string().max(200).optional(),
    }),
    output: z.object({ username: z.string() }),
    errors: ['link_spent', 'wrong_password', 'same_password', 'weak_password', 'too_many_requests'],
  }),
} as const;
