import type { Logger } from 'pino';
import { hourMs } from '#contract/core/time/units.ts';
import { keepInMemory } from '#platform/events/keep-in-memory.ts';
import type { ChangeSubscriber } from '#platform/events/follow-changes.ts';

type Parts = {
  readonly clock: () => Date;
  readonly log: Logger;
  /** The tag of the change feed for when the next time is. */
  readonly tag: string;
  /** Returns when the next time is; null for none. */
  readonly next: () => Promise<Date | null>;
  /** Does what is due. Several processes do it at once. */
  readonly turn: (now: Date) => Promise<void>;
};

/** What a process does in the moment of its time, until it is stopped. */
export type SwitchClock = { readonly subscriber: ChangeSubscriber; readonly stop: () => void };

/** How long a process waits after it has switched before it does again, and before it tries again what failed, in ms. */
const pauseMs = 200;
const afterFailureMs = 5000;

/** Timers may be a little early. */
const earlyMs = 5;

/** After this long at most the time is looked at again: a machine may sleep, and its clock may be set. */
const longestMs = hourMs;

/**
 * Does what is due in the moment of its time, in every process: each knows when the next one is, and the first that comes does it for
 * all. A job does it too, each minute, should no process be able to.
 */
export async function openSwitchClock({ clock, log, tag, next: read, turn: work }: Parts): Promise<SwitchClock> {
  const next = await keepInMemory({
    tag,
    read,
    onFailure: (error) => log.warn({ err: error }, `the next time of the ${tag} could not be read again`),
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
    const failure = await work(clock()).catch((error: unknown) => ({ error }));
    if (failure) log.error({ err: failure.error }, `the ${tag} could not be switched`);
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
