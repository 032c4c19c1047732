import { asc, isNull, lte, or, sql } from 'drizzle-orm';
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { claimDue, nextTry, retryMinutes } from './claim-due.ts';

const queue = pgTable('queue', {
  id: integer().primaryKey(),
  tries: integer().notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }),
});

const rows = 300;
const start = new Date('2026-01-01T12:00:00Z');

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    'create table queue (id integer primary key, tries integer not null default 0, next_try_at timestamptz)',
  );
});
beforeEach(() => database.pool.query(`truncate queue; insert into queue select generate_series(1, ${rows})`));
afterAll(() => database.drop());

const claim = (now: Date, most: number) =>
  database.db
    .update(queue)
    .set({ tries: sql`${queue.tries} + 1`, nextTryAt: nextTry(queue.tries, now) })
    .where(
      claimDue(queue, {
        isDue: or(isNull(queue.nextTryAt), lte(queue.nextTryAt, now)),
        order: [sql`${queue.nextTryAt} nulls first`, asc(queue.id)],
        most,
      }),
    )
    .returning();

const idsOf = (claimed: readonly { readonly id: number }[]) => claimed.map(({ id }) => id).toSorted((a, b) => a - b);

test('of many that claim at once no two get the same row, and none gets more than it asked for', async () => {
  const taken: number[] = [];
  const claimer = async () => {
    for (let claimed = await claim(start, 7); claimed.length > 0; claimed = await claim(start, 7)) {
      expect(claimed.length).toBeLessThanOrEqual(7);
      taken.push(...idsOf(claimed));
    }
  };
  await Promise.all(Array.from({ length: 10 }, claimer));
  expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: rows }, (_, index) => index + 1));
});

test('a row that another one is claiming is passed over, not waited for', async () => {
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('select from queue where id <= 2 for update');
  expect(idsOf(await claim(start, 2))).toEqual([3, 4]);
  await other.query('rollback');
  other.release();
  expect(idsOf(await claim(start, 2))).toEqual([1, 2]);
});

test('what a killed process had claimed is due again when its lease ends, later after each try', async () => {
  let now = start;
  for (const [tries, minutes] of retryMinutes.entries()) {
    const [first, ...others] = await claim(now, rows);
    expect(first).toMatchObject({ tries: tries + 1 });
    expect(others).toHaveLength(rows - 1);
    const ends = new Date(now.getTime() + minutes * 60_000);
    expect(await claim(new Date(ends.getTime() - 1), rows)).toEqual([]);
    now = ends;
  }
  expect(await claim(now, rows)).toHaveLength(rows);
});
