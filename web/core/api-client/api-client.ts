import { createContext, data, href, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { call, callUnchecked, type Send } from '#contract/core/protocol/call.ts';
import type { Endpoint, Given, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Conflict } from '#contract/core/protocol/row-version.ts';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import { confirmPath, loginPath } from '../links/back-address.ts';

/** The API as a function: takes a request and returns its response, without a socket. */
export type ApiFetch = (request: Request, connection: { readonly ip: string }) => Response | Promise<Response>;

/** A member of a team; one without a profile has none yet. */
export type Developer = {
  readonly name: string;
  readonly work: 'interface' | 'catalogue' | 'accessibility' | 'orders' | 'data' | 'security';
  readonly profile: string | null;
};

export type Demonstration = {
  readonly developers: readonly { readonly team: 'frontend' | 'backend'; readonly people: readonly Developer[] }[];
};

/**
 * The settings that pages need. `hasOutbox`: e-mails stay in the shop, on a page of their own. `payHosts` are the
 * origins of the provider's payment pages.
 */
export type PageSettings = {
  readonly apiBase: string;
  /** The shop's public address, without a slash at the end. */
  readonly publicUrl: string;
  /** The shop's own origins: forms from other origins are rejected (CSRF). */
  readonly origins: readonly string[];
  readonly isDemo: boolean;
  /** What only the demonstration shows of itself; null in a live shop. */
  readonly demonstration: Demonstration | null;
  readonly hasOutbox: boolean;
  /** The name of the social login's provider; null for none. */
  readonly identityName: string | null;
  readonly payHosts: readonly string[];
  /** Returns what everybody may know of the shop: the pages' build has its own copy of it. */
  readonly shop: () => ShopFacts;
  /** Called when a page fails unexpectedly. */
  readonly onFailure: (error: unknown) => void;
};

type ApiInProcess = PageSettings & { readonly fetch: ApiFetch; readonly connection: { readonly ip: string } };

export const apiContext = createContext<ApiInProcess>();

/** A rejected action, to show beside its form. */
export type Refusal<Present = unknown> = {
  readonly code: ShopError['code'];
  readonly detail: string;
  readonly errors: ShopError['errors'];
  /** For `changed_meanwhile`: the present row. */
  readonly conflict: Conflict<Present> | null;
};

export type ApiClient = {
  /** Calls an endpoint. Throws the ShopError of a failure. */
  call<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<Output<E>>;
  /** The same with JSON that a script sent; the server validates every field. */
  pass<E extends Endpoint>(endpoint: E, sent: Readonly<Record<string, unknown>>): Promise<Output<E>>;
  /**
   * For loaders: redirects to the login page if a login is needed, and throws the error page's status for other
   * failures.
   */
  load<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<Output<E>>;
  /** The same for what a closed shop shows to its administrators only: undefined for others. */
  ifOpen<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<Output<E> | undefined>;
  /** Adds a cookie of the page itself to the response. */
  passCookie(cookie: string): void;
  /** For actions: returns failures as data; only a missing login redirects. */
  submit<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<Submitted<E>>;
  /** The same with JSON that a form sent; the server validates every field. */
  relay<E extends Endpoint>(endpoint: E, sent: Readonly<Record<string, unknown>>): Promise<Submitted<E>>;
};

type Submitted<E extends Endpoint> =
  | { readonly ok: true; readonly value: Output<E> }
  | { readonly ok: false; readonly refusal: Refusal<Output<E>> };

const apiClientContext = createContext<ApiClient>();

const isRefusedContext = createContext(false);

/** From now on no page of this request gets the API client: whoever asks may not open it. */
export function refuseRoutes(context: Readonly<RouterContextProvider>): void {
  context.set(isRefusedContext, true);
}

/** Throws the error page's status if the person may not open the page: for loaders that call nothing. */
export function checkMayOpen(context: Readonly<RouterContextProvider>): void {
  if (context.get(isRefusedContext)) throw data({ code: 'not_allowed' }, { status: 403 });
}

/**
 * Returns the API client of a request, shared by its loaders and actions. Throws the error page's status if the person may not
 * open the page.
 */
export function apiClientOf(context: Readonly<RouterContextProvider>): ApiClient {
  checkMayOpen(context);
  return context.get(apiClientContext);
}

/** The same for the frames around a page, which a page that is refused leaves as they are. */
export function frameClientOf(context: Readonly<RouterContextProvider>): ApiClient {
  return context.get(apiClientContext);
}

const passedOn = ['cookie', 'user-agent', 'x-request-id'];

/** The headers that say where a form was sent from (CSRF check). A GET changes nothing, so they are left out. */
const senders = ['origin', 'sec-fetch-site'];

/**
 * Middleware that creates the API client of a request, and adds the cookies that the API sets to the page's response.
 */
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
    pass: (endpoint, sent) => callUnchecked(send, endpoint, sent),
    load: (endpoint, input) => call(send, endpoint, input).catch((error: unknown) => leave(error, request)),
    ifOpen: (endpoint, input) =>
      call(send, endpoint, input).catch((error: unknown) => (isClosed(error) ? undefined : leave(error, request))),
    submit: (endpoint, input) => settled(endpoint, call(send, endpoint, input), request),
    relay: (endpoint, sent) => settled(endpoint, callUnchecked(send, endpoint, sent), request),
  };
}

function settled<E extends Endpoint>(endpoint: E, called: Promise<Output<E>>, request: Request): Promise<Submitted<E>> {
  return called.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, refusal: refusalOf(endpoint, error, request) }),
  );
}

function pairOf(headers: Headers, name: string): [string, string][] {
  const value = headers.get(name);
  return value === null ? [] : [[name, value]];
}

const isClosed = (error: unknown) => error instanceof ShopError && error.code === 'closed';

function leave(error: unknown, request: Request): never {
  if (!(error instanceof ShopError)) throw error;
  if (error.code === 'not_logged_in') throw redirect(loginPath(request));
  if (error.code === 'factor_needed') throw redirect(href('/user/security'));
  // A file, which is asked for by its address, is there again after the proof.
  if (error.code === 'step_up_needed') throw redirect(confirmPath(request));
  // A loader's input comes only from the address, so invalid input means that the page does not exist.
  throw data({ code: error.code, detail: error.detail }, { status: error.code === 'invalid' ? 404 : error.status });
}

function refusalOf<E extends Endpoint>(endpoint: E, error: unknown, request: Request): Refusal<Output<E>> {
  if (!(error instanceof ShopError)) throw error;
  if (error.code === 'not_logged_in') throw redirect(loginPath(request));
  if (error.code === 'factor_needed') throw redirect(href('/user/security'));
  // The page keeps what was typed, asks who its person is, and sends the same again (web/people/second-factor/ask-proof.ts).
  if (error.code === 'step_up_needed') throw data({ code: error.code, detail: error.detail }, { status: 403 });
  const { code, detail, errors, conflict } = error;
  const schema: E['output'] = endpoint.output;
  return {
    code,
    detail,
    errors,
    conflict: conflict ? { ...conflict, present: z.parse(schema, conflict.present) } : null,
  };
}
