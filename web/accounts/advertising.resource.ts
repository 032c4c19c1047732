import { profile } from '#contract/profile.ts';
import { outcomeOf } from '../action-outcome.ts';
import { doorOf } from '../door.ts';
import type { Route } from './+types/advertising.resource';
import { formText } from './form-text.ts';
import { requireUser } from './require-user.ts';

/** Notes whether the visitor wants news by e-mail. */
export async function action(asked: Route.ActionArgs) {
  const { username } = await requireUser(asked);
  const acceptsAdvertising = formText(await asked.request.formData(), 'accepts') === 'yes';
  return outcomeOf(await doorOf(asked.context).submit(profile.update, { id: username, acceptsAdvertising }), '');
}
