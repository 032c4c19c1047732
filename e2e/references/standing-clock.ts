/**
 * Loaded by Node into the process of the reference shop before its code (`node --import`): the clock stands, so that no
 * date on a screen depends on the day of the run, and ids grow, so that lists break their ties by what was made first.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { mock } from 'node:test';
import { standingTime } from './standing-time.ts';

let ids = 0;

/** Returns ids as of version 4. How many a start or a page takes differs, so only their order says something. */
function nextId(): string {
  ids += 1;
  return `${ids.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
}

mock.timers.enable({ apis: ['Date'], now: standingTime });
mock.method(crypto, 'randomUUID', nextId);
syncBuiltinESMExports();
