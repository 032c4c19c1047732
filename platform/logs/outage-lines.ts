import type { LogFn, Logger } from 'pino';

/** How often an outage that goes on is told, in ms. */
const roundMs = 60_000;

/**
 * Returns a `logMethod` hook of pino. `isAway` tells the errors of a database that is away. While the database is away, everything that asks it fails, hundreds of times a minute:
 * the first failure is logged as it is, then one line a minute with the number of the others, and one when a minute had none.
 */
export function fewOutageLines(
  isAway: (error: unknown) => boolean,
): (this: Logger, args: Parameters<LogFn>, method: LogFn) => void {
  let round: NodeJS.Timeout | undefined;
  let left = 0;

  function tell(logger: Logger): void {
    if (left > 0) logger.warn({ failures: left }, 'the database is still away');
    else {
      clearInterval(round);
      round = undefined;
      logger.info('the database is not away any more');
    }
    left = 0;
  }

  return function logMethod(args, method) {
    const said: unknown = args[0];
    const isOutage = typeof said === 'object' && said !== null && 'err' in said && isAway(said.err);
    if (!isOutage) method.apply(this, args);
    else if (round !== undefined) left += 1;
    else {
      method.apply(this, args);
      round = setInterval(() => tell(this), roundMs).unref();
    }
  };
}
