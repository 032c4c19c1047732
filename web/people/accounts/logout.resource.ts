import { href, redirect } from 'react-router';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { texts } from '#contract/core/texts.ts';
import { resetClientState } from '#web/core/hydration/client-state/client-state.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { clearInterruptedForm } from '#web/core/hydration/sent-form.ts';
import { toast } from '#web/core/ui/toast.ts';
import type { Route } from './+types/logout.resource';

const home = href('/');

/** A GET does not log out. */
export function loader() {
  return redirect(home);
}

export async function action({ context }: Route.ActionArgs) {
  await apiClientOf(context).call(accounts.logOut, {});
  return redirect(home);
}

/**
 * After the session has ended, deletes the client state of the visitor and shows a message. Without scripts there is no
 * client state.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isFromAdmin = (await request.clone().formData()).get('from') === 'admin';
  const left = await serverAction().catch(leavingOf);
  resetClientState();
  clearInterruptedForm();
  toast(isFromAdmin ? texts.session.adminLoggedOut : texts.session.loggedOut);
  return left;
}

/** Returns the thrown redirect of the server action; throws anything else, which is a failure. */
function leavingOf(thrown: unknown): Response {
  if (thrown instanceof Response && thrown.status >= 300 && thrown.status < 400) return thrown;
  throw thrown;
}
