import { constants } from 'node:os';

/**
 * Lets a program end by `process.exit` on a signal, so that its exit handlers stop the database that it started. The
 * exit code is 128 plus the signal's number, as in shells.
 */
export function endOnSignal(): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => process.exit(128 + constants.signals[name]));
  }
}
