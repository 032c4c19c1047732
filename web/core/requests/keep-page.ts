import { t } from '#messages/messages.ts';
import {
  createPath,
  data,
  isRouteErrorResponse,
  type DataRouter,
  type DataStrategyFunction,
  type DataStrategyFunctionArgs,
  type DataStrategyResult,
} from 'react-router';
import { noteSent } from '../hydration/sent-form.ts';
import { isRecord } from '../hydration/unknown-values.ts';
import { toast } from '../ui/toast.ts';
import { failureWords } from './failure-words.ts';
import { stayedState } from './page-key.ts';
import { causeOf, RequestFailure } from './request-failure.ts';
import type { BringCode } from './route-code.ts';
import { readSent } from './sent-request.ts';
import { takeSubmission, tellFailure, type HearFailure } from './submission.ts';
import { withoutPrefix } from '../links/language-prefix.ts';

type Results = Record<string, DataStrategyResult>;

type Parts = {
  /** The router's default data strategy. */
  readonly ask: DataStrategyFunction;
  readonly bringCode: BringCode;
  readonly router: () => DataRouter;
};

/**
 * The data strategy of the router. A failed request never replaces the page that is shown: a fetcher gets a
 * RequestFailure as its data, a submitted form is notified, a failed navigation is shown as a message, and data that
 * could not be revalidated stays as it was.
 */
export function keepPage({ ask, bringCode, router }: Parts): DataStrategyFunction {
  return async (args) => {
    const { request, fetcherKey } = args;
    const isSubmission = request.method !== 'GET';
    const onFailure = isSubmission && fetcherKey === null ? takeSubmission() : undefined;
    const copy = isSubmission ? request.clone() : request;
    const results = await attempt(args, ask, bringCode);
    const failed = Object.entries(results).find(([, result]) => isFailed(result, isSubmission || fetcherKey !== null));
    if (request.signal.aborted) return results;
    if (failed === undefined) {
      // A background submission was received, unless its response redirects, for example to the login.
      if (isSubmission && fetcherKey !== null && !Object.values(results).some(isRedirect)) noteSent(undefined);
      return results;
    }
    const [routeId, { result: error }] = failed;
    const failure = new RequestFailure(causeOf(error), await readSent(copy), error);

    // The status keeps the router from revalidating the page.
    if (fetcherKey !== null) return { [routeId]: { type: 'data', result: data(failure, { status: 503 }) } };
    if (isSubmission) {
      tellFailure(failure, onFailure ?? sayUnsent, router());
      stay(router());
      return results;
    }
    return visitFailed(failure, results, router());
  };
}

/** Requests data and code in parallel; a failure becomes the error of the routes that requested it. */
async function attempt(args: DataStrategyFunctionArgs, ask: DataStrategyFunction, bringCode: BringCode) {
  const noCode = new Promise<never>((_resolve, reject) => {
    const ids = args.matches.map(({ route }) => route.id);
    const { request, fetcherKey } = args;
    const isVisit = fetcherKey === null && request.method === 'GET';
    bringCode(ids, isVisit ? request.url : undefined).catch(reject);
  });
  try {
    return unwrapped(await Promise.race([ask(args), noCode]));
  } catch (error) {
    const wanted = args.matches.filter((match) => match.shouldCallHandler());
    return Object.fromEntries(wanted.map(({ route }) => [route.id, { type: 'error' as const, result: error }]));
  }
}

/** The router wraps errors of actions as `data(error)`. */
function unwrapped(results: Results): Results {
  return Object.fromEntries(
    Object.entries(results).map(([id, { type, result }]) => [
      id,
      { type, result: type === 'error' ? within(result) : result },
    ]),
  );
}

function within(error: unknown): unknown {
  return isRecord(error) && error['type'] === 'DataWithResponseInit' ? error['data'] : error;
}

/**
 * True if the page would be replaced by an error that is not about its address. A page that is missing or forbidden
 * (4xx) has its own error page, except if a form or a fetcher requested it.
 */
function isFailed({ type, result }: DataStrategyResult, isPartOfPage: boolean): boolean {
  if (type !== 'error' || result instanceof Response) return false;
  return isPartOfPage || !isRouteErrorResponse(result) || result.status >= 500 || result.status === 429;
}

function visitFailed(failure: RequestFailure, results: Results, router: DataRouter): Results {
  const { location, loaderData, navigation } = router.state;
  if (failure.sent.address === withoutPrefix(`${location.pathname}${location.search}`)) {
    if (router.state.errors === null) {
      say(t('requests.pageNotUpdated'), failure, () => void router.revalidate());
    }
    return withFailures(results, (id) =>
      id in loaderData ? { type: 'data', result: loaderData[id] } : { type: 'error', result: failure },
    );
  }
  // On a back navigation the browser already shows the other address, so that page shows the failure.
  if (navigation.historyAction === 'POP' || navigation.location === undefined) {
    return withFailures(results, () => ({ type: 'error', result: failure }));
  }
  const { state } = navigation.location;
  const to = withoutPrefix(createPath(navigation.location));
  const what =
    navigation.formMethod !== undefined && navigation.formMethod !== 'GET'
      ? t('requests.sentButNextFailed')
      : t('requests.pageNotOpened');
  stay(router);
  say(what, failure, () => void router.navigate(to, { state }));
  return results;
}

function isRedirect({ result }: DataStrategyResult): boolean {
  return result instanceof Response;
}

function withFailures(results: Results, instead: (routeId: string) => DataStrategyResult): Results {
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [id, isFailed(result, false) ? instead(id) : result]),
  );
}

/** Cancels the navigation in progress, without a request. */
function stay(router: DataRouter): void {
  const { location } = router.state;
  void router.navigate(withoutPrefix(createPath(location)), {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
    state: stayedState(location),
  });
}

const sayUnsent: HearFailure = (failure, retry) => say(t('requests.notSent'), failure, retry);

function say(what: string, failure: RequestFailure, retry: () => void): void {
  toast(failureWords(what, failure), { tone: 'error', about: what, retry });
}
