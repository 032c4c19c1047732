import { createContext, data, redirect } from 'react-router';
import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { call } from '#contract/call.ts';
import type { Send } from '#contract/call.ts';
import type { Endpoint, Given, Output } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';
import type { Conflict } from '#contract/row-version.ts';
import { loginPath } from '../links/back-address.ts';

/** The API as a function: a request in, an answer out, no socket between. */
export type ApiFetch = (request: Request, connection: { readonly ip: string }) => Response | Promise<Response>;

/**
 * What the pages need to know of the shop's settings. `hasOutbox`: letters stay in the shop, on a page of their own.
 * `payHosts` are the origins of the provider's payment pages.
 */
export type PageSettings = {
  readonly apiBase: string;
  /** The shop's address as the world sees it, without a slash at the end. */
  readonly publicUrl: string;
  /** The origins under which browsers know the shop: forms from elsewhere are refused. */
  readonly origins: readonly string[];
  readonly isDemo: boolean;
  readonly hasOutbox: boolean;
  /** The provider whose people may log in here. */
  readonly identityName: string | null;
  readonly payHosts: readonly string[];
  /** Hears of a page that failed unexpectedly. */
  readonly onFailure: (error: unknown) => void;
};

type ApiInProcess = PageSettings & { readonly fetch: ApiFetch; readonly connection: { readonly ip: string } };

export const apiContext = createContext<ApiInProcess>();

/** A refused action, fit to be shown beside its form. */
export type Refusal<Present = unknown> = {
  readonly code: ShopError['code'];
  readonly detail: string;
  readonly errors: ShopError['errors'];
  /** For `changed_meanwhile`: the row as it is now. */
  readonly conflict: Conflict<Present> | null;
};

export type ApiClient = {
  /** Calls and throws the ShopError as it came. */
  call<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<Output<E>>;
  /** For loaders: a missing login leads to the login page and back, other failures to the page of their status. */
  load<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<Output<E>>;
  /** Sends a cookie of the pages' own along with the answer. */
  passCookie(cookie: string): void;
  /** For actions: the outcome as data; only a missing login leaves the page. */
  submit<E extends Endpoint>(
    endpoint: E,
    input: Given<E>,
  ): Promise<{ ok: true; value: Output<E> } | { ok: false; refusal: Refusal<Output<E>> }>;
};

const apiClientContext = createContext<ApiClient>();

/** The page's way to the API. One a request, shared by its loaders and actions. */
export function apiClientOf(context: Readonly<RouterContextProvider>): ApiClient {
  return context.get(apiClientContext);
}

const passedOn = ['cookie', 'user-agent', 'x-request-id'];

/** Where a form was sent from. A page that is only looked at sends no change of somebody else's, so it has no sender. */
const senders = ['origin', 'sec-fetch-site'];

/** Makes the API client of a request, and carries the cookies that the API sets out with the page's answer. */
export const openApiClient: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookies: string[] = [];
  context.set(apiClientContext, createApiClient(request, context.get(apiContext), cookies));
  const response = await next();
  for (const cookie of new Set(cookies)) response.headers.append('set-cookie', cookie);
  return response;
};

function createApiClient(request: Request, api: ApiInProcess, cookies: string[]): ApiClient {
  const names = request.method === 'GET' || request.method === 'HEAD' ? passedOn : [...passedOn, ...senders];
  const carried = Object.fromEntries(names.flatMap((name) => pairOf(request.headers, name)));
  const send = async (path: string, init: Parameters<Send>[1]) => {
    const address = new URL(`${api.apiBase}${path}`, request.url);
    const response = await api.fetch(
      new Request(address, { ...init, headers: { ...carried, ...init.headers }, signal: request.signal }),
      api.connection,
    );
    cookies.push(...response.headers.getSetCookie());
    return response;
  };
  return {
    passCookie: (cookie) => void cookies.push(cookie),
    call: (endpoint, input) => call(send, endpoint, input),
    load: (endpoint, input) => call(send, endpoint, input).catch((error: unknown) => leave(error, request)),
    submit: (endpoint, input) =>
      call(send, endpoint, input).then(
        (value) => ({ ok: true as const, value }),
        (error: unknown) => ({ ok: false as const, refusal: refusalOf(endpoint, error, request) }),
      ),
  };
}

function pairOf(headers: Headers, name: string): [string, string][] {
  const value = headers.get(name);
  return value === null ? [] : [[name, value]];
}

function leave(error: unknown, request: Request): never {
  if (!(error instanceof ShopError)) throw error;
  if (error.code === 'not_logged_in') throw redirect(loginPath(request));
  // All that a loader passes on stands in the address: what cannot be is not there.
  throw data({ code: error.code, detail: error.detail }, { status: error.code === 'invalid' ? 404 : error.status });
}

function refusalOf<E extends Endpoint>(endpoint: E, error: unknown, request: Request): Refusal<Output<E>> {
  if (!(error instanceof ShopError)) throw error;
  if (error.code === 'not_logged_in') throw redirect(loginPath(request));
  const { code, detail, errors, conflict } = error;
  const schema: E['output'] = endpoint.output;
  return {
    code,
    detail,
    errors,
    conflict: conflict ? { ...conflict, present: z.parse(schema, conflict.present) } : null,
  };
}
