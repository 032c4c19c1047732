import { performance } from 'node:perf_hooks';

/** How often the load is sampled, in ms. */
const lookMs = 5000;

/** Above this event loop utilization, no request should wait for a garbage collection of tens of ms. */
const quietShare = 0.2;

/** The minimum memory, in bytes, that a garbage collection has to free. */
const leastGain = 64 * 1024 * 1024;

/**
 * Collects garbage while the process is idle. The engine collects only when it allocates, so an idle process would keep
 * the memory of its load peak. Does nothing without `--expose-gc`. Returns a function that stops it.
 */
export function collectGarbageWhenIdle(): () => Promise<void> {
  const { gc } = globalThis;
  if (!gc) return () => Promise.resolve();
  let settled = 0;
  let before = performance.eventLoopUtilization();
  const look = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > quietShare || process.memoryUsage.rss() - settled < leastGain) return;
    // This kind of collection also returns memory pages to the system.
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    settled = process.memoryUsage.rss();
  }, lookMs);
  look.unref();
  return async () => clearInterval(look);
}
