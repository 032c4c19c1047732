import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNames, openBigLists, searches, type BigLists } from './big-lists.ts';

/** Enough that PostgreSQL prefers the indexes; big-lists.long.api.test.ts has ten times as many. */
const many = 10_000;

let big: BigLists;

beforeAll(async () => {
  big = await openBigLists(many);
});

afterAll(() => big.close());

test.each(listNames)('AORD-1 APROD-4 AUSR-2 %s: found by an index among 10,000', async (name) => {
  const reads = await big.readList(name);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter(({ whole }) => whole.length > 0)).toEqual([]);
});

test.each(searches)('ADM-6 the finder reads few rows for %j among 10,000', async (search) => {
  const reads = await big.search(search);
  expect(reads.length).toBeGreaterThan(2);
  // A tenth of a table; a text that is found at once needs a few hundred.
  expect(reads.filter(({ rows }) => rows > many / 10)).toEqual([]);
});
