import type { Route } from './+types/availability.resource';
import { accounts } from '#contract/accounts.ts';
import { plainEmail } from '#contract/email-pattern.ts';
import { registrationTexts } from '#contract/registration.texts.ts';
import { userNameKey } from '#contract/user-name.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import type { FieldErrors } from '../forms/use-refused.ts';

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
  const found = await api
    .call(accounts.findByUsername, { ...(username && { username }), ...(email && { email }) })
    // The form can be sent without this answer, because the registration itself checks again.
    .catch(() => []);
  const errors = {
    ...(found.some(
      (user) => user.username !== undefined && username !== '' && userNameKey(user.username) === userNameKey(username),
    ) && { user_name: registrationTexts.usernameTaken }),
    ...(found.some((user) => isSame(user.email, plainEmail(email))) && { email: registrationTexts.emailTaken }),
  };
  return { asked, errors };
}

function isSame(a: string | null | undefined, b: string): boolean {
  return typeof a === 'string' && b !== '' && a.toLowerCase() === b.toLowerCase();
}
