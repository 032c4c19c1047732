import { badRequest } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { session, type LineItem, type Session } from '../objects/session.ts';
import { addDocument } from '../store/documents.ts';
import { termsOf } from '../values/currencies.ts';
import { offeredMethods } from '../values/methods.ts';
import { newId } from '../values/new-id.ts';
import { secondsNow } from '../values/settings.ts';
import type { SessionInput } from './session-input.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** How long a request may be under way: its moment was chosen before it arrived. */
const UNDER_WAY = 5;

/** Makes a page on which a buyer pays. Throws StripeError 400. */
export function createSession({ db, settings }: StripeSandbox, input: SessionInput): Session {
  const lines = input.line_items.map(lineOf);
  const currency = lines[0]?.currency ?? '';
  if (lines.some((one) => one.currency !== currency)) {
    throw badRequest('All line items must use the same currency.', { param: 'line_items' });
  }
  const amount = lines.reduce((sum, one) => sum + one.amount_total, 0);
  refuseAmount(amount, currency);
  const now = secondsNow(settings);
  const allowed = input.allowed_payment_method_types;
  const methods = offeredMethods(
    settings.country,
    { currency, amount },
    { allowed, excluded: input.excluded_payment_method_types },
  );
  if (methods.length === 0) throw badRequest('No valid payment method types for this Checkout Session.');
  const id = newId('cs_test', 58);
  return addDocument(db, session, {
    id,
    object: 'checkout.session',
    allowed_payment_method_types: allowed ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    created: now,
    currency,
    customer_details: input.customer_email === undefined ? null : { email: input.customer_email, name: null },
    customer_email: input.customer_email ?? null,
    expires_at: endOf(input.expires_at, now),
    livemode: false,
    locale: input.locale ?? null,
    metadata: input.metadata ?? {},
    mode: 'payment',
    payment_intent: null,
    payment_method_types: methods,
    payment_status: 'unpaid',
    recovered_from: null,
    status: 'open',
    success_url: input.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${settings.publicUrl}/c/pay/${id}`,
    line_items: lines,
    payment_intent_data: {
      description: input.payment_intent_data?.description ?? null,
      metadata: input.payment_intent_data?.metadata ?? {},
      receipt_email: input.payment_intent_data?.receipt_email ?? null,
      statement_descriptor_suffix: input.payment_intent_data?.statement_descriptor_suffix ?? null,
      transfer_group: input.payment_intent_data?.transfer_group ?? null,
      expires_after_days: input.payment_method_options?.oxxo?.expires_after_days ?? 3,
    },
  });
}

function lineOf({ price_data: price, quantity }: SessionInput['line_items'][number]): LineItem {
  const { name, description, images } = price.product_data;
  const amount = price.unit_amount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: name,
    price: {
      object: 'price',
      currency: price.currency,
      product_data: { name, description: description ?? null, images: images ?? [] },
      type: 'one_time',
      unit_amount: price.unit_amount,
    },
    quantity,
  };
}

function refuseAmount(amount: number, currency: string): void {
  const terms = termsOf(currency);
  if (!terms) throw badRequest(`Invalid currency: ${currency}.`, { param: 'line_items[0][price_data][currency]' });
  if (amount < terms.least) {
    const least = `${(terms.least / 100).toFixed(2)} ${currency}`;
    throw badRequest(`The Checkout Session's total amount must convert to at least ${least}.`, {
      code: 'amount_too_small',
    });
  }
  if (amount > 99_999_999) throw badRequest('The total is too large.', { code: 'amount_too_large' });
}

/** 30 minutes to 24 hours from now; 24 hours where nothing is asked. */
function endOf(asked: number | undefined, now: number): number {
  if (asked === undefined) return now + DAY;
  if (asked < now + 30 * MINUTE - UNDER_WAY) {
    throw badRequest('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    });
  }
  if (asked > now + DAY + UNDER_WAY) {
    throw badRequest('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    });
  }
  return asked;
}
