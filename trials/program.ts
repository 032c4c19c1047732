import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { processEnvironment, processFlags } from '../e2e/fixtures/shop-process.ts';

type Launch = {
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** An address that responds with 2xx when the program is ready. */
  readonly readyUrl: string;
  /** A command with arguments that executes the program; the program's own command line is appended to it. */
  readonly around?: readonly string[];
  /** Options of the engine besides those of the shop. */
  readonly flags?: readonly string[];
};

/** The timeout of a start, in ms: a busy machine takes long. */
const startLimitMs = 600_000;

/** Returns a program that can be killed and restarted in the same place. */
export function program({ file, env, readyUrl, around = [], flags = [] }: Launch) {
  let child: ChildProcess | undefined;
  let output = '';

  const ended = (one: ChildProcess) =>
    one.exitCode !== null || one.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => one.once('exit', () => resolve()));

  return {
    /** Returns all its output since the first start. */
    output: () => output,
    processId: () => child?.pid ?? 0,
    /** True if it was started and has not ended by itself or by a signal. */
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    async start(): Promise<void> {
      const [command = process.execPath, ...args] = [...around, process.execPath, ...processFlags, ...flags, file];
      const started = spawn(command, args, {
        env: { PATH: process.env['PATH'], ...processEnvironment, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      const deadline = performance.now() + startLimitMs;
      while (!(await isReady(readyUrl))) {
        if (started.exitCode !== null || performance.now() > deadline) throw new Error(`did not start:\n${output}`);
        await pause(20);
      }
    },
    /** Kills it at once, as in a power failure. */
    async kill(): Promise<void> {
      if (!child) return;
      child.kill('SIGKILL');
      await ended(child);
    },
    /** Stops it by SIGTERM, and returns its exit code. */
    async stop(): Promise<{ code: number | null }> {
      if (!child) return { code: null };
      child.kill('SIGTERM');
      await ended(child);
      return { code: child.exitCode };
    },
  };
}

export type Program = ReturnType<typeof program>;

async function isReady(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok, status }) => ok || status === 401 || status === 404,
    () => false,
  );
}
