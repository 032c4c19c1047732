import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNames, openBigLists, searches, type BigLists } from './big-lists.ts';

/** As many products, people and orders as a large shop has. */
const many = 100_000;

let big: BigLists;

/** In ms: the triggers of 100,000 products and 200,000 sizes take minutes where the machine is busy. */
const mostMs = 900_000;

beforeAll(async () => {
  big = await openBigLists(many);
}, mostMs);

afterAll(() => big.close());

test.each(listNames)('AORD-1 APROD-4 AUSR-2 %s: found by an index among 100,000', async (name) => {
  const reads = await big.readList(name);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter(({ whole }) => whole.length > 0)).toEqual([]);
});

test.each(searches)('ADM-6 the finder reads few rows for %j among 100,000', async (search) => {
  const reads = await big.search(search);
  expect(reads.length).toBeGreaterThan(2);
  // A tenth of a table; a text that is found at once needs a few hundred.
  expect(reads.filter(({ rows }) => rows > many / 10)).toEqual([]);
});
