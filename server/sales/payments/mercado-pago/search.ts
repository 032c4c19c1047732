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

/**
 * How many payments are asked for by one range at most: the provider does not say how far its pages go, and other programs have seen it
 * refuse those from the 10,000th payment on.
 */
const mostOfRange = 5000;

/** A shorter range than this is not split any more. */
const shortestMs = 60_000;

/** Returns all payments of which a time is within a range; of many by parts of it, so that one at its bounds may be there twice. */
export async function searchRange(
  transport: Transport,
  { field, from, to }: Parameters<SearchRange>[0],
): Promise<PaymentAnswer[]> {
  const asked = { range: field, begin_date: shopMoment(from), end_date: shopMoment(to) };
  const lastsMs = to.getTime() - from.getTime();
  if (lastsMs <= shortestMs || (await countPayments(transport, asked)) <= mostOfRange) {
    return searchPayments(transport, asked);
  }
  const middle = new Date(from.getTime() + Math.floor(lastsMs / 2));
  const before = await searchRange(transport, { field, from, to: middle });
  return [...before, ...(await searchRange(transport, { field, from: middle, to }))];
}

async function countPayments(transport: Transport, asked: Readonly<Record<string, string>>): Promise<number> {
  const query = new URLSearchParams({ ...asked, limit: '1', offset: '0' });
  const page = await transport.ask({ method: 'GET', path: `/v1/payments/search?${query}` }, paymentSearchAnswer);
  if (!page) throw new ProviderUnavailable('GET /v1/payments/search: 404');
  return page.paging.total;
}
