import { Hono } from 'hono';
import { z } from 'zod';
import { ApiError, badRequest } from '../api/api-error.ts';
import { answerOnce, type Answer } from '../api/idempotency.ts';
import { jsonAnswer } from '../api/json-answer.ts';
import { jsonBody } from '../api/json-body.ts';
import { pageOf } from '../api/paging.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { findPreference } from '../preferences/preference-store.ts';
import { centsFrom } from '../values/cents.ts';
import { movePayment, requirePayment } from './move-payment.ts';
import { refundBody, unpaidUntil } from './payment-body.ts';
import { filterPayments } from './payment-search.ts';
import { listPayments, paymentsOfStatus } from './payment-store.ts';
import { paymentView } from './payment-view.ts';
import { refundPayment } from './refund-payment.ts';
import { findRefund, refundsOfPayment } from './refund-store.ts';

/** /v1/payments */
export function paymentRoutes(sandbox: Sandbox): Hono {
  const { db, settings } = sandbox;
  return new Hono()
    .use(async (_, next) => {
      expireUnpaid(sandbox);
      await next();
    })
    .get('/search', (c) => {
      const found = filterPayments(
        listPayments(db, c.req.query('external_reference')),
        c.req.query(),
        settings.clock(),
      );
      const { limit, offset } = pageOf(c.req.query());
      const results = found.slice(offset, offset + limit).map((payment) => paymentView(sandbox, payment));
      return c.json({ paging: { total: found.length, limit, offset }, results });
    })
    .get('/:id', (c) => c.json(paymentView(sandbox, requirePayment(sandbox, Number(c.req.param('id'))))))
    .put('/:id', async (c) => {
      if (!cancellation.safeParse(await jsonBody(c)).success) throw badRequest(1, 'Params Error.');
      return c.json(paymentView(sandbox, cancel(sandbox, Number(c.req.param('id')))));
    })
    .post('/:id/refunds', async (c) => {
      const id = Number(c.req.param('id'));
      const given = await jsonBody(c);
      const showsOpen = c.req.header('x-render-in-process-refunds') === 'true';
      const key = c.req.header('x-idempotency-key');
      return jsonAnswer(
        answerOnce(db, key, `POST /v1/payments/${id}/refunds`, () => refund(sandbox, id, given, showsOpen)),
      );
    })
    .get('/:id/refunds', (c) => {
      const payment = requirePayment(sandbox, Number(c.req.param('id')));
      return c.json(refundsOfPayment(db, payment.id).map((one) => refundBody(one, settings)));
    })
    .get('/:id/refunds/:refundId', (c) => {
      const payment = requirePayment(sandbox, Number(c.req.param('id')));
      const found = findRefund(db, Number(c.req.param('refundId')) || 0);
      if (found?.paymentId !== payment.id) throw new ApiError(404, 'not_found', 'Refund not found', []);
      return c.json(refundBody(found, settings));
    });
}

const cancellation = z.object({ status: z.literal('cancelled') });
const refundRequest = z.object({ amount: z.unknown() });

/** A seller can cancel only an open payment; movePayment rejects others. */
function cancel(sandbox: Sandbox, id: number) {
  return movePayment(sandbox, id, 'cancelled', 'by_collector');
}

function refund(sandbox: Sandbox, id: number, given: unknown, showsOpen: boolean): Answer {
  const amount = refundRequest.safeParse(given).data?.amount ?? null;
  const cents = amount === null ? null : centsFrom(amount);
  if (amount !== null && cents === null) throw badRequest(4003, 'transaction_amount atributte must be numeric.');
  const made = refundPayment(sandbox, id, cents);
  if (made instanceof ApiError) return { status: made.status, body: made.body() };
  if (made.status === 'in_process' && !showsOpen) {
    // Without X-Render-In-Process-Refunds the provider responds 400, although the refund is in process.
    const problem = badRequest(3005, 'The refund is in process.');
    return { status: problem.status, body: problem.body() };
  }
  return { status: 201, body: refundBody(made, sandbox.settings) };
}

/** Cancels the tickets and transfers that nobody paid in time, as the provider does. */
function expireUnpaid(sandbox: Sandbox): void {
  const now = sandbox.settings.clock();
  for (const payment of paymentsOfStatus(sandbox.db, 'pending')) {
    const preference = findPreference(sandbox.db, payment.preferenceId);
    if (preference && unpaidUntil(payment, preference) <= now) {
      movePayment(sandbox, payment.id, 'cancelled', 'expired');
    }
  }
}
