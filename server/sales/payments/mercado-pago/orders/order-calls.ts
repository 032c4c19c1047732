import { z } from 'zod';
import { toDecimalText } from '#contract/core/money/money.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { dayMs } from '#contract/core/time/units.ts';
import {
  ProviderUnavailable,
  type CheckoutRequest,
  type PaymentPage,
  type ProviderPayment,
  type RefundAnswer,
  type RefundRequest,
} from '#server/core/context/payment-provider.ts';
import type { Account } from '../answers.ts';
import type { ShopAddresses } from '../preference.ts';
import { reasonWords, unknownPayment } from '../payment-states.ts';
import { searchPayments } from '../search.ts';
import { ProviderRefusal, type Transport } from '../transport.ts';
import { orderAnswer, orderSearchAnswer, refundedOrder, type OrderAnswer } from './order-answers.ts';
import { orderBody } from './order-body.ts';
import { isOrder, orderPaymentOf } from '../facts.ts';
import { orderPayments, orderRefundOf, tookMoney } from './order-payments.ts';

/** For how long the provider keeps what nobody pays. Its orders need not end by themselves: the shop ends them with their time. */
const keptMs = 30 * dayMs;

/** Codes of a refusal that says nothing of what was asked: another call is at work on it, or the key is known otherwise. */
const passing = new Set(['resource_locked', 'idempotency_key_already_used', 'idempotency_validation_failed']);

/** Makes the order of a checkout, whose page is one of Checkout Pro. */
export async function startOrder(
  transport: Transport,
  request: CheckoutRequest,
  addresses: ShopAddresses,
): Promise<PaymentPage> {
  const call = { method: 'POST', path: '/v1/orders', key: request.reference } as const;
  const body = orderBody(request, addresses, new Date());
  const made = await transport.ask({ ...call, body }, orderAnswer).catch((error: unknown) => {
    if (!(error instanceof ProviderRefusal) || error.code !== 'idempotency_key_already_used') throw error;
    // It was made before with other words, such as the time that was left.
    return madeBefore(transport, request.reference, body.total_amount);
  });
  // The id says in later years that it is an order.
  if (!made?.checkout_url || !isOrder(made.id)) throw new ProviderUnavailable('POST /v1/orders: no page');
  return { externalId: made.id, url: made.checkout_url, endsAt: new Date(request.expiresAt.getTime() + keptMs) };
}

/** Returns the order that was made under a reference for the same amount and takes payments. */
async function madeBefore(transport: Transport, reference: string, total: string | undefined) {
  const now = Date.now();
  const query = new URLSearchParams({
    external_reference: reference,
    begin_date: shopMoment(new Date(now - keptMs)),
    end_date: shopMoment(new Date(now + dayMs)),
  });
  const found = await transport.ask({ method: 'GET', path: `/v1/orders?${query}` }, orderSearchAnswer);
  const same = found?.data?.find((one) => one.external_reference === reference && one.total_amount === Number(total));
  // The list may leave the address of the page out.
  return same && (await readOrder(transport, same.id));
}

/** Returns an order; undefined if the provider has none with this id. */
function readOrder(transport: Transport, id: string): Promise<OrderAnswer | undefined> {
  return transport.ask({ method: 'GET', path: `/v1/orders/${id}` }, orderAnswer);
}

/**
 * Ends an order that nobody has paid. One that the provider does not end takes no payment any more, or its money comes late and is dealt
 * with as that: nothing waits for it.
 */
export async function cancelOrder(transport: Transport, id: string): Promise<void> {
  try {
    await transport.ask({ method: 'POST', path: `/v1/orders/${id}/cancel`, key: `close-${id}` }, z.unknown());
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || passing.has(error.code)) throw error;
  }
}

/** Returns the payments of an order; undefined if the provider does not know it. */
export async function paymentsOfOrder(
  transport: Transport,
  id: string,
  account: Account,
): Promise<ProviderPayment[] | undefined> {
  const order = await readOrder(transport, id);
  return order && told(transport, order, account);
}

/** Returns one payment of an order. */
export async function findOrderPayment(
  transport: Transport,
  id: string,
  account: Account,
): Promise<ProviderPayment | undefined> {
  const asked = orderPaymentOf(id);
  const order = asked && (await readOrder(transport, asked.order));
  return order && (await told(transport, order, account)).find((payment) => payment.id === id);
}

async function told(transport: Transport, order: OrderAnswer, account: Account): Promise<ProviderPayment[]> {
  const { external_reference: reference, transactions } = order;
  const asks = reference && transactions?.payments?.some(tookMoney);
  const listed = asks ? await searchPayments(transport, { external_reference: reference }) : [];
  return orderPayments(order, listed, account);
}

/** Asks for a refund of a part of an order's payment. The provider makes one for each key, however often it is asked. */
export async function refundOrder(
  transport: Transport,
  { paymentId, amount, key }: RefundRequest,
): Promise<RefundAnswer> {
  const asked = orderPaymentOf(paymentId);
  if (!asked) return { kind: 'refused', reason: unknownPayment() };
  const body = { transactions: [{ id: asked.payment, amount: toDecimalText(amount) }] };
  const call = { method: 'POST', path: `/v1/orders/${asked.order}/refund`, key, body } as const;
  try {
    const made = await transport.ask(call, refundedOrder);
    if (!made) return { kind: 'refused', reason: unknownPayment() };
    const own = made.transactions.refunds.filter(({ transaction_id: of }) => of === asked.payment);
    // The answer may have those of before too. Ids are in the order in which they were made.
    const refund = own
      .map((one) => orderRefundOf(one, amount.currency))
      .filter((one) => one.amount.minor === amount.minor)
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))[0];
    if (!refund) throw new ProviderUnavailable(`POST ${call.path}: no refund in the answer`);
    return { kind: 'taken', refund };
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || passing.has(error.code)) throw error;
    return { kind: 'refused', reason: reasonWords(error.reason) };
  }
}
