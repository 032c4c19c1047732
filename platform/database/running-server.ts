import { setTimeout as pause } from 'node:timers/promises';
import { processesIn, servesFolder, signalProcess } from './process-identity.ts';

/** A server that answers. `ended` resolves when its main process is gone, for whatever reason. */
export type RunningServer = { readonly pid: number; readonly port: number; readonly ended: Promise<void> };

/** How long each stronger way of ending a server waits for the one before, in milliseconds. */
export type Patience = { readonly fast: number; readonly immediate: number };

/** Ends the server over `folder`: sessions are cut and data written out; if that takes too long, ever harder. */
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

/** Children of a killed server notice within moments; one that hangs would keep the next server from starting. */
export async function endLeftovers(folder: string, milliseconds: number): Promise<void> {
  if (await becomesTrue(() => processesIn(folder).length === 0, milliseconds)) return;
  for (const pid of processesIn(folder)) signalProcess(pid, 'SIGKILL');
  await becomesTrue(() => processesIn(folder).length === 0, milliseconds);
}

/** Looks every 15 ms until `holds` answers true; false when the time is over. */
export async function becomesTrue(holds: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!holds()) {
    if (performance.now() > end) return false;
    await pause(15);
  }
  return true;
}
