import { accounts } from '#contract/people/accounts/accounts.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/renewed-session.resource';
import { formText } from '#web/core/forms/form-text.ts';
import { requireUser } from '#web/core/session/require-user.ts';

/** Logs the visitor in again with the new password, and ends the previous session. */
export async function action(asked: Route.ActionArgs) {
  const { username } = await requireUser(asked);
  const user_password = formText(await asked.request.formData(), 'password');
  const outcome = await apiClientOf(asked.context).submit(accounts.logIn, { user_name: username, user_password });
  // The session of somebody with a second factor stays: it needs no second step again.
  return { isRenewed: outcome.ok || outcome.refusal.code === 'second_step_needed' };
}
