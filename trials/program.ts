import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { processEnvironment, processFlags } from '../e2e/shop-process.ts';

type Launch = {
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** An address that answers 2xx when the program is ready. */
  readonly readyUrl: string;
  /** A command with arguments that becomes the program; the program's own command line is added to it. */
  readonly around?: readonly string[];
  /** Options of the engine besides those of the shop. */
  readonly flags?: readonly string[];
};

/** When a start is given up, in ms: on a busy machine it takes its time. */
const startLimitMs = 600_000;

/** A program that can be killed and started again in the same place. */
export function program({ file, env, readyUrl, around = [], flags = [] }: Launch) {
  let child: ChildProcess | undefined;
  let output = '';

  const ended = (one: ChildProcess) =>
    one.exitCode !== null || one.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => one.once('exit', () => resolve()));

  return {
    /** What it has printed since the beginning. */
    output: () => output,
    processId: () => child?.pid ?? 0,
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
    /** As when the power goes. */
    async kill(): Promise<void> {
      if (!child) return;
      child.kill('SIGKILL');
      await ended(child);
    },
    /** Asks it to end, and returns its exit code. */
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
