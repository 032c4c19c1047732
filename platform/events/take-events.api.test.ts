import { pino } from 'pino';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import type { Executor } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { appendEvent } from './append-event.ts';
import { deadEvents, retryDeadEvent } from './failed-events.ts';
import { reanchorEvents, skipEvents } from './move-positions.ts';
import type { Subscriber } from './subscriber.ts';
import { takeEvents } from './take-events.ts';

let database: TestDatabase;
let now: Date;

beforeEach(async () => {
  database = await testDatabase();
  await database.pool.query('create table recorded (subscriber text, subject text)');
  now = new Date('2026-03-01T12:00:00Z');
});
afterEach(() => database.drop());

const minuteMs = 60_000;
const log = () => ({ db: database.db, clock: () => now, log: pino({ enabled: false }) });
const happen = (subject: string, kind = 'door.opened', db: Executor = database.db) =>
  appendEvent(db, { at: now, kind, subject, actor: 'visitor', data: {} });

/** A subscriber that records each event in the given transaction; `fails` says for which subjects it throws. */
function subscriber(
  name: string,
  { kinds = ['door.opened'], fails = (_subject: string): boolean => false } = {},
): Subscriber {
  return {
    name,
    kinds,
    async handle(transaction, { subject }) {
      await transaction.execute(sql`insert into recorded values (${name}, ${subject})`);
      if (fails(subject)) throw new Error(`cannot take ${subject} of ana@example.com`);
    },
  };
}

async function recorded(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ subject: string }>(
    'select subject from recorded where subscriber = $1 order by ctid',
    [name],
  );
  return rows.map(({ subject }) => subject);
}

test('each subscriber gets the events of its kinds once, in their order', async () => {
  for (const subject of ['one', 'two']) await happen(subject);
  await happen('three', 'window.opened');
  const [doors, both] = [subscriber('doors'), subscriber('both', { kinds: ['door.opened', 'window.opened'] })];
  await takeEvents(log(), [doors]);
  await takeEvents(log(), [doors, both]);
  expect(await recorded('doors')).toEqual(['one', 'two']);
  expect(await recorded('both')).toEqual(['one', 'two', 'three']);
});

test('more events than one transaction takes are all taken', async () => {
  const subjects = Array.from({ length: 250 }, (_, place) => `${place}`);
  await inTransaction(database.db, async (transaction) => {
    for (const subject of subjects) {
      await appendEvent(transaction, { at: now, kind: 'door.opened', subject, actor: 'visitor', data: {} });
    }
  });
  await takeEvents(log(), [subscriber('doors')]);
  expect(await recorded('doors')).toEqual(subjects);
});

test('an event that is committed after newer ones is taken, and the newer ones only once', async () => {
  const late = await database.pool.connect();
  await late.query('begin');
  await happen('late', 'door.opened', drizzle(late));
  await happen('early');
  await takeEvents(log(), [subscriber('doors')]);
  await takeEvents(log(), [subscriber('doors')]);
  expect(await recorded('doors')).toEqual(['early']);
  await late.query('commit');
  late.release();
  await takeEvents(log(), [subscriber('doors')]);
  expect(await recorded('doors')).toEqual(['early', 'late']);
});

test('an event whose transaction is rolled back is not taken', async () => {
  const undone = inTransaction(database.db, async (transaction) => {
    await appendEvent(transaction, { at: now, kind: 'door.opened', subject: 'x', actor: 'visitor', data: {} });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await takeEvents(log(), [subscriber('doors')]);
  expect(await recorded('doors')).toEqual([]);
});

test('several processes that take at once give each event to a subscriber once', async () => {
  const subjects = Array.from({ length: 40 }, (_, place) => `${place}`);
  const writing = Promise.all(subjects.map((subject) => happen(subject)));
  const takers = Array.from({ length: 6 }, async () => {
    for (let round = 0; round < 5; round += 1) await takeEvents(log(), [subscriber('doors')]);
  });
  await Promise.all([writing, ...takers]);
  await takeEvents(log(), [subscriber('doors')]);
  expect((await recorded('doors')).toSorted()).toEqual(subjects.toSorted());
});

test('the events of a process that dies are taken by the next one', async () => {
  await happen('one');
  const dying: Subscriber = {
    ...subscriber('doors'),
    async handle(transaction) {
      await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    },
  };
  await expect(takeEvents(log(), [dying])).rejects.toThrow(/terminat|Failed query/);
  expect(await deadEvents(database.db, 10)).toEqual([]);
  await takeEvents(log(), [subscriber('doors')]);
  expect(await recorded('doors')).toEqual(['one']);
});

test('a failed event blocks no other, is retried with a growing delay, and then waits for a person', async () => {
  for (const subject of ['one', 'bad', 'two']) await happen(subject);
  let isMended = false;
  const doors = subscriber('doors', { fails: (subject) => subject === 'bad' && !isMended });
  await takeEvents(log(), [doors]);
  expect(await recorded('doors')).toEqual(['one', 'two']);

  for (const minutes of [1, 5, 15, 60, 240, 720, 1440]) {
    now = new Date(now.getTime() + minutes * minuteMs - 1);
    await takeEvents(log(), [doors]);
    expect(await deadEvents(database.db, 10)).toEqual([]);
    now = new Date(now.getTime() + 1);
    await takeEvents(log(), [doors]);
  }
  const [dead] = await deadEvents(database.db, 10);
  expect(dead).toMatchObject({
    event: { subject: 'bad' },
    failure: { subscriber: 'doors', tries: 8, problem: 'cannot take bad of (correo)' },
  });
  now = new Date(now.getTime() + 1000 * minuteMs);
  await takeEvents(log(), [doors]);
  expect(await recorded('doors')).toEqual(['one', 'two']);

  isMended = true;
  const asked = { subscriber: 'doors', eventId: dead?.event.id ?? 0, now };
  expect(await retryDeadEvent(database.db, asked)).toBe(true);
  expect(await retryDeadEvent(database.db, asked)).toBe(false);
  await takeEvents(log(), [doors]);
  expect(await recorded('doors')).toEqual(['one', 'two', 'bad']);
  expect(await deadEvents(database.db, 10)).toEqual([]);
});

test('existing events are skipped, later ones are not', async () => {
  await happen('made up');
  await skipEvents(database.db, 'doors');
  await happen('true');
  await takeEvents(log(), [subscriber('doors')]);
  expect(await recorded('doors')).toEqual(['true']);
});

test('on a server with lower transaction ids, restored events wait as before and new ones follow', async () => {
  await happen('taken');
  await takeEvents(log(), [subscriber('doors')]);
  await happen('waiting');
  await database.pool.query("update events set xid = '999999999999'::xid8 where subject = 'waiting'");
  await database.pool.query("update event_subscribers set xid = '999999999998'::xid8");
  await inTransaction(database.db, (transaction) => reanchorEvents(transaction));
  await happen('new');
  now = new Date(Date.now() + minuteMs);
  await takeEvents(log(), [subscriber('doors')]);
  expect(await recorded('doors')).toEqual(['taken', 'waiting', 'new']);
});
