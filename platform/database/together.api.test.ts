import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { slowWorkSeen } from '#test/slow-work.ts';
import { openDatabase, type Transaction } from './database.ts';
import { inTransaction, together } from './in-transaction.ts';
import { sqlState } from './sql-state.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
  await database.db.execute(sql`create table boxes (id int primary key, units int not null)`);
});

afterEach(() => database.drop());

const put = (transaction: Transaction, id: number) => transaction.execute(sql`insert into boxes values (${id}, 1)`);

const onAnotherConnection = (text: string) => database.pool.query(text);

async function boxes(): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>('select id from boxes order by id');
  return rows.map(({ id }) => id);
}

/** A TCP proxy in front of the test's server that counts the packets to it. */
async function countingProxy() {
  const { hostname, port } = new URL(database.url);
  let packets = 0;
  const proxy = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    incoming.on('data', () => (packets += 1));
    incoming.pipe(outgoing).pipe(incoming);
    for (const socket of [incoming, outgoing]) socket.on('error', () => socket.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const url = new URL(database.url);
  url.port = String(typeof address === 'object' ? address?.port : '');
  return { url: url.href, packets: () => packets, close: () => proxy.close() };
}

test('independent statements are sent in one packet', async () => {
  const proxy = await countingProxy();
  const { db, close } = await openDatabase(proxy.url, { max: 1 });
  const sent = await inTransaction(db, async (transaction) => {
    const before = proxy.packets();
    await together([put(transaction, 1), put(transaction, 2), put(transaction, 3), put(transaction, 4)]);
    return proxy.packets() - before;
  });
  await close();
  proxy.close();
  expect(sent).toBe(1);
  expect(await boxes()).toEqual([1, 2, 3, 4]);
});

test('when one fails nothing is committed, not even later statements, and the first error is thrown', async () => {
  const slow = async (transaction: Transaction) => {
    await put(transaction, 1);
    await onAnotherConnection('select pg_sleep(0.05)');
    await put(transaction, 2);
  };
  const failure = inTransaction(database.db, (transaction) =>
    together([slow(transaction), transaction.execute(sql`select 1 / 0`), put(transaction, 3)]),
  );
  expect(sqlState(await failure.catch((error: unknown) => error))).toBe('22012');
  // The slow statement of this test waits on purpose, which no work of the shop may.
  expect(slowWorkSeen()).not.toEqual([]);
  await onAnotherConnection('select pg_sleep(0.1)');
  expect(await boxes()).toEqual([]);
});

test('a savepoint undoes its part alone', async () => {
  await inTransaction(database.db, async (transaction) => {
    await put(transaction, 1);
    const part = transaction.transaction((inside) => together([put(inside, 2), put(inside, 1), put(inside, 3)]));
    await expect(part).rejects.toThrow();
    await put(transaction, 4);
  });
  expect(await boxes()).toEqual([1, 4]);
});

test('a statement may be sent twice at once before the server has prepared it', async () => {
  for (let round = 0; round < 3; round += 1) {
    await inTransaction(database.db, (transaction) =>
      together([put(transaction, round * 2), put(transaction, round * 2 + 1)]),
    );
  }
  expect(await boxes()).toEqual([0, 1, 2, 3, 4, 5]);
});
