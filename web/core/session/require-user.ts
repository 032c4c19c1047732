import { redirect, type RouterContextProvider } from 'react-router';
import { accounts, type User } from '#contract/people/accounts/accounts.ts';
import { loginPath } from '../links/back-address.ts';
import { apiClientOf } from '../api-client/api-client.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** Who is logged in, for the loader of a page that is somebody's own. A guest is sent to the login, and back afterwards. */
export async function requireUser({ request, context }: Asked): Promise<User> {
  const { user } = await apiClientOf(context).load(accounts.session, {});
  if (!user) throw redirect(loginPath(request));
  return user;
}
