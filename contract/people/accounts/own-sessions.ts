import { z } from 'zod';
import { moment } from '#contract/core/fields/fields.ts';
import { endpoint, loggedIn } from '#contract/core/protocol/endpoint.ts';

/** An open session: `device` says the browser and the system, as far as the browser tells them. */
export const openSession = z.object({
  id: z.int(),
  device: z.string(),
  startedAt: moment,
  lastUsedAt: moment,
  endsAt: moment,
  isThis: z.boolean(),
});

export type OpenSession = z.output<typeof openSession>;

const sessionId = z.coerce.number<string | number>().int().min(1).max(9_007_199_254_740_991);

export const ownSessions = {
  list: endpoint({
    method: 'GET',
    path: '/users/sessions',
    summary: 'The own open sessions, the one of this call first',
    roles: loggedIn,
    input: z.object({}),
    output: z.array(openSession),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/users/session/:id',
    summary: 'Ends an own session',
    roles: loggedIn,
    input: z.object({ id: sessionId }),
    output: z.object({ ended: z.boolean() }),
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/users/sessions/others',
    summary: 'Ends all own sessions but the one of this call',
    roles: loggedIn,
    input: z.object({}),
    output: z.object({ ended: z.int() }),
  }),
  stay: endpoint({
    method: 'POST',
    path: '/users/sessions/use',
    summary: 'Says that the session is in use, so that it does not end for being idle',
    roles: loggedIn,
    input: z.object({}),
    output: z.object({ idleUntil: moment.nullable() }),
  }),
} as const;
