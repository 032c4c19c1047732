import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The mean event loop delay of the last second. */
export type LoopDelay = { readonly meanMs: () => number; readonly close: () => void };

/** How often the delay is sampled, in ms. */
const lookMs = 1000;

export function watchLoopDelay(): LoopDelay {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  let meanMs = 0;
  const look = setInterval(() => {
    meanMs = loop.mean / 1e6;
    loop.reset();
  }, lookMs);
  look.unref();
  return {
    meanMs: () => meanMs,
    close() {
      clearInterval(look);
      loop.disable();
    },
  };
}
