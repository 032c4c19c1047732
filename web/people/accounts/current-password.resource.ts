import { profile } from '#contract/people/profile.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/current-password.resource';
import { formText } from '#web/core/forms/form-text.ts';

/** Checks the current password for the form, which ignores an answer for a value that has changed since. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = formText(await request.formData(), 'current');
  const outcome = await apiClientOf(context).submit(profile.verifyPassword, { user_password: asked });
  if (!outcome.ok) return { asked, isRight: false, detail: outcome.refusal.detail };
  return { asked, isRight: outcome.value.isRight, detail: undefined };
}
