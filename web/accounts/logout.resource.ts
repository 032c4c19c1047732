import { redirect } from 'react-router';
import { accounts } from '#contract/accounts.ts';
import { texts } from '#contract/texts.ts';
import { resetClientState } from '../client-state/client-state.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { clearInterruptedForm } from '../hydration/sent-form.ts';
import { toast } from '../ui/toast.ts';
import type { Route } from './+types/logout.resource';

const home = '/';

/** Nobody logs out by following a link. */
export function loader() {
  return redirect(home);
}

export async function action({ context }: Route.ActionArgs) {
  await apiClientOf(context).call(accounts.logOut, {});
  return redirect(home);
}

/** When the session has ended, this browser forgets its visitor and says so; without scripts it remembers nothing anyway. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isFromAdmin = (await request.clone().formData()).get('from') === 'admin';
  const left = await serverAction().catch(leavingOf);
  resetClientState();
  clearInterruptedForm();
  toast(isFromAdmin ? texts.session.adminLoggedOut : texts.session.loggedOut);
  return left;
}

/** The redirect of the server's part comes as a thrown answer; anything else is a failure. */
function leavingOf(thrown: unknown): Response {
  if (thrown instanceof Response && thrown.status >= 300 && thrown.status < 400) return thrown;
  throw thrown;
}
