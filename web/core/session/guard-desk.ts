import { createContext, href, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { accounts, type User } from '#contract/people/accounts/accounts.ts';
import { mayDo, rightsOf, type Permission } from '#contract/core/protocol/permissions.ts';
import { apiClientOf, refuseRoutes } from '../api-client/api-client.ts';
import { neededFor } from './desk-pages.ts';

/** Who asks for an address of the back office; null for a guest. */
const deskUser = createContext<User | null>(null);

type DeskRules = {
  /** Until when this person may have no second factor; null for who has one, or needs none. */
  readonly duty: string | null;
  /** After how many minutes without use the session ends; null where it does not. */
  readonly idleMinutes: number | null;
};

const deskRules = createContext<DeskRules>({ duty: null, idleMinutes: null });

/**
 * Middleware that looks up who asks for an address of the back office. If this person may not open it, its loaders and
 * actions are refused with 403 before they do anything; the frame around it is not, so that the menu leads on.
 */
export const guardDesk: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  const needed = neededFor(pattern);
  if (needed === undefined) return next();
  const { user, duty, idleMinutes } = await apiClientOf(context).load(accounts.session, {});
  // Until there is a second factor, only the page that sets it up opens.
  if (duty?.isOver) throw redirect(href('/user/security'));
  context.set(deskUser, user);
  context.set(deskRules, { duty: duty?.until ?? null, idleMinutes: idleMinutes ?? null });
  if (user && !mayDo(rightsOf(user), needed)) refuseRoutes(context);
  return next();
};

/** Returns who asks for an address of the back office; null for a guest. */
export function userOfDesk(context: Readonly<RouterContextProvider>): User | null {
  return context.get(deskUser);
}

/** Returns the rules for the account of who asks for an address of the back office. */
export function rulesOfDesk(context: Readonly<RouterContextProvider>): DeskRules {
  return context.get(deskRules);
}

/** Returns whether who asks for an address of the back office may do something. For loaders, of what a page shows to some only. */
export function mayAtDesk(context: Readonly<RouterContextProvider>): (permission: Permission) => boolean {
  const user = userOfDesk(context);
  const rights = user ? rightsOf(user) : [];
  return (permission) => mayDo(rights, permission);
}
