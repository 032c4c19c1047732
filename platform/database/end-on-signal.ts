import { constants } from 'node:os';

/**
 * Lets a program that is told to end do so by itself, so that the database that it started ends with it. The exit code
 * is 128 and the signal's number, as shells have it.
 */
export function endOnSignal(): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => process.exit(128 + constants.signals[name]));
  }
}
