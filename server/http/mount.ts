import type { Context as HonoContext, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Endpoint, Input, Output } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';
import {
  endedMarkCookie,
  endedSessionCookie,
  mendedMarkCookie,
  sessionCookie,
  sessionMarkCookie,
  tokenOf,
  visitorOf,
} from '../accounts/sessions.ts';
import type { Context, Services, Visitor } from '../context.ts';
import { endedFlowCookie, flowCookie, flowKeyOf } from './flow-cookie.ts';
import { admit } from './admit.ts';
import { knownBrowserCookie, knownBrowserOf } from './known-browser-cookie.ts';
import { networkOf } from './network-of.ts';
import { checkOrigin } from './origin-check.ts';
import { parseInput } from './parse-input.ts';
import { readInput } from './read-input.ts';
import { replyCookies } from './reply-cookies.ts';

/** What the process knows of a connection and gives along with each request. */
export type Connection = { readonly ip: string; readonly requestId?: string | undefined };

export type Api = Hono<{ Bindings: Connection }>;

type Group = Readonly<Record<string, Endpoint>>;

/** One function for each endpoint of a group: this is all that a feature's routes file holds. */
export type Routes<G extends Group> = {
  readonly [Name in keyof G]: (ctx: Context, input: Input<G[Name]>) => Promise<Output<G[Name]>> | Output<G[Name]>;
};

/** Answers every endpoint of a group at its path. Order of the checks: origin, who asks, the input, then the work. */
export function mount<G extends Group>(app: Api, group: G, routes: Routes<G>, services: Services): void {
  for (const name of Object.keys(group)) mountOne(app, name, group, routes, services);
}

function mountOne<G extends Group>(app: Api, name: keyof G, group: G, routes: Routes<G>, services: Services): void {
  const endpoint = group[name];
  const answer = routes[name];
  if (!endpoint || !answer) throw new Error(`no route for the endpoint ${String(name)}`);
  app.on(endpoint.method, `${services.settings.apiBase}${endpoint.path}`, async (c) => {
    const ctx = await contextOf(c, services);
    admit(ctx.visitor, endpoint);
    const input = parseInput<G[typeof name]['input']>(endpoint.input, await readInput(c, endpoint));
    const output = await answered(endpoint, async () => answer(ctx, input));
    return c.json(endpoint.output.encode(output), statusOf(endpoint));
  });
}

/** A conflict shows the present row as the call would answer it: no field that it does not name leaves. */
async function answered<Result>({ output }: Endpoint, work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    if (!(error instanceof ShopError) || !error.conflict) throw error;
    const { present, changedBy } = error.conflict;
    throw new ShopError(error.code, error.values, error.errors, { present: output.encode(present), changedBy });
  });
}

function statusOf(endpoint: Endpoint): ContentfulStatusCode {
  return endpoint.status === 201 ? 201 : 200;
}

async function contextOf(c: HonoContext<{ Bindings: Connection }>, services: Services): Promise<Context> {
  const request = c.req.raw;
  const isSecure = services.settings.publicUrl.startsWith('https://');
  checkOrigin(request, services.settings);
  const brought = tokenOf(request.headers, isSecure);
  const setCookie = replyCookies(c);
  const now = services.clock();
  const visitor: Visitor = brought ? await visitorOf(services.db, brought.token, brought.via, now) : { role: 'guest' };
  if (brought?.via === 'cookie' && visitor.role !== 'guest') {
    const mended = mendedMarkCookie(brought.token, request.headers, now, isSecure);
    if (mended) setCookie(mended);
  }
  return {
    ...services,
    visitor,
    token: brought?.token,
    network: networkOf(c.env.ip),
    request,
    session: {
      keep(token, expiresAt) {
        setCookie(sessionCookie(token, expiresAt, isSecure));
        setCookie(sessionMarkCookie(token, expiresAt, isSecure));
      },
      drop() {
        setCookie(endedSessionCookie(isSecure));
        setCookie(endedMarkCookie(isSecure));
      },
      dropMark: () => setCookie(endedMarkCookie(isSecure)),
    },
    flow: {
      key: flowKeyOf(request.headers),
      keep: (key) => setCookie(flowCookie(key, isSecure)),
      drop: () => setCookie(endedFlowCookie()),
    },
    browser: {
      token: knownBrowserOf(request.headers, isSecure),
      keep: (token) => setCookie(knownBrowserCookie(token, isSecure)),
    },
  };
}
