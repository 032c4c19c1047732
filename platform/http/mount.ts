import type { Context as HonoContext, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { answeredFile, fileHeaders } from '#contract/core/protocol/answered-file.ts';
import { answeredStream, isStreamType, streamHeaders } from '#contract/core/protocol/answered-stream.ts';
import type { Endpoint, Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError, type ErrorCode } from '#contract/core/protocol/errors.ts';
import { mayCall, type Gate, type Permission, type Ranking } from '#contract/core/protocol/permissions.ts';
import type { Connection } from './middleware.ts';
import { parseInput, readInput } from './read-input.ts';

export type Api = Hono<{ Bindings: Connection }>;

export type ApiRequest = HonoContext<{ Bindings: Connection }>;

export type Group = Readonly<Record<string, Endpoint>>;

/**
 * Who calls: a person of a role, by what code is refused what it may not do, or a program that may do some of what such a person may.
 */
type Caller = Ranking & {
  readonly refusal?: ErrorCode;
  readonly program?: { readonly scopes: readonly Permission[] };
};

/** What an endpoint's function knows at least of a request: who calls. */
type AnyContext = { readonly visitor: Caller };

/** One function for each endpoint of a group: all that a feature's routes file exports. */
export type RoutesWith<Ctx extends AnyContext, G extends Group> = {
  readonly [Name in keyof G]: (ctx: Ctx, input: Input<G[Name]>) => Promise<Output<G[Name]>> | Output<G[Name]>;
};

export type Mounting<Ctx extends AnyContext> = {
  /** The base path of all endpoints. */
  readonly apiBase: string;
  /**
   * Returns the context of a request for its endpoint. Throws a ShopError to reject a request before its input is read.
   */
  readonly contextOf: (c: ApiRequest, endpoint: Endpoint) => Promise<Ctx>;
  /** Called for a visitor who has the role. Throws a ShopError for a call that needs more than that. */
  readonly admit?: (ctx: Ctx, endpoint: Endpoint) => void;
};

export type Groups = Readonly<Record<string, Group>>;

/** The functions of all groups of a table. */
export type AllRoutesWith<Ctx extends AnyContext, A extends Groups> = {
  readonly [Name in keyof A]: RoutesWith<Ctx, A[Name]>;
};

/** Mounts every group of a table. */
export function mountAll<Ctx extends AnyContext, A extends Groups>(
  app: Api,
  groups: A,
  routes: AllRoutesWith<Ctx, A>,
  mounting: Mounting<Ctx>,
): void {
  for (const name of Object.keys(groups)) mountNamed(app, name, { groups, routes, mounting });
}

type AllParts<Ctx extends AnyContext, A extends Groups> = {
  readonly groups: A;
  readonly routes: AllRoutesWith<Ctx, A>;
  readonly mounting: Mounting<Ctx>;
};

function mountNamed<Ctx extends AnyContext, A extends Groups>(
  app: Api,
  name: keyof A,
  { groups, routes, mounting }: AllParts<Ctx, A>,
): void {
  const group = groups[name];
  const answers = routes[name];
  if (!group || !answers) throw new Error(`no routes for the calls ${String(name)}`);
  mount(app, group, answers, mounting);
}

/** Mounts every endpoint of a group at its path. Order of the checks: the context (origin, visitor), role, what `admit` asks, input. */
export function mount<Ctx extends AnyContext, G extends Group>(
  app: Api,
  group: G,
  routes: RoutesWith<Ctx, G>,
  mounting: Mounting<Ctx>,
): void {
  for (const name of Object.keys(group)) mountOne(app, name, { group, routes, mounting });
}

type Parts<Ctx extends AnyContext, G extends Group> = {
  readonly group: G;
  readonly routes: RoutesWith<Ctx, G>;
  readonly mounting: Mounting<Ctx>;
};

function mountOne<Ctx extends AnyContext, G extends Group>(
  app: Api,
  name: keyof G,
  { group, routes, mounting: { apiBase, contextOf, admit } }: Parts<Ctx, G>,
): void {
  const endpoint = group[name];
  const answer = routes[name];
  if (!endpoint || !answer) throw new Error(`no route for the endpoint ${String(name)}`);
  app.on(endpoint.method, `${apiBase}${endpoint.path}`, async (c) => {
    const ctx = await contextOf(c, endpoint);
    checkRole(ctx.visitor, endpoint);
    // A stream of news would go on after its token has ended.
    if (ctx.visitor.program && endpoint.answers === 'text/event-stream') throw new ShopError('not_in_scope');
    admit?.(ctx, endpoint);
    const input = parseInput<G[typeof name]['input']>(endpoint.input, await readInput(c, endpoint));
    const output = await answered(endpoint, async () => answer(ctx, input));
    const { answers } = endpoint;
    if (answers && isStreamType(answers)) {
      const stream = answeredStream.parse(output);
      return c.body(stream.body, statusOf(endpoint), streamHeaders(stream, answers));
    }
    if (answers) {
      const file = answeredFile.parse(output);
      return c.body(file.bytes, statusOf(endpoint), fileHeaders(file, answers));
    }
    return c.json(endpoint.output.encode(output), statusOf(endpoint));
  });
}

/**
 * Encodes the result. A conflict carries the current row, encoded like the output: no field that the schema does not
 * name leaves.
 */
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

/**
 * Returns if the endpoint names the visitor's role, or a permission that the visitor has. Throws `not_logged_in` for guests and
 * `not_allowed`, or the visitor's own code, for others. A program needs the permission among its scopes too (`not_in_scope`), so that it
 * makes no call that needs none: those are of persons, as all about passwords and sessions, or open to everybody without a token.
 */
export function checkRole(caller: Caller, gate: Gate): void {
  const { role, refusal, program } = caller;
  const needed = gate.permission ?? gate.staff;
  if (program && !(needed !== undefined && program.scopes.includes(needed))) throw new ShopError('not_in_scope');
  if (!mayCall(caller, gate)) {
    throw new ShopError(role === 'guest' ? 'not_logged_in' : (refusal ?? 'not_allowed'));
  }
}
