import { accounts } from '#contract/people/accounts/accounts.ts';
import { categories } from '#contract/goods/categories.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { menus } from '#contract/site/menus.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { socialLogin } from '#contract/people/social-login.ts';
import type { Handler } from '#platform/http/middleware.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { languageAddress } from '#server/core/context/request-language.ts';

/** Throws `closed` for a request that a closed shop does not answer. */
type Refuse = (request: Request) => Promise<void>;

/** Pages that are there for one call: they are as closed as that call. */
const madeFor: ReadonlyMap<string, string> = new Map([
  ['/login/availability', accounts.findByUsername.path],
  ['/login/oidc', socialLogin.start.path],
  [pageAddresses.loginCallback, socialLogin.finish.path],
]);

type Site = {
  readonly apiBase: string;
  /** Returns the methods of a path of the site; none if the path does not exist. */
  readonly methodsOf: (path: string) => readonly string[];
};

/**
 * Returns the gate for what visitors ask. What only begins like an open address, as /admin.x, would be the page of an
 * unknown address: it is as closed as the front page.
 */
export function exactGate(refuse: Refuse, { apiBase, methodsOf }: Site): Refuse {
  return (request) => {
    const { pathname } = new URL(request.url);
    const call = madeFor.get(languageAddress(pathname).target.replace(/\.data$/, ''));
    if (call !== undefined) return refuse(askedAt(`${apiBase}${call}`, request));
    return refuse(methodsOf(pathname).length === 0 ? askedAt('/', request) : request);
  };
}

const askedAt = (path: string, { url, method, headers }: Request) =>
  new Request(new URL(path, url), { method, headers });

/** What the frame of a page shows. It shows nothing of a shop that was never open. */
const ofFrame: ReadonlySet<string> = new Set([categories.list.path, menus.shown.path]);

/**
 * Returns the API as pages call it: a page that stays open, as the login, reaches only the calls that do, for whoever asks for
 * the page. A shop that was open before shows its menu to the buyers who come to their orders.
 */
export function callsOfPages(api: Handler, refuse: Refuse, apiBase: string): Handler {
  const isOfFrame = ({ method, url }: Request) =>
    method === 'GET' && ofFrame.has(new URL(url).pathname.slice(apiBase.length));
  return async (request, connection) => {
    try {
      await refuse(request);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      // As a response: the build of the pages has a ShopError of its own.
      if (error.values['hasBuyers'] !== 1 || !isOfFrame(request)) return problemResponse(error);
    }
    return api(request, connection);
  };
}
