import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';

test('the migrations are numbered from 1 without gaps', () => {
  const numbers = readdirSync(migrationsFolder).map((name) => Number(name.slice(0, 4)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, place) => place + 1));
});
