import { createHook } from 'node:async_hooks';
import { isInTransaction } from '#platform/database/in-transaction.ts';

/**
 * The asynchronous work that a transaction may start: promises, ticks, and writes to its own connection. All else waits
 * for something other than the database: a timer, a file, another connection, DNS, a process, a thread (hashing,
 * pictures, compression). Random bytes are quick too: `randomUUID` draws them for 128 values at once, so every 128th call
 * starts such a request, and answers before it returns.
 */
const quick = new Set([
  'PROMISE',
  'TickObject',
  'Microtask',
  'WRITEWRAP',
  'SHUTDOWNWRAP',
  'Immediate',
  'RANDOMBYTESREQUEST',
]);

let slow: string[] = [];

// One hook for all test files of a worker, and none for promises: a call for each of them is most of what it would cost.
createHook({
  trackPromises: false,
  init(_id, type) {
    if (quick.has(type) || !isInTransaction()) return;
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 40;
    const own = (new Error(type).stack ?? '').split('\n').filter((line) => !/node_modules|node:/.test(line));
    Error.stackTraceLimit = stackTraceLimit;
    slow.push(`${type}\n${own.slice(2).join('\n')}`);
  },
}).enable();

/** Returns the other work that transactions started since the last call. */
export function slowWorkSeen(): string[] {
  const seen = slow;
  slow = [];
  return seen;
}
