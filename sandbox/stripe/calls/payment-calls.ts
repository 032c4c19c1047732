import { Hono } from 'hono';
import { z } from 'zod';
import { expand, metadata, page } from '../api/form-fields.ts';
import { listAnswer } from '../api/list-answer.ts';
import { answerPost, answered, readQuery } from './route-call.ts';
import { badRequest } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { intent } from '../objects/intent.ts';
import { answerDispute, closeDispute } from '../payments/disputes.ts';
import { refundInput } from '../payments/refund-input.ts';
import { createRefund } from '../payments/refunds.ts';
import { listDocuments } from '../store/documents.ts';

const only = z.strictObject({ expand });

const searched = z.strictObject({
  expand: page.expand,
  limit: page.limit,
  page: z.string().optional(),
  query: z.string().max(2000),
});

/** The searches and the POSTs of payments, refunds and disputes, below /v1. */
export function paymentCalls(sandbox: StripeSandbox) {
  const calls = new Hono();
  calls.get('/payment_intents/search', (c) => {
    const { query, limit, expand: paths } = readQuery(c, searched);
    const [name, value] = termOf(query);
    const found = listDocuments(sandbox.db, intent).filter((one) => one.metadata[name] === value);
    const list = listAnswer('/v1/payment_intents/search', found, limit);
    return answered(sandbox, c, { ...list, object: 'search_result', next_page: null }, paths);
  });
  calls.post('/payment_intents/:id/cancel', () => {
    throw badRequest(
      'You cannot cancel a PaymentIntent created by a Checkout Session. Expire the Checkout Session instead.',
      { code: 'payment_intent_unexpected_state' },
    );
  });
  calls.post('/refunds', (c) => answerPost(sandbox, c, refundInput, (input) => createRefund(sandbox, input)));
  const evidence = z.strictObject({
    evidence: z.record(z.string(), z.string()).optional(),
    expand,
    metadata: metadata.optional(),
    submit: z.enum(['true', 'false']).optional(),
  });
  calls.post('/disputes/:id', (c) => answerPost(sandbox, c, evidence, () => answerDispute(sandbox, c.req.param('id'))));
  // The shop gives in: it has lost.
  calls.post('/disputes/:id/close', (c) =>
    answerPost(sandbox, c, only, () => closeDispute(sandbox, c.req.param('id'), false)),
  );
  return calls;
}

/** Of the provider's query language the one term that is simulated: metadata['name']:'value'. */
function termOf(query: string): [string, string] {
  const found = /^metadata\[(?<q>['"])(?<name>\w+)\k<q>\]:(?<r>['"])(?<value>[^'"]*)\k<r>$/.exec(query)?.groups;
  if (!found) throw badRequest('This search query is not simulated.', { param: 'query' });
  return [found['name'] ?? '', found['value'] ?? ''];
}
