import { Hono } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { jsonBody } from '../api/json-body.ts';
import { movePayment } from '../payments/move-payment.ts';
import { refundBody } from '../payments/payment-body.ts';
import { listPayments } from '../payments/payment-store.ts';
import { paymentView } from '../payments/payment-view.ts';
import { centsFrom } from '../values/cents.ts';
import { refundPayment, settleRefund } from '../payments/refund-payment.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { setNoticeUrl } from '../webhooks/application.ts';
import { hurryDeliveries, listDeliveries } from '../webhooks/delivery-store.ts';
import { clearSwitches, listSwitches, setSwitches, switchChange } from '../webhooks/switches.ts';
import { requireControl } from './control-access.ts';
import {
  applicationRequest,
  moveRequest,
  noticeRequest,
  panelRefundRequest,
  payRequest,
  settleRequest,
} from './control-requests.ts';
import { addFault, clearFaults, faultRule, listFaults } from './fault-store.ts';
import { pushNotice } from './push-notice.ts';
import { payDirectly } from './pay-directly.ts';

/** /_sandbox, for programs: JSON, header x-sandbox-control. */
export function controlRoutes(sandbox: Sandbox, token: string): Hono {
  const { db, settings, webhooks } = sandbox;
  return new Hono()
    .use(requireControl(token))
    .get('/payments', (c) =>
      c.json(listPayments(db, c.req.query('external_reference')).map((payment) => paymentView(sandbox, payment))),
    )
    .post('/payments', async (c) => {
      const { payment, next } = await payDirectly(sandbox, parsed(payRequest, await jsonBody(c)));
      return c.json({ payment: paymentView(sandbox, payment), next }, 201);
    })
    .post('/payments/:id/move', async (c) => {
      const { status, status_detail } = parsed(moveRequest, await jsonBody(c));
      return c.json(paymentView(sandbox, movePayment(sandbox, Number(c.req.param('id')), status, status_detail)));
    })
    .post('/payments/:id/refunds', async (c) => {
      const { amount } = parsed(panelRefundRequest, await jsonBody(c));
      const cents = amount === undefined ? null : centsFrom(amount);
      const made = refundPayment(sandbox, Number(c.req.param('id')), cents);
      if (made instanceof ApiError) throw made;
      return c.json(refundBody(made, settings), 201);
    })
    .post('/payments/:id/notices', async (c) => {
      const { topic } = parsed(noticeRequest, await jsonBody(c));
      pushNotice(sandbox, Number(c.req.param('id')), topic);
      return c.json({}, 201);
    })
    .post('/refunds/:id/settle', async (c) => {
      const end = parsed(settleRequest, await jsonBody(c));
      return c.json(refundBody(settleRefund(sandbox, Number(c.req.param('id')), end), settings));
    })
    .put('/application', async (c) => {
      setNoticeUrl(db, parsed(applicationRequest, await jsonBody(c)).notice_url);
      return c.json({});
    })
    .get('/webhooks', (c) => {
      const paymentId = c.req.query('payment_id');
      return c.json(listDeliveries(db, paymentId === undefined ? undefined : Number(paymentId)));
    })
    .post('/webhooks/hurry', (c) => {
      hurryDeliveries(db, settings.clock());
      webhooks.wake();
      return c.json({});
    })
    .get('/switches', (c) => c.json(listSwitches(db)))
    .post('/switches', async (c) => {
      setSwitches(db, parsed(switchChange, await jsonBody(c)));
      return c.json(listSwitches(db), 201);
    })
    .delete('/switches', (c) => {
      clearSwitches(db);
      return c.json([]);
    })
    .get('/faults', (c) => c.json(listFaults(db)))
    .post('/faults', async (c) => {
      addFault(db, parsed(faultRule, await jsonBody(c)));
      return c.json(listFaults(db), 201);
    })
    .delete('/faults', (c) => {
      clearFaults(db);
      return c.json([]);
    });
}

function parsed<S extends z.ZodType>(shape: S, given: unknown): z.output<S> {
  const result = shape.safeParse(given);
  if (!result.success) throw new ApiError(400, 'bad_request', result.error.message);
  return result.data;
}
