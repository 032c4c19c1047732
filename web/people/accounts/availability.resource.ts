import type { Route } from './+types/availability.resource';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';

/** The values that were checked, and their errors: the form ignores an answer for values that have changed since. */
export type Availability = {
  readonly asked: { readonly user_name: string; readonly email: string };
  readonly errors: FieldErrors;
};

/** Checks, while the registration form is being filled in, which values are already in use. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Availability> {
  const query = new URL(request.url).searchParams;
  const username = query.get('user_name')?.trim() ?? '';
  const email = query.get('email')?.trim() ?? '';
  const asked = { user_name: username, email };
  if (username === '' && email === '') return { asked, errors: {} };
  const api = apiClientOf(context);
  // Each by itself, so that only the server says what is the same. The form can be sent without these answers, because the
  // registration itself checks again.
  const isTaken = async (what: 'username' | 'email', value: string) =>
    value !== '' && (await api.call(accounts.findByUsername, { [what]: value }).catch(() => [])).length > 0;
  const [isNameTaken, isEmailTaken] = await Promise.all([isTaken('username', username), isTaken('email', email)]);
  const errors = {
    ...(isNameTaken && { user_name: registrationTexts.usernameTaken }),
    ...(isEmailTaken && { email: registrationTexts.emailTaken }),
  };
  return { asked, errors };
}
