import { api } from '#contract/api.ts';
import { pathParameters } from '#contract/endpoint.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/**
 * How much it matters that a request is answered while others wait. `file`: costs nothing that others wait for,
 * or says whether the shop is well. `essential`: to log in, to pay, what the provider tells. `personal`: the customer area,
 * the back office, and whatever somebody sends. `catalogue`: the rest, which anybody can look at a little later.
 */
export type RequestClass = 'file' | 'essential' | 'personal' | 'catalogue';

/** Calls without which nobody logs in or pays. */
const essentialCalls: readonly Endpoint[] = [
  api.accounts.logIn,
  api.orders.record,
  api.orders.payAgain,
  ...Object.values(api.socialLogin),
  ...Object.values(api.checkout),
  ...Object.values(api.payments),
];

/** Pages of logging in and paying, and below them. */
const essentialPages = ['/login', '/bag', '/pay', '/failure', '/user/orders/actual'];

const personalPages = ['/admin', '/creation', '/user', '/logout', '/wishlist', '/outbox', '/unsubscribe'];

const catalogueCalls: readonly Endpoint[] = [...Object.values(api.catalogue), api.categories.list, api.reviews.board];

/** Classifies requests by method and target, with or without a query. */
export function requestClasses(apiBase: string): (method: string, target: string) => RequestClass {
  const essential = patternOf(apiBase, essentialCalls);
  const catalogue = patternOf(apiBase, catalogueCalls);
  return (method, target) => {
    const [whole = ''] = target.split('?');
    // Whoever watches over the process must not take one that is busy for one that is broken.
    if (whole.startsWith('/media/') || whole === '/healthz' || whole === '/readyz') return 'file';
    if (whole.startsWith(`${apiBase}/`)) {
      if (essential.test(whole)) return 'essential';
      return isRead(method) && catalogue.test(whole) ? 'catalogue' : 'personal';
    }
    const path = whole.replace(/\.data$/, '');
    if (isBelow(path, essentialPages)) return 'essential';
    return isRead(method) && !isBelow(path, personalPages) ? 'catalogue' : 'personal';
  };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

const isBelow = (path: string, pages: readonly string[]) =>
  pages.some((page) => path === page || path.startsWith(`${page}/`));

/** What matches the paths of these calls. */
function patternOf(apiBase: string, calls: readonly Endpoint[]): RegExp {
  const paths = calls.map(({ path }) =>
    pathParameters(path).reduce((found, name) => found.replace(`:${name}`, '[^/]+'), path),
  );
  return new RegExp(`^${apiBase}(?:${paths.join('|')})$`);
}
