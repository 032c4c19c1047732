import { setTimeout as pause } from 'node:timers/promises';
import { hourMs } from '#contract/core/time/units.ts';
import { adoptServer } from './adopt-server.ts';
import type { Cluster } from './embedded-cluster.ts';
import { reasonOf } from './embedded-failure.ts';
import { lastErrorMessage, launchServer, logSizeOf } from './launch-server.ts';
import { signalProcess } from './process-identity.ts';
import { endServer, type RunningServer } from './running-server.ts';

type How = {
  readonly logFailure: (line: string) => void;
  readonly isRestarted: boolean;
  /** In ms. */
  readonly longestPauseMs: number;
};

const patience = { fast: 30_000, immediate: 5000 };

/** Returns how long to wait before a restart, in ms, after a number of failures within the last hour. */
export const pauseAfter = (failures: number, longest: number): number =>
  failures <= 1 ? 0 : Math.min(longest, 500 * 2 ** (failures - 2));

/**
 * Restarts the server when it dies, as long as the shop runs: what ended it, such as a full disk, may be over at any
 * time. The pauses grow with the failures of the last hour. The server keeps its port, so that the pool of the shop reconnects
 * by itself.
 */
export function restartOnCrash(cluster: Cluster, first: RunningServer, how: How) {
  const { logFailure, isRestarted, longestPauseMs } = how;
  const stopping = new AbortController();
  let running = first;
  let failures: number[] = [];
  let restarting: Promise<void> | undefined;
  let logSize = logSizeOf(cluster);
  // A shop that ends without `stop` (an uncaught error) also stops its server.
  const endWithShop = () => signalProcess(running.pid, 'SIGINT');
  process.once('exit', endWithShop);

  /** Waits, and starts the server again. Returns false if that failed. */
  async function start(): Promise<boolean> {
    const now = performance.now();
    failures = [...failures.filter((at) => now - at < hourMs), now];
    await pause(pauseAfter(failures.length, longestPauseMs), undefined, stopping).catch(() => undefined);
    if (stopping.signal.aborted) return true;
    logSize = logSizeOf(cluster);
    try {
      // A dead server that was not our child process may leave a pid file that has to be removed first.
      running = (await adoptServer(cluster)) ?? (await launchServer(cluster, first.port));
      return true;
    } catch (error) {
      logFailure(reasonOf(error));
      return false;
    }
  }

  async function restart(): Promise<void> {
    while (!(await start()));
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await running.ended;
      if (stopping.signal.aborted || !isRestarted) return;
      const reason = lastErrorMessage(cluster.logFile, logSize);
      logFailure(`La base de datos incluida se cayó y se levanta de nuevo: ${reason}`);
      restarting = restart();
      await restarting;
    }
  }

  void keepRunning();
  return {
    pid: () => running.pid,
    async stop(): Promise<void> {
      stopping.abort();
      await restarting;
      await endServer(running.pid, cluster.folder, patience);
      process.off('exit', endWithShop);
    },
  };
}
