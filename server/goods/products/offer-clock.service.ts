import type { Logger } from 'pino';
import { hourMs } from '#contract/core/time/units.ts';
import type { Database } from '#platform/database/database.ts';
import { keepInMemory } from '#platform/events/keep-in-memory.ts';
import type { ChangeSubscriber } from '#platform/events/follow-changes.ts';
import { nextSwitch, switchOffers } from './switch-offers.ts';

type Parts = { readonly db: Database; readonly clock: () => Date; readonly log: Logger };

/** How long a process waits after it has switched offers before it does again, and before it tries again what failed, in ms. */
const pauseMs = 200;
const afterFailureMs = 5000;

/** Timers may be a little early. */
const earlyMs = 5;

/** After this long at most the time is looked at again: a machine may sleep, and its clock may be set. */
const longestMs = hourMs;

/**
 * Begins and ends offers in the moment of their time, in every process: each knows when the next one is, and the first that switches it
 * does so for all. A job does it too, each minute, should no process be able to.
 */
export async function openOfferClock({
  db,
  clock,
  log,
}: Parts): Promise<{ readonly subscriber: ChangeSubscriber; readonly stop: () => void }> {
  const next = await keepInMemory({
    tag: 'dated-offers',
    read: () => nextSwitch(db),
    onFailure: (error) => log.warn({ err: error }, 'when the next offer begins could not be read again'),
  });
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function wind(leastMs = 0): void {
    clearTimeout(timer);
    const at = next.current();
    if (!at || isStopped) return;
    const waitMs = Math.max(leastMs, at.getTime() - clock().getTime() + earlyMs);
    timer = setTimeout(() => void turn(), Math.min(longestMs, waitMs));
    timer.unref();
  }

  async function turn(): Promise<void> {
    const failure = await switchOffers(db, clock()).catch((error: unknown) => ({ error }));
    if (failure) log.error({ err: failure.error }, 'an offer could not begin or end');
    await next.reload();
    wind(failure ? afterFailureMs : pauseMs);
  }

  next.onChange(() => wind());
  wind();
  return {
    subscriber: next.subscriber,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      next.stop();
    },
  };
}
