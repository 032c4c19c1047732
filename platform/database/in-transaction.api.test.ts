import { sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashNewPassword } from '#server/people/accounts/passwords.service.ts';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { slowWorkSeen } from '#test/slow-work.ts';
import { inTransaction } from './in-transaction.ts';

const somebody = { username: 'ana', rol: 'client' } as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.drop());

test.for([
  ['a file', () => readFile(import.meta.filename)],
  ['the network', () => fetch('http://127.0.0.1:4199/').catch(() => undefined)],
  ['a hash', () => hashNewPassword({ mode: 'demo' }, somebody, { password: 'a long password', path: '' })],
  ['another connection', () => database.pool.connect().then((client) => client.release(true))],
] as const)('MEND-2 a transaction that waits for %s is found by every API test', async ([, wait]) => {
  await wait();
  expect(slowWorkSeen()).toEqual([]);
  await inTransaction(database.db, async (transaction) => {
    await transaction.execute(sql`select 1`);
    await wait();
  });
  expect(slowWorkSeen()).not.toEqual([]);
});

test('MEND-2 a transaction that waits only for its own statements is not', async () => {
  await inTransaction(database.db, async (transaction) => {
    await transaction.execute(sql`select 1`);
    await transaction.transaction((inside) => inside.execute(sql`select ${'2'}`));
  });
  expect(slowWorkSeen()).toEqual([]);
});
