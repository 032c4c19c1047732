import { profile } from '#contract/people/profile.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/advertising.resource';
import { formText } from '#web/core/forms/form-text.ts';
import { requireUser } from '#web/core/session/require-user.ts';

/** Saves whether the visitor wants advertising by e-mail. */
export async function action(asked: Route.ActionArgs) {
  const { username } = await requireUser(asked);
  const acceptsAdvertising = formText(await asked.request.formData(), 'accepts') === 'yes';
  return outcomeOf(await apiClientOf(asked.context).submit(profile.update, { id: username, acceptsAdvertising }), '');
}
