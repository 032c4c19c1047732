import { refusalLine } from './refusal-line.ts';

/** The timeout of a stop, after which the process exits anyway, in ms. Its child processes end with it. */
const stopLimitMs = 10_000;

/** A closed terminal (SIGHUP) ends the process too. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What runs; `failed` rejects when it cannot go on. */
type Running = { close(): Promise<void>; readonly failed?: Promise<never> };

/**
 * Runs what `open` opens until the process gets a stop signal, which may come at any moment of the start: `open` then
 * closes what it has started. A failed start prints one line and exits with code 1. `farewell` is printed on stop.
 */
export async function runProcess(open: (signal: AbortSignal) => Promise<Running>, farewell: string): Promise<void> {
  const stopping = new AbortController();
  for (const name of stopSignals) process.on(name, () => stop(stopping, farewell));
  try {
    const running = await open(stopping.signal);
    await Promise.race([stopSignal(stopping.signal), ...(running.failed ? [running.failed] : [])]);
    await running.close();
  } catch (error) {
    // Errors while it closes half open are not printed.
    if (!stopping.signal.aborted) {
      process.stderr.write(`${refusalLine(error)}\n`);
      process.exit(1);
    }
  }
  process.exit(0);
}

/** Stops once: a terminal and npm both forward Ctrl+C, so it arrives twice. */
function stop(stopping: AbortController, farewell: string): void {
  if (stopping.signal.aborted) return;
  process.stdout.write(`${farewell}\n`);
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  stopping.abort();
}

async function stopSignal(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((done) => signal.addEventListener('abort', done, { once: true }));
}
