import { createPath, type DataRouter, type DataStrategyFunction, type DataStrategyFunctionArgs } from 'react-router';
import { fetchFile, fetchUnlessBusy } from './route-code.ts';

/** The path of the route for all addresses that the page's list of routes does not have. */
const unknown = '*';

type Parts = {
  /** The router's default data strategy. */
  readonly ask: DataStrategyFunction;
  /** The file with the list of all routes. */
  readonly allRoutes: string;
  readonly router: () => DataRouter;
};

/**
 * Opens a page that the list of routes does not have as a new one. It may be one of the back office, which the list of
 * the shop's pages leaves out (scripts/front-build/shop-routes.ts), or may not exist: the server knows. All other pages
 * are asked for as the router does. The list of all routes and the page's data are asked for first, because a page that
 * cannot come must not replace the one that is shown: this rejects then.
 */
export function openElsewhere({ ask, allRoutes, router }: Parts): DataStrategyFunction {
  return async (args) => {
    if (!isElsewhere(args, router())) return ask(args);
    const { request } = args;
    const { pathname, search } = new URL(request.url);
    await fetchFile(allRoutes);
    const response = await fetchUnlessBusy(`${pathname.replace(/\/$/, '')}.data${search}`, request.signal);
    await response.body?.cancel();
    open(router());
    return new Promise<never>(() => {});
  };
}

function isElsewhere({ request, fetcherKey, matches }: DataStrategyFunctionArgs, router: DataRouter): boolean {
  if (fetcherKey !== null || request.method !== 'GET' || matches.at(-1)?.route.path !== unknown) return false;
  const { pathname, search } = new URL(request.url);
  const { location } = router.state;
  return `${pathname}${search}` !== `${location.pathname}${location.search}`;
}

function open(router: DataRouter): void {
  const { location, historyAction } = router.state.navigation;
  // The shop's own dialog has asked already whether to leave what is unsaved (LeaveGuard).
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  // After a step back the browser shows the address already.
  if (location === undefined || historyAction === 'POP') window.location.reload();
  else if (historyAction === 'REPLACE') window.location.replace(createPath(location));
  else window.location.assign(createPath(location));
}
