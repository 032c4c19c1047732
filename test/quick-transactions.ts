import { createHook } from 'node:async_hooks';
import { afterAll, afterEach } from 'vitest';
import { isInTransaction } from '#platform/database/in-transaction.ts';

/**
 * What the work of a transaction may begin: promises, ticks, and writing to the connection that it has already. All else
 * is waiting for something that is not the database: a timer, a file, another connection, a name, a process, a thread
 * (hashing, pictures, packing).
 */
const quick = new Set(['PROMISE', 'TickObject', 'Microtask', 'WRITEWRAP', 'SHUTDOWNWRAP', 'Immediate']);

let slow: string[] = [];

createHook({
  init(_id, type) {
    if (quick.has(type) || !isInTransaction()) return;
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 40;
    const own = (new Error(type).stack ?? '').split('\n').filter((line) => !/node_modules|node:/.test(line));
    Error.stackTraceLimit = stackTraceLimit;
    slow.push(`${type}\n${own.slice(2).join('\n')}`);
  },
}).enable();

/** What transactions began meanwhile that is not a statement of theirs; it is forgotten then. */
export function slowWorkSeen(): string[] {
  const seen = slow;
  slow = [];
  return seen;
}

function refuseSlowWork(): void {
  const [first] = slowWorkSeen();
  if (first !== undefined) throw new Error(`a transaction waited for more than its own statements: ${first}`);
}

afterEach(refuseSlowWork);
afterAll(refuseSlowWork);
