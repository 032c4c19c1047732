import { expect, test } from 'vitest';
import { dayMs } from '#contract/core/time/units.ts';
import { searchRange } from './search.ts';
import { createTransport } from './transport.ts';

const start = Date.parse('2026-01-01T00:00:00Z');

/** An account with payments at even distances over some days, which shows none from the 10,000th of a question on. */
function accountOf(count: number, days: number) {
  const asked: number[] = [];
  const at = (id: number) => start + ((id - 1) * days * dayMs) / count;
  const transport = createTransport({
    apiUrl: 'https://provider.test',
    accessToken: 'TEST',
    fetch: async (address) => {
      const query = new URL(address).searchParams;
      const [from, to] = ['begin_date', 'end_date'].map((name) => Date.parse(query.get(name) ?? ''));
      const [offset, limit] = ['offset', 'limit'].map((name) => Number(query.get(name)));
      asked.push(offset ?? 0);
      const all = Array.from({ length: count }, (_, place) => place + 1).filter(
        (id) => at(id) >= (from ?? 0) && at(id) <= (to ?? 0),
      );
      const isRefused = (offset ?? 0) + (limit ?? 0) > 10_000;
      const results = all.slice(offset, (offset ?? 0) + (limit ?? 0)).map((id) => ({
        id,
        status: 'approved',
        transaction_amount: 1,
        currency_id: 'ARS',
        date_created: new Date(at(id)).toISOString(),
      }));
      const body = isRefused ? { message: 'offset' } : { paging: { total: all.length }, results };
      return new Response(JSON.stringify(body), { status: isRefused ? 400 : 200 });
    },
  });
  const read = async () => {
    const range = { field: 'date_last_updated', from: new Date(start), to: new Date(start + 400 * dayMs) } as const;
    return new Set((await searchRange(transport, range)).map(({ id }) => id)).size;
  };
  return { read, asked };
}

test.each([0, 1, 100, 5000])('PRICE-9 an account with %i payments is read whole, by one range', async (count) => {
  const { read, asked } = accountOf(count, 30);
  expect(await read()).toBe(count);
  // One question that counts, and the pages.
  expect(asked).toHaveLength(1 + Math.max(1, Math.ceil(count / 100)));
});

test('PRICE-9 an account with more payments than the provider pages through is read whole, by parts of its time', async () => {
  const { read } = accountOf(12_345, 60);
  expect(await read()).toBe(12_345);
});
