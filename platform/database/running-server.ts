import { setTimeout as pause } from 'node:timers/promises';
import { processesIn, servesFolder, signalProcess } from './process-identity.ts';

/** A server that answers. `ended` resolves when its main process is gone, for any reason. */
export type RunningServer = { readonly pid: number; readonly port: number; readonly ended: Promise<void> };

/** The timeouts of each shutdown mode before the next stronger one, in milliseconds. */
export type Patience = { readonly fast: number; readonly immediate: number };

/** Stops the server over `folder`: fast shutdown first, then immediate shutdown, then a kill. */
export async function endServer(pid: number, folder: string, patience: Patience): Promise<void> {
  const steps = [
    ['SIGINT', patience.fast],
    ['SIGQUIT', patience.immediate],
    ['SIGKILL', patience.immediate],
  ] as const;
  for (const [signal, milliseconds] of steps) {
    if (!servesFolder(pid, folder)) break;
    signalProcess(pid, signal);
    if (await becomesTrue(() => !servesFolder(pid, folder), milliseconds)) break;
  }
  await endLeftovers(folder, patience.immediate);
}

/**
 * Ends the children of a killed server. They exit within moments; a hung one would keep the next server from starting.
 */
export async function endLeftovers(folder: string, milliseconds: number): Promise<void> {
  if (await becomesTrue(() => processesIn(folder).length === 0, milliseconds)) return;
  for (const pid of processesIn(folder)) signalProcess(pid, 'SIGKILL');
  await becomesTrue(() => processesIn(folder).length === 0, milliseconds);
}

/** Polls every 15 ms until `holds` returns true. Returns false after the timeout. */
export async function becomesTrue(holds: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!holds()) {
    if (performance.now() > end) return false;
    await pause(15);
  }
  return true;
}
