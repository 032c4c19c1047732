import type { Context as HonoContext, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Endpoint, Input, Output } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';
import { endedSessionCookie, sessionCookie, tokenOf, visitorOf } from '../accounts/sessions.ts';
import type { Context, Services, Visitor } from '../context.ts';
import { endedFlowCookie, flowCookie, flowKeyOf } from './flow-cookie.ts';
import { checkOrigin } from './origin-check.ts';
import { parseInput } from './parse-input.ts';
import { readInput } from './read-input.ts';

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
    const output = await answer(ctx, input);
    return c.json(endpoint.output.encode(output), statusOf(endpoint));
  });
}

function statusOf(endpoint: Endpoint): ContentfulStatusCode {
  return endpoint.status === 201 ? 201 : 200;
}

function admit(visitor: Visitor, { roles }: Endpoint): void {
  if (roles.includes(visitor.role)) return;
  throw new ShopError(visitor.role === 'guest' ? 'not_logged_in' : 'not_allowed');
}

async function contextOf(c: HonoContext<{ Bindings: Connection }>, services: Services): Promise<Context> {
  const request = c.req.raw;
  const isSecure = services.settings.publicUrl.startsWith('https://');
  checkOrigin(request, services.settings);
  const brought = tokenOf(request.headers, isSecure);
  return {
    ...services,
    visitor: brought ? await visitorOf(services.db, brought.token, brought.via, services.clock()) : { role: 'guest' },
    token: brought?.token,
    ip: c.env.ip,
    request,
    session: {
      keep: (token, expiresAt) => c.header('set-cookie', sessionCookie(token, expiresAt, isSecure)),
      drop: () => c.header('set-cookie', endedSessionCookie(isSecure)),
    },
    flow: {
      key: flowKeyOf(request.headers),
      keep: (key) => c.header('set-cookie', flowCookie(key, isSecure), { append: true }),
      drop: () => c.header('set-cookie', endedFlowCookie(), { append: true }),
    },
  };
}
