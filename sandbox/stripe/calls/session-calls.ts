import { Hono } from 'hono';
import { z } from 'zod';
import { expand, page } from '../api/form-fields.ts';
import { listAnswer } from '../api/list-answer.ts';
import { answerPost, answered, readQuery } from './route-call.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { session, sessionBody } from '../objects/session.ts';
import { createSession } from '../sessions/create-session.ts';
import { expireSession, requireSession } from '../sessions/end-session.ts';
import { sessionInput } from '../sessions/session-input.ts';
import { listDocuments } from '../store/documents.ts';

const only = z.strictObject({ expand });
const listed = z.strictObject({ ...page, payment_intent: z.string().optional(), status: z.string().optional() });

/** /v1/checkout/sessions */
export function sessionCalls(sandbox: StripeSandbox) {
  const calls = new Hono();
  calls.post('/', (c) => answerPost(sandbox, c, sessionInput, (input) => sessionBody(createSession(sandbox, input))));
  calls.get('/', (c) => {
    const { limit, starting_after: after, payment_intent: paid, status, expand: paths } = readQuery(c, listed);
    const all = listDocuments(sandbox.db, session, { after }).filter(
      (one) => (paid ?? one.payment_intent) === one.payment_intent && (status ?? one.status) === one.status,
    );
    const found = all.slice(0, limit + 1).map(sessionBody);
    return answered(sandbox, c, listAnswer('/v1/checkout/sessions', found, limit), paths);
  });
  calls.get('/:id', (c) => {
    const { expand: paths } = readQuery(c, only);
    const found = requireSession(sandbox, c.req.param('id'));
    const lines = listAnswer(`/v1/checkout/sessions/${found.id}/line_items`, found.line_items, 10);
    const body = { ...sessionBody(found), ...(paths.includes('line_items') && { line_items: lines }) };
    return answered(sandbox, c, body, paths);
  });
  calls.get('/:id/line_items', (c) => {
    const { limit } = readQuery(c, z.strictObject(page));
    const { id, line_items: lines } = requireSession(sandbox, c.req.param('id'));
    return c.json(listAnswer(`/v1/checkout/sessions/${id}/line_items`, lines, limit));
  });
  calls.post('/:id/expire', (c) =>
    answerPost(sandbox, c, only, () => sessionBody(expireSession(sandbox, c.req.param('id')))),
  );
  return calls;
}
