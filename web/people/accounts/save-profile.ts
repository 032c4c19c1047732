import type { RouterContextProvider } from 'react-router';
import type { User } from '#contract/people/accounts/accounts.ts';
import { profile } from '#contract/people/profile.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { firstErrors } from '#web/core/forms/schema-errors.ts';
import { keepAddress } from './address-change.tsx';
import type { ProfileOutcome } from './profile-form.tsx';
import { changedFields, profileOf, profileValues, refusableFields } from './profile-rules.ts';

/** Saves the changed fields of the profile form, or cancels a requested change of address. */
export async function saveProfile(
  form: FormData,
  user: User,
  context: Readonly<RouterContextProvider>,
): Promise<ProfileOutcome> {
  const values = profileValues(form);
  const currentPassword = formText(form, 'currentPassword');
  const outcome = await apiClientOf(context).submit(profile.update, {
    ...(form.get('intent') === keepAddress ? { pendingEmail: null } : changedFields(profileOf(user), values)),
    ...(currentPassword && { currentPassword }),
    id: user.username,
    version: formText(form, 'version') || user.version,
  });
  if (outcome.ok) return { isSaved: true, user: outcome.value };
  const { errors, detail, conflict } = outcome.refusal;
  return { isSaved: false, values, errors: firstErrors(errors, refusableFields), detail, conflict };
}
