import type { Stripe } from 'stripe';
import { sum, times, type Money } from '#contract/core/money/money.ts';
import { dayMs, minuteMs } from '#contract/core/time/units.ts';
import type { CheckoutRequest } from '#server/core/context/payment-provider.ts';

export type PageTerms = {
  /** The shop as the buyer's browser reaches it. */
  readonly publicUrl: string;
  /** Means of payment that the owner leaves out, by the shop's names. */
  readonly excludedTypes?: readonly string[];
  /** What the statement of a card says after the account's own name; '' for nothing. */
  readonly statementDescriptor?: string;
};

/** What POST /v1/checkout/sessions is asked for an order. The same order asks for the same: its key does the work once. */
export function pageParams(request: CheckoutRequest, terms: PageTerms): Stripe.Checkout.SessionCreateParams {
  const { reference } = request;
  const back = returnAddresses(request, terms);
  const excluded = excludedMethods(terms.excludedTypes ?? []);
  const suffix = suffixOf(terms.statementDescriptor ?? '');
  return {
    mode: 'payment',
    client_reference_id: reference,
    ...(request.email !== null && { customer_email: request.email }),
    line_items: linesOf(request, terms),
    locale: 'auto',
    metadata: { reference },
    payment_intent_data: {
      metadata: { reference },
      ...(suffix !== '' && { statement_descriptor_suffix: suffix }),
    },
    ...(currencyOf(request) === 'mxn' && {
      payment_method_options: { oxxo: { expires_after_days: voucherDays(request) } },
    }),
    ...(excluded.length > 0 && { excluded_payment_method_types: excluded }),
    success_url: back.paid,
    cancel_url: back.unpaid,
    expires_at: endOf(request),
  };
}

/** The parameters under which the shop's return page looks an order up. Nothing of them is believed. */
function returnAddresses({ reference, returnPath }: CheckoutRequest, { publicUrl }: PageTerms) {
  const addressWith = (status: string) => {
    const url = new URL(`${publicUrl}${returnPath}`);
    for (const name of ['collection_status', 'status']) url.searchParams.set(name, status);
    url.searchParams.set('external_reference', reference);
    return url.href;
  };
  return { paid: addressWith('approved'), unpaid: addressWith('null') };
}

/**
 * When the page ends, in seconds. The provider takes 30 minutes to 24 hours from now. The shop closes the page itself when the
 * order's time is over, so half an hour more does no harm; and it must not depend on now, or the same order would ask for another
 * page.
 */
function endOf({ expiresAt }: CheckoutRequest): number {
  return Math.ceil((expiresAt.getTime() + 30 * minuteMs) / 1000);
}

/** For how many days a voucher may be paid: of the days from the end of the checkout on, 1 to 7. */
function voucherDays({ expiresAt, payUntil }: CheckoutRequest): number {
  return Math.min(7, Math.max(1, Math.floor((payUntil.getTime() - expiresAt.getTime()) / dayMs)));
}

/** Free items are left out: they change no total. */
function linesOf(request: CheckoutRequest, { publicUrl }: PageTerms) {
  const { shipping } = request;
  const sent = { title: shipping.title, quantity: 1, unitPrice: shipping.price, picture: undefined };
  return [...goodsOf(request), sent]
    .filter(({ unitPrice }) => unitPrice.minor > 0)
    .map(({ title, quantity, unitPrice, picture }) => ({
      quantity,
      price_data: {
        currency: unitPrice.currency.toLowerCase(),
        unit_amount: unitPrice.minor,
        product_data: {
          name: title.slice(0, 250),
          ...(picture !== undefined && { images: [`${publicUrl}${picture}`] }),
        },
      },
    }));
}

/** A price cannot be negative there, so goods with a discount go as one item. */
function goodsOf({ lines, discount }: CheckoutRequest): CheckoutRequest['lines'] {
  if (discount.minor === 0) return lines;
  const full: Money[] = lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity));
  const title = lines.map((line) => `${line.quantity} × ${line.title}`).join(', ');
  return [{ title, quantity: 1, unitPrice: sum(times(discount, -1), ...full), picture: lines[0]?.picture }];
}

const currencyOf = ({ shipping }: CheckoutRequest) => shipping.price.currency.toLowerCase();

const cards = ['credit_card', 'debit_card', 'prepaid_card'];

/** The provider's names of what the owner leaves out. It tells no kinds of cards apart: only all of them can be left out. */
function excludedMethods(types: readonly string[]): Stripe.Checkout.SessionCreateParams.ExcludedPaymentMethodType[] {
  return [
    ...(types.includes('ticket') ? (['oxxo'] as const) : []),
    ...(types.includes('bank_transfer') ? (['bizum', 'customer_balance', 'sepa_debit'] as const) : []),
    ...(cards.every((card) => types.includes(card)) ? (['card'] as const) : []),
  ];
}

/** A suffix has at least one letter, at most 22 characters, and none of <>\'"*. */
function suffixOf(text: string): string {
  const plain = text
    .replace(/[<>\\'"*]/g, '')
    .trim()
    .slice(0, 22);
  return /[a-z]/i.test(plain) ? plain : '';
}
