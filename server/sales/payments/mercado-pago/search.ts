import { shopMoment } from '#contract/core/time/shop-time.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import { paymentSearchAnswer, type PaymentAnswer } from './answers.ts';
import type { SearchRange } from './settlements.ts';
import type { Transport } from './transport.ts';

const pageSize = 100;

/** Returns all payments of the account that a question names, the oldest first. */
export async function searchPayments(
  transport: Transport,
  asked: Readonly<Record<string, string>>,
): Promise<PaymentAnswer[]> {
  const found: PaymentAnswer[] = [];
  for (;;) {
    const query = new URLSearchParams({
      sort: 'date_created',
      criteria: 'asc',
      ...asked,
      limit: String(pageSize),
      offset: String(found.length),
    });
    const page = await transport.ask({ method: 'GET', path: `/v1/payments/search?${query}` }, paymentSearchAnswer);
    if (!page) throw new ProviderUnavailable('GET /v1/payments/search: 404');
    found.push(...page.results);
    if (page.results.length === 0 || found.length >= page.paging.total) return found;
  }
}

/** Returns all payments of which a time is within a range. */
export function searchRange(
  transport: Transport,
  { field, from, to }: Parameters<SearchRange>[0],
): Promise<PaymentAnswer[]> {
  return searchPayments(transport, { range: field, begin_date: shopMoment(from), end_date: shopMoment(to) });
}
