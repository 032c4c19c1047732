import { Hono } from 'hono';
import { z } from 'zod';
import { expand, page, whole } from '../api/form-fields.ts';
import { listAnswer } from '../api/list-answer.ts';
import { missing } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { balanceTransaction } from '../objects/balance.ts';
import { payout, payoutBody } from '../objects/payout.ts';
import { findDocument, listDocuments } from '../store/documents.ts';
import { secondsNow } from '../values/settings.ts';
import { answered, readQuery } from './route-call.ts';

const only = z.strictObject({ expand });
const created = z.strictObject({ gte: whole.optional(), lte: whole.optional() }).optional();
const paged = { ...page, created };
const listed = z.strictObject({
  ...paged,
  payout: z.string().optional(),
  source: z.string().optional(),
  type: z.string().optional(),
});

type Created = { readonly created: number };

const isWithin = ({ created: at }: Created, range: z.output<typeof created>) =>
  at >= (range?.gte ?? -Infinity) && at <= (range?.lte ?? Infinity);

/** /v1/balance_transactions */
export function balanceCalls(sandbox: StripeSandbox) {
  const { db, settings } = sandbox;
  const shown = (one: z.output<typeof balanceTransaction.shape>) => ({
    ...one,
    status: one.available_on <= secondsNow(settings) ? 'available' : 'pending',
  });
  const calls = new Hono();
  calls.get('/', (c) => {
    const asked = readQuery(c, listed);
    const sent = asked.payout === undefined ? null : findDocument(db, payout, asked.payout);
    if (asked.payout !== undefined && !sent) throw missing('payout', asked.payout, 'payout');
    const found = listDocuments(db, balanceTransaction, { parent: asked.source, after: asked.starting_after }).filter(
      (one) =>
        isWithin(one, asked.created) &&
        (asked.type ?? one.type) === one.type &&
        // As the provider's, the list of a payout has the payout too.
        (!sent || sent.balance_transaction === one.id || sent.balance_transactions.includes(one.id)),
    );
    const data = found.slice(0, asked.limit + 1).map(shown);
    return answered(sandbox, c, listAnswer('/v1/balance_transactions', data, asked.limit), asked.expand);
  });
  calls.get('/:id', (c) => {
    const { expand: paths } = readQuery(c, only);
    const id = c.req.param('id');
    const found = findDocument(db, balanceTransaction, id);
    if (!found) throw missing('balance_transaction', id, 'balance_transaction');
    return answered(sandbox, c, shown(found), paths);
  });
  return calls;
}

const payouts = z.strictObject({ ...paged, status: z.string().optional() });

/** /v1/payouts: those that the provider makes by itself. */
export function payoutCalls(sandbox: StripeSandbox) {
  const calls = new Hono();
  const shown = (one: z.output<typeof payout.shape>) => {
    const hasArrived = one.status === 'in_transit' && one.arrival_date <= secondsNow(sandbox.settings);
    return payoutBody(hasArrived ? { ...one, status: 'paid' } : one);
  };
  calls.get('/', (c) => {
    const asked = readQuery(c, payouts);
    const found = listDocuments(sandbox.db, payout, { after: asked.starting_after })
      .map(shown)
      .filter((one) => isWithin(one, asked.created) && (asked.status ?? one.status) === one.status);
    return answered(sandbox, c, listAnswer('/v1/payouts', found.slice(0, asked.limit + 1), asked.limit), asked.expand);
  });
  calls.get('/:id', (c) => {
    const { expand: paths } = readQuery(c, only);
    const id = c.req.param('id');
    const found = findDocument(sandbox.db, payout, id);
    if (!found) throw missing('payout', id, 'payout');
    return answered(sandbox, c, shown(found), paths);
  });
  return calls;
}
