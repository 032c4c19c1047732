import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { sqlState } from './sql-state.ts';
import { plannedAnew } from './prepared-client.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
  await database.db.execute(sql`create table boxes (id int primary key, units int not null)`);
  await database.db.execute(sql`insert into boxes values (1, 10), (2, 10)`);
});

afterEach(() => database.drop());

async function units(): Promise<number[]> {
  const { rows } = await database.pool.query<{ units: number }>('select units from boxes order by id');
  return rows.map((row) => row.units);
}

test('a bigint arrives as a number, alone and in lists, and one too large for a number is refused', async () => {
  const { rows } = await database.db.execute(
    sql`select 9007199254740991::bigint as most, array[1, null]::bigint[] as list`,
  );
  expect(rows).toEqual([{ most: Number.MAX_SAFE_INTEGER, list: [1, null] }]);
  await expect(database.pool.query('select 9007199254740992::bigint')).rejects.toThrow('does not fit a number');
  await expect(database.pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test('a transaction is all or nothing', async () => {
  const failure = inTransaction(database.db, async (transaction) => {
    await transaction.execute(sql`update boxes set units = 0`);
    throw new Error('changed my mind');
  });
  await expect(failure).rejects.toThrow('changed my mind');
  expect(await units()).toEqual([10, 10]);
});

test('two transactions in a deadlock both succeed, because the aborted one is retried', async () => {
  const meeting = Promise.withResolvers<void>();
  const oneIsThrough = Promise.withResolvers<void>();
  let runs = 0;
  let holding = 0;
  const move = async (from: number, to: number) => {
    await inTransaction(database.db, async (transaction) => {
      runs += 1;
      // Without this the second try can lock the first transaction again before that one runs.
      if (runs > 2) await oneIsThrough.promise;
      await transaction.execute(sql`update boxes set units = units - 1 where id = ${from}`);
      holding += 1;
      if (holding === 2) meeting.resolve();
      await meeting.promise;
      await transaction.execute(sql`update boxes set units = units + 1 where id = ${to}`);
    });
    oneIsThrough.resolve();
  };
  await Promise.all([move(1, 2), move(2, 1)]);
  expect(await units()).toEqual([10, 10]);
  expect(runs).toBe(3);
});

test('a serialization failure is tried four times in all, another error once', async () => {
  let runs = 0;
  const raise = (code: string) =>
    inTransaction(database.db, async (transaction) => {
      runs += 1;
      await transaction.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`));
    });
  await expect(raise('40001')).rejects.toSatisfy((error) => sqlState(error) === '40001');
  expect(runs).toBe(4);
  runs = 0;
  await expect(raise('23505')).rejects.toSatisfy((error) => sqlState(error) === '23505');
  expect(runs).toBe(1);
});

test('a connection that the server closes, idle or in use, fails its own query only', async () => {
  const lent = await database.pool.connect();
  const other = await database.pool.connect();
  other.release();
  const [lentGone, idleGone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  lent.once('error', () => lentGone.resolve());
  database.pool.once('error', () => idleGone.resolve());
  const killer = await openDatabase(database.url, { max: 1 });
  await killer.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await killer.close();
  await Promise.all([lentGone.promise, idleGone.promise]);
  await expect(lent.query('select 1')).rejects.toThrow('not queryable');
  lent.release(true);
  expect(await units()).toEqual([10, 10]);
});

test('repeated statements with values are kept prepared, except those that are planned anew', async () => {
  // Each pool has its own: another one, which prepares as many as there may be, takes nothing from this one.
  for (let other = 1; other <= 260; other += 1) {
    for (let time = 0; time < 2; time += 1) await database.pool.query(`select ${other} + $1::int`, [1]);
  }
  const { db, pool, close } = await openDatabase(database.url, { max: 1 });
  for (const id of [1, 2, 3]) {
    await db.execute(sql`select units from boxes where id = ${id}`);
    await db.execute(sql`${plannedAnew} select units from boxes where id = ${id}`);
  }
  await db.execute(sql`select units + 1 from boxes where id = ${1}`);
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  await close();
  expect(rows.map(({ statement }) => statement)).toEqual(['select units from boxes where id = $1']);
});

test('every connection uses UTC and has timeouts', async () => {
  const { rows } = await database.pool.query(`select current_setting('timezone') as timezone,
    current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ timezone: 'UTC', statement: '30s', idle: '30s' }]);
});

test('an unreachable address is refused in one Spanish line without the password', async () => {
  const wrong = new URL(database.url);
  wrong.username = 'stranger';
  wrong.password = 'wrong-secret';
  const missing = new URL(database.url);
  missing.pathname = '/nowhere';
  const refusals = {
    'mysql://shop@127.0.0.1/shop': 'DATABASE_URL no es válida',
    nonsense: 'DATABASE_URL no es válida',
    'postgres://shop:secret@127.0.0.1:1/shop': 'nadie responde en esa dirección',
    [wrong.href]: 'usuario',
    [missing.href]: 'esa base de datos no existe',
  };
  for (const [url, reason] of Object.entries(refusals)) {
    const refusal = await openDatabase(url).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'DatabaseUnreachable', message: expect.stringContaining(reason) });
    expect(String(refusal)).not.toMatch(/secret|\n/);
  }
});

test('of several hosts the one that takes writes is used, also when the first does not answer', async () => {
  const { host } = new URL(database.url);
  const several = `${database.url.replace(host, `127.0.0.1:1,${host}`)}?target_session_attrs=read-write`;
  const { pool, servers, close } = await openDatabase(several);
  const { rows } = await pool.query('select current_database() as name');
  expect(rows).toEqual([{ name: new URL(database.url).pathname.slice(1) }]);
  expect(new URL(servers.primary()).host).toBe(host);
  await close();
});

test('a server that is no database is refused without waiting', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  await expect(openDatabase(`postgres://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(`base de datos 127.0.0.1:${port}/c`);
  server.close();
});
