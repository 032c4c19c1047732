import type { RouterContextProvider } from 'react-router';
import { accounts } from '#contract/accounts.ts';
import { markIn } from '#contract/session-mark.ts';
import { wishlist } from '#contract/wishlist.ts';
import { apiClientOf, apiContext } from '../api-client/api-client.ts';

/** What every page knows: who is logged in, what they like, and the shop's mode. */
export async function sessionData(request: Request, context: Readonly<RouterContextProvider>) {
  const api = apiClientOf(context);
  const { user } = await api.load(accounts.session, {});
  const favourites = user?.rol === 'client' ? await api.load(wishlist.ids, { username: user.username }) : null;
  const { isDemo, hasOutbox, publicUrl } = context.get(apiContext);
  const mark = user ? markIn(request.headers.get('cookie')) : '';
  return { user, mark, favourites, isDemo, hasOutbox, publicUrl };
}

export type SessionData = Awaited<ReturnType<typeof sessionData>>;
