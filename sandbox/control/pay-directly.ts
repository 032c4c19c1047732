import { ApiError, badRequest } from '../api/api-error.ts';
import { centsFrom, decimalText } from '../values/cents.ts';
import { nextAddress } from '../checkout/checkout-routes.ts';
import { issueFormToken } from '../checkout/form-token.ts';
import { submitCard, submitMeans } from '../checkout/submit-card.ts';
import { TEST_CARDS, TEST_DOCUMENT } from '../checkout/test-cards.ts';
import { setWithheld, type Payment } from '../payments/payment-store.ts';
import { findPreference } from '../preferences/preference-store.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { inTransaction } from '../store/database.ts';
import type { ReadPayRequest } from './control-requests.ts';

/**
 * Submits the card form for a buyer: the same checks, notifications and return address. Throws ApiError 404 for an
 * unknown preference, 400 when it accepts no payment or not this amount.
 */
export async function payDirectly(
  sandbox: Sandbox,
  request: ReadPayRequest,
): Promise<{ payment: Payment; next: string }> {
  const { db, settings, webhooks } = sandbox;
  const preference = findPreference(db, request.preference_id);
  if (!preference) throw new ApiError(404, 'invalid_id', 'preference_id not found');
  const form = formFor(request, settings.clock());
  const submission = inTransaction(db, () => {
    const token = issueFormToken(db, preference.id);
    const submitted = request.means
      ? submitMeans(sandbox, preference.id, token, request.means)
      : submitCard(sandbox, preference.id, token, form);
    if (submitted.kind === 'payment' && request.withheld !== undefined) {
      setWithheld(db, submitted.payment, centsOf(request.withheld));
    }
    return submitted;
  });
  if (submission.kind === 'invalid') throw badRequest(1, Object.values(submission.errors).join(' '));
  if (submission.kind !== 'payment') throw badRequest(1, `The preference takes no payment: ${submission.kind}`);
  const { payment } = submission;
  if (payment.holdsRedirect) await webhooks.firstAttempts(payment.id);
  const address = nextAddress(sandbox, findPreference(db, preference.id) ?? preference, payment);
  return { payment, next: new URL(address, `${settings.publicUrl}/checkout/v1/pay`).href };
}

function formFor(request: ReadPayRequest, now: number) {
  const card = TEST_CARDS[0];
  const nextYear = String(new Date(now).getUTCFullYear() + 1).slice(-2);
  const amount = request.amount === undefined ? '' : amountText(request.amount);
  return {
    cardNumber: card?.number ?? '',
    cardholder: request.cardholder,
    expiration: `11/${nextYear}`,
    securityCode: card?.securityCode ?? '',
    document: TEST_DOCUMENT,
    firstAmount: amount,
    installments: String(request.installments ?? ''),
  };
}

const amountText = (amount: number | string) => decimalText(centsOf(amount));

function centsOf(amount: number | string): number {
  const cents = centsFrom(amount);
  if (cents === null) throw badRequest(4003, 'transaction_amount atributte must be numeric.');
  return cents;
}
