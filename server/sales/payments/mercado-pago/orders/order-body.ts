import { sum, times, toDecimalText } from '#contract/core/money/money.ts';
import { mostInstalments } from '#contract/core/settings/payment-settings.ts';
import { dayMs, minuteMs } from '#contract/core/time/units.ts';
import type { CheckoutRequest } from '#server/core/context/payment-provider.ts';
import { isReachable, payerOf, soldItems, type ShopAddresses } from '../preference.ts';

/** The Orders API takes fewer characters than the Preferences API. */
const longestDescriptor = 10;

/**
 * The body of POST /v1/orders for a page of Checkout Pro. The address for notices is not in it: the provider refuses one here, and
 * sends them to the address that its panel has.
 */
export function orderBody(request: CheckoutRequest, addresses: ShopAddresses, now: Date) {
  const items = soldItems(request, addresses);
  const [first, ...others] = items.map(({ unitPrice, quantity }) => times(unitPrice, quantity));
  const back = `${addresses.publicUrl}${request.returnPath}`;
  return {
    type: 'online',
    processing_mode: 'manual',
    // With `automatic` a payment that the provider wants to look at would be refused.
    capture_mode: 'automatic_async',
    external_reference: request.reference,
    ...(first && { total_amount: toDecimalText(sum(first, ...others)) }),
    expiration_time: durationUntil(request.expiresAt, now),
    payer: { ...(request.email !== null && { email: request.email }), ...ordersPayer(request) },
    items: items.map(({ title, quantity, unitPrice, category, picture }, place) => ({
      external_code: String(place + 1),
      title,
      quantity,
      unit_price: toDecimalText(unitPrice),
      category_id: category,
      ...picture,
    })),
    config: {
      default_payment_due_date: `P${daysUntil(request.payUntil, now)}D`,
      ...(addresses.statementDescriptor && {
        statement_descriptor: addresses.statementDescriptor.slice(0, longestDescriptor),
      }),
      ...(isReachable(addresses) && {
        online: { success_url: back, pending_url: back, failure_url: back, auto_return: 'approved' },
      }),
      ...meansOf(addresses),
    },
  };
}

/** The same person under this interface's names. */
function ordersPayer({ payer }: CheckoutRequest) {
  const { name, surname, ...known } = payerOf(payer);
  return { ...(name && { first_name: name }), ...(surname && { last_name: surname }), ...known };
}

/** Which means are offered, in how many instalments at most, and in which the owner pays the interest. */
function meansOf({ excludedTypes = [], mostInstalments: most = mostInstalments, freeInstalments = [] }: ShopAddresses) {
  const free = freeInstalments.filter((count) => count <= most);
  const chosen = {
    ...(excludedTypes.length > 0 && { not_allowed_types: excludedTypes }),
    ...(most < mostInstalments && { max_installments: most }),
    ...(free.length > 0 && { installments: { interest_free: { type: 'list', values: free } } }),
  };
  return Object.keys(chosen).length > 0 ? { payment_method: chosen } : {};
}

const daysUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / dayMs));

/** An ISO 8601 duration, in whole days for what lasts longer than one. */
function durationUntil(end: Date, now: Date): string {
  const leftMs = end.getTime() - now.getTime();
  return leftMs > dayMs ? `P${daysUntil(end, now)}D` : `PT${Math.max(1, Math.ceil(leftMs / minuteMs))}M`;
}
