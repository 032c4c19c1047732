import type { RouterContextProvider } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { profile } from '#contract/profile.ts';
import { doorOf } from '../door.ts';
import type { ProfileOutcome } from './profile-form.tsx';
import { changedFields, profileErrorsOf, profileOf, profileValues } from './profile-rules.ts';

/** Saves what the form of one's own profile has changed. */
export async function saveProfile(
  form: FormData,
  user: User,
  context: Readonly<RouterContextProvider>,
): Promise<ProfileOutcome> {
  const values = profileValues(form);
  const outcome = await doorOf(context).submit(profile.update, {
    ...changedFields(profileOf(user), values),
    id: user.username,
  });
  if (outcome.ok) return { isSaved: true };
  return { isSaved: false, values, errors: profileErrorsOf(outcome.refusal.errors), detail: outcome.refusal.detail };
}
