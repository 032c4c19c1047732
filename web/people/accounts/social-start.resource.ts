import { redirect } from 'react-router';
import { socialLogin } from '#contract/people/social-login.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/social-start.resource';

/** Redirects to the provider. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url } = await apiClientOf(context).load(socialLogin.start, {});
  return redirect(url, { headers: { 'cache-control': 'no-store' } });
}
