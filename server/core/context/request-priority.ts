import { api } from '#contract/api.ts';
import { pathParameters, type Endpoint } from '#contract/core/protocol/endpoint.ts';
import { pageAddresses as page } from '#contract/core/shop/page-addresses.ts';
import type { RequestPriority } from '#platform/http/load-shedding.ts';
import { languageAddress } from './request-language.ts';
import { loggedPath } from './logged-path.ts';

/** The calls without which nobody can log in or pay. */
const essentialCalls: readonly Endpoint[] = [
  api.accounts.logIn,
  api.orders.record,
  api.orders.payAgain,
  ...Object.values(api.socialLogin),
  ...Object.values(api.checkout),
  ...Object.values(api.payments),
  ...Object.values(api.notices),
];

/** The pages of login and payment, and those below them. */
const essentialPages = [page.login, page.bag, page.pay, page.failure, page.currentOrder];

const personalPages = [
  page.admin,
  page.creation,
  page.user,
  page.logout,
  page.wishlist,
  page.outbox,
  page.unsubscribe,
  page.newsletter,
];

const catalogueCalls: readonly Endpoint[] = [
  ...Object.values(api.catalogue),
  ...Object.values<Endpoint>(api.pages),
  api.categories.list,
  api.menus.shown,
  api.reviews.board,
];

/** Returns what load shedding has to know of requests: their priorities, and what the log says of their addresses. */
export function requestKinds(apiBase: string) {
  return { priorityOf: requestPriorities(apiBase), pathOf: loggedPath };
}

/**
 * Returns a function that returns the priority of a request (for load shedding) by method and target, with or without a
 * query: login, payment and the payment provider's notices come first, then public catalogue pages, then the customer
 * area, the back office and all other requests.
 */
export function requestPriorities(apiBase: string): (method: string, target: string) => RequestPriority {
  const essential = patternOf(apiBase, essentialCalls);
  const catalogue = patternOf(apiBase, catalogueCalls);
  const live = `${apiBase}${api.liveOrders.follow.path}`;
  return (method, target) => {
    const [whole = ''] = target.split('?');
    // Health checks are never rejected: a monitor must not mistake a busy process for a broken one.
    if (whole.startsWith('/media/') || whole === '/healthz' || whole === '/readyz') return 'unlimited';
    if (whole === live) return 'stream';
    if (whole.startsWith(`${apiBase}/`)) {
      if (essential.test(whole)) return 'essential';
      return isRead(method) && catalogue.test(whole) ? 'public' : 'personal';
    }
    const path = languageAddress(whole).target.replace(/\.data$/, '');
    if (isBelow(path, essentialPages)) return 'essential';
    return isRead(method) && !isBelow(path, personalPages) ? 'public' : 'personal';
  };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

const isBelow = (path: string, pages: readonly string[]) =>
  pages.some((one) => path === one || path.startsWith(`${one}/`));

/** Returns the pattern of these calls' paths. */
function patternOf(apiBase: string, calls: readonly Endpoint[]): RegExp {
  const paths = calls.map(({ path }) =>
    pathParameters(path).reduce((found, name) => found.replace(`:${name}`, '[^/]+'), path),
  );
  return new RegExp(`^${apiBase}(?:${paths.join('|')})$`);
}
