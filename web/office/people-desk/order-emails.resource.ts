import { profile } from '#contract/people/profile.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/order-emails.resource';
import { formText } from '#web/core/forms/form-text.ts';
import { requireUser } from '#web/core/session/require-user.ts';

/** Saves whether the administrator wants an e-mail for each paid order. */
export async function action(asked: Route.ActionArgs) {
  const { username } = await requireUser(asked);
  const receivesOrderEmails = formText(await asked.request.formData(), 'accepts') === 'yes';
  return outcomeOf(await apiClientOf(asked.context).submit(profile.update, { id: username, receivesOrderEmails }), '');
}
