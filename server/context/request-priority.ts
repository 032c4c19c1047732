import { api } from '#contract/api.ts';
import { pathParameters } from '#contract/endpoint.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { RequestPriority } from '#platform/http/load-shedding.ts';

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

/**
 * Returns the priority of requests by method and target, with or without a query: to log in, to pay, and what the payment
 * provider tells come first, then the customer area, the back office and whatever somebody sends.
 */
export function requestPriorities(apiBase: string): (method: string, target: string) => RequestPriority {
  const essential = patternOf(apiBase, essentialCalls);
  const catalogue = patternOf(apiBase, catalogueCalls);
  return (method, target) => {
    const [whole = ''] = target.split('?');
    // Whoever watches over the process must not take one that is busy for one that is broken.
    if (whole.startsWith('/media/') || whole === '/healthz' || whole === '/readyz') return 'unlimited';
    if (whole.startsWith(`${apiBase}/`)) {
      if (essential.test(whole)) return 'essential';
      return isRead(method) && catalogue.test(whole) ? 'public' : 'personal';
    }
    const path = whole.replace(/\.data$/, '');
    if (isBelow(path, essentialPages)) return 'essential';
    return isRead(method) && !isBelow(path, personalPages) ? 'public' : 'personal';
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
