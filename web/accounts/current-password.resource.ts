import { profile } from '#contract/profile.ts';
import { doorOf } from '../door.ts';
import type { Route } from './+types/current-password.resource';
import { formText } from './form-text.ts';

/** Tells the form whether the current password is right. An answer counts only for what it was asked for. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = formText(await request.formData(), 'current');
  const outcome = await doorOf(context).submit(profile.verifyPassword, { user_password: asked });
  if (!outcome.ok) return { asked, isRight: false, detail: outcome.refusal.detail };
  return { asked, isRight: outcome.value.isRight, detail: undefined };
}
