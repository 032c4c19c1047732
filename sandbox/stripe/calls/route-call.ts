import type { Context } from 'hono';
import type { z } from 'zod';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { expanded } from '../api/expand.ts';
import { readForm } from '../api/form-body.ts';
import { answerOnce } from '../api/keyed-answers.ts';
import { readInput } from '../api/read-input.ts';

/** Reads the query of a GET by its schema. */
export function readQuery<T>(c: Context, schema: z.ZodType<T>): T {
  return readInput(schema, readForm(new URL(c.req.url).search.slice(1)));
}

/** Answers an object, with the objects in the place of the ids that `expand` names. */
export function answered({ db }: StripeSandbox, c: Context, body: unknown, paths: readonly string[]): Response {
  return c.json(expanded(db, body, paths));
}

/** Answers a POST: reads its form by the schema, and does the work once for each key. */
export async function answerPost<T extends { expand: string[] }>(
  sandbox: StripeSandbox,
  c: Context,
  schema: z.ZodType<T>,
  work: (input: T) => unknown,
): Promise<Response> {
  const text = await c.req.text();
  const input = readInput(schema, readForm(text));
  const asked = { key: c.req.header('idempotency-key'), asked: `${c.req.method} ${c.req.path} ${text}` };
  const answer = answerOnce(sandbox.db, { ...asked, now: sandbox.settings.clock() }, () => ({
    status: 200,
    body: expanded(sandbox.db, work(input), input.expand),
  }));
  if (asked.key !== undefined) c.header('idempotency-key', asked.key);
  if (answer.isReplayed) c.header('idempotent-replayed', 'true');
  if (answer.status >= 500) c.header('stripe-should-retry', 'false');
  return c.body(JSON.stringify(answer.body), answer.status === 200 ? 200 : statusOf(answer.status), json);
}

const json = { 'content-type': 'application/json' };

const refusals = [400, 401, 402, 403, 404, 409, 429] as const;

const statusOf = (status: number) => refusals.find((one) => one === status) ?? 500;
