import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { limitBody } from '../api/body-limit.ts';
import { injectFaults } from '../control/fault-injection.ts';
import { apiHeaders } from './api/api-headers.ts';
import { StripeError } from './api/stripe-error.ts';
import { balanceCalls, payoutCalls } from './calls/balance-calls.ts';
import { endpointCalls } from './calls/endpoint-calls.ts';
import { objectCalls } from './calls/object-calls.ts';
import { paymentCalls } from './calls/payment-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import type { StripeSandbox } from './context/stripe-context.ts';
import { controlCalls } from './control/control-calls.ts';
import { accountBody } from './objects/account.ts';
import { charge } from './objects/charge.ts';
import { dispute } from './objects/dispute.ts';
import { intent } from './objects/intent.ts';
import { refund } from './objects/refund.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { event } from './webhooks/event-kinds.ts';

/** Every route of the simulator. */
export function stripeApp(sandbox: StripeSandbox) {
  const { db, settings } = sandbox;
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false });
  app.use(limitBody);
  app.use('/v1/*', injectFaults(db, faultBody), apiHeaders(settings.secretKey));
  app.route('/v1/checkout/sessions', sessionCalls(sandbox));
  app.route('/v1', paymentCalls(sandbox));
  app.route('/v1/webhook_endpoints', endpointCalls(sandbox));
  const parent = 'payment_intent';
  app.route('/v1/payment_intents', objectCalls(sandbox, { kind: intent, path: 'payment_intents' }));
  app.route('/v1/charges', objectCalls(sandbox, { kind: charge, path: 'charges', parent }));
  app.route('/v1/refunds', objectCalls(sandbox, { kind: refund, path: 'refunds', parent }));
  app.route('/v1/disputes', objectCalls(sandbox, { kind: dispute, path: 'disputes', parent }));
  app.route('/v1/balance_transactions', balanceCalls(sandbox));
  app.route('/v1/payouts', payoutCalls(sandbox));
  app.route('/v1/events', objectCalls(sandbox, { kind: event, path: 'events' }));
  app.get('/v1/account', (c) => c.json(accountBody(settings)));
  app.route('/c', pageRoutes(sandbox));
  if (settings.controlToken) app.route('/_sandbox', controlCalls(sandbox, settings.controlToken));
  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return c.json({ error: { type: 'invalid_request_error', message } }, 404);
  });
  app.onError((error, c) => {
    if (error instanceof StripeError) return c.json(error.body(), error.status);
    process.stderr.write(`${error.stack}\n`);
    return c.json(faultBody(500), 500);
  });
  return app;
}

/** What the provider answers when it fails, or is asked too often. */
function faultBody(status: number) {
  return status === 429
    ? { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } }
    : { error: { type: 'api_error', message: 'An unknown error occurred.' } };
}
