import { createPath, data, isRouteErrorResponse } from 'react-router';
import type { DataRouter, DataStrategyFunction, DataStrategyFunctionArgs, DataStrategyResult } from 'react-router';
import { noteSent } from '../hydration/sent-form.ts';
import { toast } from '../ui/toast.ts';
import { failureWords } from './failure-words.ts';
import { stayedState } from './page-key.ts';
import { causeOf, RequestFailure } from './request-failure.ts';
import type { BringCode } from './route-code.ts';
import { readSent } from './sent-request.ts';
import { takeSubmission, tellFailure } from './submission.ts';
import type { HearFailure } from './submission.ts';

type Results = Record<string, DataStrategyResult>;

type Parts = {
  /** The router's own way of asking the server. */
  readonly ask: DataStrategyFunction;
  readonly bringCode: BringCode;
  readonly router: () => DataRouter;
};

/**
 * How the browser asks the shop for data and code. What fails never replaces the page that is shown: a fetcher gets a
 * RequestFailure as its data, a form that was sent hears of it, a link that leads nowhere is said in a message, and what
 * could not be fetched anew stays as it was.
 */
export function keepPage({ ask, bringCode, router }: Parts): DataStrategyFunction {
  return async (args) => {
    const { request, fetcherKey } = args;
    const isSubmission = request.method !== 'GET';
    const hear = isSubmission && fetcherKey === null ? takeSubmission() : undefined;
    const copy = isSubmission ? request.clone() : request;
    const results = await attempt(args, ask, bringCode);
    const failed = Object.entries(results).find(([, result]) => isFailed(result, isSubmission || fetcherKey !== null));
    if (request.signal.aborted) return results;
    if (failed === undefined) {
      // What a form in the background sent has arrived, unless its answer leads to another page, such as the login.
      if (isSubmission && fetcherKey !== null && !Object.values(results).some(isRedirect)) noteSent(undefined);
      return results;
    }
    const [routeId, { result: error }] = failed;
    const failure = new RequestFailure(causeOf(error), await readSent(copy));

    // With its status, which keeps the router from fetching the page anew.
    if (fetcherKey !== null) return { [routeId]: { type: 'data', result: data(failure, { status: 503 }) } };
    if (isSubmission) {
      tellFailure(failure, hear ?? sayUnsent, router());
      stay(router());
      return results;
    }
    return visitFailed(failure, results, router());
  };
}

/** Asks for data and code at the same time; what cannot be had is an error of the routes that wanted it. */
async function attempt(args: DataStrategyFunctionArgs, ask: DataStrategyFunction, bringCode: BringCode) {
  const noCode = new Promise<never>((_resolve, reject) => {
    bringCode(args.matches.map(({ route }) => route.id)).catch(reject);
  });
  try {
    return unwrapped(await Promise.race([ask(args), noCode]));
  } catch (error) {
    const wanted = args.matches.filter((match) => match.shouldCallHandler());
    return Object.fromEntries(wanted.map(({ route }) => [route.id, { type: 'error' as const, result: error }]));
  }
}

/** The router hands on what failed in an action as `data(error)`. */
function unwrapped(results: Results): Results {
  return Object.fromEntries(
    Object.entries(results).map(([id, { type, result }]) => [
      id,
      { type, result: type === 'error' ? within(result) : result },
    ]),
  );
}

function within(error: unknown): unknown {
  const isWrapped = typeof error === 'object' && error !== null && 'type' in error && 'data' in error;
  return isWrapped && error.type === 'DataWithResponseInit' ? error.data : error;
}

/**
 * True if the page would be replaced by an error that is not about its address. A page that is not there or not allowed
 * (4xx) has a page of its own, but not when it was a form or a part of the page that asked.
 */
function isFailed({ type, result }: DataStrategyResult, isPartOfPage: boolean): boolean {
  if (type !== 'error' || result instanceof Response) return false;
  return isPartOfPage || !isRouteErrorResponse(result) || result.status >= 500 || result.status === 429;
}

function visitFailed(failure: RequestFailure, results: Results, router: DataRouter): Results {
  const { location, loaderData, navigation } = router.state;
  if (failure.sent.address === `${location.pathname}${location.search}`) {
    if (router.state.errors === null) {
      say('No pudimos actualizar esta página.', failure, () => void router.revalidate());
    }
    return withFailures(results, (id) =>
      id in loaderData ? { type: 'data', result: loaderData[id] } : { type: 'error', result: failure },
    );
  }
  // The browser already shows the other address when somebody goes back, so its page says what happened.
  if (navigation.historyAction === 'POP' || navigation.location === undefined) {
    return withFailures(results, () => ({ type: 'error', result: failure }));
  }
  const { state } = navigation.location;
  const to = createPath(navigation.location);
  const what =
    navigation.formMethod !== undefined && navigation.formMethod !== 'GET'
      ? 'Lo que envió llegó bien, pero no pudimos abrir la página que sigue.'
      : 'No pudimos abrir la página.';
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

/** Ends the navigation under way where it began, without asking for anything. */
function stay(router: DataRouter): void {
  const { location } = router.state;
  void router.navigate(createPath(location), {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
    state: stayedState(location),
  });
}

const sayUnsent: HearFailure = (failure, retry) => say('No se pudo enviar.', failure, retry);

function say(what: string, failure: RequestFailure, retry: () => void): void {
  toast(failureWords(what, failure), { tone: 'error', about: what, retry });
}
