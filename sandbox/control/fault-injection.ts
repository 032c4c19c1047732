import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import { isActive, takeFault, type FaultRule, type TakenFault } from './fault-store.ts';

/** How often a held call looks whether it is released, in ms. */
const lookMs = 10;

/** What a provider's API answers in the place of a call: its own shape of an error with a status. */
type FaultBody = (status: number) => object;

/** Injects faults into the API calls that match a fault rule. */
export function injectFaults(db: DatabaseSync, bodyOf: FaultBody) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const fault = takeFault(db, c.req.method, c.req.path);
    if (!fault) return next();
    if (fault.moment === 'after') await next();
    const injected = await inject(fault, { db, bodyOf, outgoing: c.env.outgoing });
    if (injected) {
      c.res = undefined;
      c.res = injected;
      return;
    }
    if (fault.moment !== 'after') await next();
  });
}

type Call = { readonly db: DatabaseSync; readonly bodyOf: FaultBody; readonly outgoing: ServerResponse };

async function inject(fault: TakenFault, { db, bodyOf, outgoing }: Call): Promise<Response | null> {
  if (fault.kind === 'status') return errorResponse(fault, bodyOf);
  if (fault.kind === 'slow') {
    await wait(fault.delayMs ?? 0);
    return null;
  }
  if (fault.kind === 'held') {
    while (!outgoing.closed && isActive(db, fault.id)) await wait(lookMs);
    return outgoing.closed ? RESPONSE_ALREADY_SENT : null;
  }
  if (fault.kind === 'drop') outgoing.destroy();
  else if (!outgoing.closed) await once(outgoing, 'close');
  return RESPONSE_ALREADY_SENT;
}

function errorResponse(fault: FaultRule, bodyOf: FaultBody): Response {
  const status = fault.status ?? 500;
  const headers: Record<string, string> =
    fault.retryAfterSeconds === undefined ? {} : { 'retry-after': String(fault.retryAfterSeconds) };
  return Response.json(bodyOf(status), { status, headers });
}
