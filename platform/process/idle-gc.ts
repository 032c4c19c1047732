import { performance } from 'node:perf_hooks';

/** How often the process is looked at, in ms. */
const lookMs = 5000;

/** Busier than this part of the time, nobody is to wait for a tidying of some tens of ms. */
const quietShare = 0.2;

/** What a tidying has to promise, in bytes. */
const leastGain = 64 * 1024 * 1024;

/**
 * Collects garbage when the process is idle. The engine collects only when it allocates, so a process at rest would keep
 * the memory of its busiest moment. Does nothing where the engine was started without `--expose-gc`. Returns what ends
 * it.
 */
export function collectGarbageWhenIdle(): () => void {
  const { gc } = globalThis;
  if (!gc) return () => undefined;
  let settled = 0;
  let before = performance.eventLoopUtilization();
  const look = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > quietShare || process.memoryUsage.rss() - settled < leastGain) return;
    // The thorough kind, which also gives pages back to the system.
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    settled = process.memoryUsage.rss();
  }, lookMs);
  look.unref();
  return () => clearInterval(look);
}
