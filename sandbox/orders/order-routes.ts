import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { ApiError, OrderError } from '../api/api-error.ts';
import { answerOrder, type Answer } from '../api/idempotency.ts';
import { jsonAnswer } from '../api/json-answer.ts';
import { jsonBody } from '../api/json-body.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { movePayment } from '../payments/move-payment.ts';
import { paymentsOfPreference, type Payment } from '../payments/payment-store.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { findOrder, insertOrder, orderId, searchOrders, setCanceled, type Order } from '../preferences/order-store.ts';
import { insertPreference, updatePreference } from '../preferences/preference-store.ts';
import { nextNumber } from '../store/sequences.ts';
import { centsFrom } from '../values/cents.ts';
import { providerDate } from '../values/provider-date.ts';
import { parseOrder } from './order-input.ts';
import { orderView, pageOfOrder } from './order-view.ts';

/** /v1/orders, as far as Checkout Pro has it. */
export function orderRoutes(sandbox: Sandbox): Hono {
  const once = async (c: Context, route: string, work: (given: unknown) => Answer) => {
    const given = await jsonBody(c);
    const asked = { route, request: JSON.stringify(given) };
    return jsonAnswer(answerOrder(sandbox.db, c.req.header('x-idempotency-key'), asked, () => work(given)));
  };
  return new Hono()
    .post('/', (c) => once(c, 'POST /v1/orders', (given) => create(sandbox, given)))
    .get('/', (c) => c.json(search(sandbox, c.req.query())))
    .get('/:id', (c) => c.json(orderView(sandbox, required(sandbox, c.req.param('id')))))
    .post('/:id/cancel', (c) => {
      const id = c.req.param('id');
      return once(c, `POST /v1/orders/${id}/cancel`, () => cancel(sandbox, required(sandbox, id)));
    })
    .post('/:id/refund', (c) => {
      const id = c.req.param('id');
      return once(c, `POST /v1/orders/${id}/refund`, (given) => refund(sandbox, required(sandbox, id), given));
    });
}

function required({ db }: Sandbox, id: string): Order {
  const order = findOrder(db, id);
  if (!order) throw new OrderError(404, 'order_not_found', 'Order not found.');
  return order;
}

function create(sandbox: Sandbox, given: unknown): Answer {
  const { db, settings } = sandbox;
  const { input, preference } = parseOrder(given, settings);
  const now = settings.clock();
  const made = {
    id: orderId('ORD', nextNumber(db, 'order', now)),
    preferenceId: `${settings.collectorId}-${randomUUID()}`,
  };
  insertPreference(db, made.preferenceId, preference, now);
  insertOrder(db, { ...made, body: input, createdAt: now });
  return { status: 201, body: orderView(sandbox, required(sandbox, made.id)) };
}

const moment = z.iso.datetime({ offset: true }).transform((at) => Date.parse(at));

const searchQuery = z.object({
  begin_date: moment,
  end_date: moment,
  external_reference: z.string().optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(30),
});

function search(sandbox: Sandbox, query: Record<string, string>) {
  const asked = searchQuery.safeParse(query);
  if (!asked.success) throw new OrderError(400, 'property_value', 'begin_date and end_date are required.');
  const { begin_date: from, end_date: to, external_reference: reference, page, page_size: limit } = asked.data;
  const found = searchOrders(sandbox.db, { reference, from, to });
  const offset = (page - 1) * limit;
  return {
    data: found.slice(offset, offset + limit).map((order) => orderView(sandbox, order)),
    paging: {
      total: String(found.length),
      total_pages: String(Math.ceil(found.length / limit)),
      offset: String(offset),
      limit: String(limit),
    },
  };
}

/** Ends an order that nobody paid, with its page and what waits for the buyer. */
function cancel(sandbox: Sandbox, order: Order): Answer {
  const { db, settings } = sandbox;
  const { status } = orderView(sandbox, order);
  if (status !== 'created' && status !== 'action_required') {
    throw new OrderError(409, 'cannot_cancel_order', `An order that is ${status} cannot be canceled.`);
  }
  const now = settings.clock();
  const { id, body } = pageOfOrder(sandbox, order);
  setCanceled(db, order.id, now);
  updatePreference(db, id, { ...body, expires: true, expiration_date_to: providerDate(now) }, now);
  for (const payment of paymentsOfPreference(db, id)) {
    if (payment.status === 'pending') movePayment(sandbox, payment.id, 'cancelled', 'by_collector');
  }
  return { status: 200, body: orderView(sandbox, required(sandbox, order.id)) };
}

const refundInput = z.strictObject({
  transactions: z.array(z.strictObject({ id: z.string(), amount: z.string() })).optional(),
});

/** Gives back parts of payments, or all that is left of an order. */
function refund(sandbox: Sandbox, order: Order, given: unknown): Answer {
  const asked = refundInput.safeParse(given);
  if (!asked.success) throw new OrderError(400, 'property_value', 'Invalid transactions.');
  const payments = paymentsOfPreference(sandbox.db, order.preferenceId);
  const parts = asked.data.transactions?.map(({ id, amount }) => partOf(payments, id, amount));
  const whole = payments.filter(({ status }) => status === 'approved').map(({ id }) => ({ id, cents: null }));
  const all = parts ?? whole;
  if (all.length === 0) throw notRefundable('The order has no payment to refund.');
  for (const { id, cents } of all) {
    const made = refunded(sandbox, id, cents);
    if (made) return { status: made.status, body: made.body() };
  }
  return { status: 201, body: orderView(sandbox, required(sandbox, order.id)) };
}

function partOf(payments: readonly Payment[], id: string, amount: string) {
  const payment = payments.find((one) => orderId('PAY', one.id) === id);
  const cents = centsFrom(amount);
  if (!payment) throw new OrderError(404, 'transaction_not_found', 'Transaction not found.');
  if (cents === null || cents === 0) throw new OrderError(400, 'property_value', 'Invalid amount.');
  return { id: payment.id, cents };
}

/** Refunds one payment. Returns the error of one that is refused, whose switch is used up all the same. */
function refunded(sandbox: Sandbox, id: number, cents: number | null): OrderError | undefined {
  try {
    const made = refundPayment(sandbox, id, cents);
    return made instanceof ApiError ? notRefundable(made.message) : undefined;
  } catch (error) {
    throw error instanceof ApiError ? notRefundable(error.message) : error;
  }
}

const notRefundable = (why: string) => new OrderError(400, 'invalid_refund', why);
