import { redirect } from 'react-router';
import { socialLogin } from '#contract/social-login.ts';
import { doorOf } from '../door.ts';
import type { Route } from './+types/social-start.resource';

/** Sends the person to the provider. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url } = await doorOf(context).load(socialLogin.start, {});
  return redirect(url, { headers: { 'cache-control': 'no-store' } });
}
