import { profile } from '#contract/profile.ts';
import { outcomeOf } from '../api-client/action-outcome.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import type { Route } from './+types/order-emails.resource';
import { formText } from '../forms/form-text.ts';
import { requireUser } from '../session/require-user.ts';

/** Saves whether the administrator wants an e-mail for each paid order. */
export async function action(asked: Route.ActionArgs) {
  const { username } = await requireUser(asked);
  const receivesOrderEmails = formText(await asked.request.formData(), 'accepts') === 'yes';
  return outcomeOf(await apiClientOf(asked.context).submit(profile.update, { id: username, receivesOrderEmails }), '');
}
