import { Hono } from 'hono';
import { ApiError } from '../api/api-error.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { decimalOf } from '../values/cents.ts';
import { providerDate } from '../values/provider-date.ts';
import { findCase } from './case-store.ts';
import { requirePayment } from './move-payment.ts';
import { paymentView } from './payment-view.ts';

/** Whether the provider covers a chargeback: it does when the seller won it, and not when the seller lost it. */
const COVERAGE: Readonly<Record<string, boolean>> = { settled: false, reimbursed: true };

const DOCUMENTS_MS = 10 * 24 * 60 * 60 * 1000;

/** /v1/chargebacks */
export function chargebackRoutes(sandbox: Sandbox): Hono {
  return new Hono().get('/:id', (c) => {
    const found = findCase(sandbox.db, 'chargeback', Number(c.req.param('id')) || 0);
    if (!found) throw new ApiError(404, 'not_found', 'Chargeback not found');
    const payment = requirePayment(sandbox, found.paymentId);
    const coverage = COVERAGE[payment.statusDetail];
    return c.json({
      id: String(found.id),
      payments: [payment.id],
      currency: paymentView(sandbox, payment).currency_id,
      amount: decimalOf(payment.amountCents + payment.shippingCents),
      coverage_applied: coverage ?? null,
      coverage_elegible: true,
      documentation_required: coverage === undefined,
      documentation_status: coverage === undefined ? 'pending' : 'valid',
      documentation: [],
      date_documentation_deadline: providerDate(found.createdAt + DOCUMENTS_MS),
      date_created: providerDate(found.createdAt),
      date_last_updated: providerDate(payment.updatedAt),
      live_mode: false,
    });
  });
}

/** /post-purchase/v1/claims */
export function claimRoutes(sandbox: Sandbox): Hono {
  return new Hono().get('/:id', (c) => {
    const found = findCase(sandbox.db, 'claim', Number(c.req.param('id')) || 0);
    if (!found) throw new ApiError(404, 'not_found', 'Claim not found');
    const payment = requirePayment(sandbox, found.paymentId);
    return c.json({
      id: found.id,
      resource: 'payment',
      resource_id: payment.id,
      status: payment.status === 'in_mediation' ? 'opened' : 'closed',
      type: 'mediations',
      stage: 'claim',
      parent_id: null,
      reason_id: 'PNR3430',
      date_created: providerDate(found.createdAt),
      last_updated: providerDate(payment.updatedAt),
    });
  });
}
