import { toDecimal } from '#contract/core/money/money.ts';
import type { RefundAnswer, RefundRequest } from '#server/core/context/payment-provider.ts';
import { providerRefund, refundAnswer } from './answers.ts';
import { reasonWords, unknownPayment } from './payment-states.ts';
import { ProviderRefusal, type Transport } from './transport.ts';

/** Asks for a refund of a part of a payment. The provider makes one for each key, however often it is asked. */
export async function refundPart(
  transport: Transport,
  { paymentId, amount, key }: RefundRequest,
): Promise<RefundAnswer> {
  const call = {
    method: 'POST',
    path: `/v1/payments/${encodeURIComponent(paymentId)}/refunds`,
    key,
    // Without this header a refund that takes its time is answered with an error although it goes on.
    headers: { 'x-render-in-process-refunds': 'true' },
    body: { amount: toDecimal(amount) },
  } as const;
  try {
    const made = await transport.ask(call, refundAnswer);
    if (!made) return { kind: 'refused', reason: unknownPayment() };
    return { kind: 'taken', refund: providerRefund(made, amount.currency) };
  } catch (error) {
    if (error instanceof ProviderRefusal) return { kind: 'refused', reason: reasonWords(error.reason) };
    throw error;
  }
}
