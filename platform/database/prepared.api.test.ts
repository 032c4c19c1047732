import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { slowWorkSeen } from '#test/slow-work.ts';
import { openDatabase, type Executor } from './database.ts';
import { inTransaction, onOneConnection, together } from './in-transaction.ts';
import { prepared, preparedRows, preparedSql, stored, storedAll, type Given, type Rows } from './prepared.ts';
import { sqlState } from './sql-state.ts';

const boxes = pgTable('boxes', {
  id: integer().primaryKey(),
  label: text().notNull(),
  facts: jsonb().$type<readonly string[]>(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
});
const lids = pgTable('lids', { boxId: integer('box_id').primaryKey(), color: text() });

let database: TestDatabase;
let builds = 0;

const boxOf = prepared((db, given: Given<{ id: number }>) => {
  builds += 1;
  return db
    .select()
    .from(boxes)
    .where(eq(boxes.id, given('id')));
});

const put = preparedRows((db, rows: Rows<typeof boxes.$inferSelect>) =>
  db
    .insert(boxes)
    .values(rows.map((given) => storedAll(getTableColumns(boxes), given)))
    .returning(),
);

const add = (executor: Executor, id: number, label = 'caja') =>
  put(executor, [{ id, label, facts: null, sentAt: null }]);

const connection = preparedSql<{ readonly pid: number }, Record<never, never>>(
  () => sql`select pg_backend_pid() as pid`,
);

beforeEach(async () => {
  database = await testDatabase();
  await database.pool
    .query(`create table boxes (id int primary key, label text not null, facts jsonb, sent_at timestamptz);
    create table lids (box_id int primary key, color text)`);
});

afterEach(() => database.drop());

async function labels(): Promise<string[]> {
  const { rows } = await database.pool.query<{ label: string }>('select label from boxes order by id');
  return rows.map(({ label }) => label);
}

test('a statement is built once, and answers to the values of each run, also to many at a time', async () => {
  builds = 0;
  const ids = Array.from({ length: 30 }, (_, id) => id);
  await inTransaction(database.db, (transaction) => together(ids.map((id) => add(transaction, id, `caja ${id}`))));
  const found = await Promise.all(ids.map((id) => boxOf(database.db, { id })));
  expect(found.map(([box]) => box?.label)).toEqual(ids.map((id) => `caja ${id}`));
  expect(await boxOf(database.db, { id: 99 })).toEqual([]);
  expect(builds).toBeLessThanOrEqual(1);
});

test('a statement runs in the transaction that it is given, and in no other one', async () => {
  let [written, read] = [0, 0];
  const [allWritten, allRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = (id: number) =>
    inTransaction(database.db, async (transaction) => {
      await add(transaction, id);
      written += 1;
      if (written === 2) allWritten.resolve();
      await allWritten.promise;
      const [[own], [others], [{ pid } = { pid: 0 }]] = await together([
        boxOf(transaction, { id }),
        boxOf(transaction, { id: 3 - id }),
        connection(transaction, {}),
      ]);
      read += 1;
      if (read === 2) allRead.resolve();
      await allRead.promise;
      return { own: own?.id, others, pid };
    });
  const [one, two] = await Promise.all([work(1), work(2)]);
  expect([one.own, one.others, two.own, two.others]).toEqual([1, undefined, 2, undefined]);
  expect(one.pid).not.toBe(two.pid);
  expect(await labels()).toEqual(['caja', 'caja']);
});

test('a rollback undoes it, a savepoint its part alone, and it runs again afterwards', async () => {
  const failure = inTransaction(database.db, async (transaction) => {
    await add(transaction, 1);
    throw new Error('changed my mind');
  });
  await expect(failure).rejects.toThrow('changed my mind');
  await inTransaction(database.db, async (transaction) => {
    await add(transaction, 2, 'dos');
    const part = transaction.transaction((inside) => together([add(inside, 3), add(inside, 2)]));
    expect(sqlState(await part.catch((error: unknown) => error))).toBe('23505');
    await add(transaction, 4, 'cuatro');
    expect(await boxOf(transaction, { id: 3 })).toEqual([]);
  });
  expect(await labels()).toEqual(['dos', 'cuatro']);
});

test('when its connection dies the statement fails, and the next one has another connection', async () => {
  const { db, close } = await openDatabase(database.url, { max: 1 });
  const died = inTransaction(db, async (transaction) => {
    const [{ pid } = { pid: 0 }] = await connection(transaction, {});
    await add(transaction, 1);
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
    await boxOf(transaction, { id: 1 });
  });
  await expect(died).rejects.toThrow();
  // This test waits for another connection on purpose, which no work of the shop may.
  expect(slowWorkSeen()).not.toEqual([]);
  expect(await boxOf(db, { id: 1 })).toEqual([]);
  await add(db, 1, 'otra');
  await close();
  expect(await labels()).toEqual(['otra']);
});

test('values are stored as their columns store them, and null is no value', async () => {
  const sentAt = new Date('2026-03-01T12:00:00.123Z');
  const written = await put(database.db, [
    { id: 1, label: 'una', facts: ['a', 'b'], sentAt },
    { id: 2, label: 'dos', facts: null, sentAt: null },
    { id: 3, label: 'tres', facts: [], sentAt },
  ]);
  expect(written.map(({ facts, sentAt: at }) => [facts, at])).toEqual([
    [['a', 'b'], sentAt],
    [null, null],
    [[], sentAt],
  ]);
  const { rows } = await database.pool.query('select id from boxes where facts is null and sent_at is null');
  expect(rows).toEqual([{ id: 2 }]);
  const send = prepared((db, given: Given<{ id: number; sentAt: Date | null }>) =>
    db
      .update(boxes)
      .set({ sentAt: stored(boxes.sentAt, given('sentAt')) })
      .where(eq(boxes.id, given('id'))),
  );
  await send(database.db, { id: 1, sentAt: null });
  expect((await boxOf(database.db, { id: 1 }))[0]?.sentAt).toBeNull();
});

test('of a joined table without a row there is null, not a row of nulls', async () => {
  const withLid = prepared((db) =>
    db.select({ box: boxes.id, lid: lids }).from(boxes).leftJoin(lids, eq(lids.boxId, boxes.id)).orderBy(asc(boxes.id)),
  );
  await add(database.db, 1);
  await add(database.db, 2);
  await database.pool.query('insert into lids values (2, null)');
  const built = await database.db
    .select({ box: boxes.id, lid: lids })
    .from(boxes)
    .leftJoin(lids, eq(lids.boxId, boxes.id))
    .orderBy(asc(boxes.id));
  expect(built).toEqual([
    { box: 1, lid: null },
    { box: 2, lid: { boxId: 2, color: null } },
  ]);
  expect(await withLid(database.db, {})).toEqual(built);
});

test('it goes on while a table gets a column and loses an index', async () => {
  const { db, close } = await openDatabase(database.url, { max: 1 });
  await add(db, 1);
  for (let time = 0; time < 8; time += 1) await boxOf(db, { id: 1 });
  await database.pool.query('alter table boxes add column color text; alter table boxes drop constraint boxes_pkey');
  expect(await boxOf(db, { id: 1 })).toMatchObject([{ id: 1, label: 'caja' }]);
  await add(db, 2);
  await close();
  expect(await labels()).toEqual(['caja', 'caja']);
});

test('statements on one connection are of that one, without a transaction around them', async () => {
  const pids = await onOneConnection(database.db, (db) =>
    together([connection(db, {}), connection(db, {}), add(db, 1)]),
  );
  expect(pids[0]).toEqual(pids[1]);
  const failure = onOneConnection(database.db, (db) => together([add(db, 2), add(db, 1), add(db, 3)]));
  expect(sqlState(await failure.catch((error: unknown) => error))).toBe('23505');
  expect(await labels()).toEqual(['caja', 'caja', 'caja']);
});
