import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { processEnvironment } from './node-process.ts';

export type EmbeddedShop = {
  readonly url: string;
  readonly adopted: boolean;
  /** The pid of the database server's main process. */
  readonly server: number;
  readonly process: ChildProcess;
  /** Sends a signal, as an operator would, and waits for the end of the process. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
};

const script = `
  import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, '../platform/database/embedded.ts'))};
  const [dataDir] = process.argv.slice(1);
  const tell = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
  try {
    const embedded = await startEmbedded({ dataDir, log: () => {} });
    process.once('SIGTERM', async () => { await embedded.stop(); process.exit(0); });
    process.once('SIGUSR1', () => process.exit(3));
    setInterval(() => {}, 1000);
    // Last, because the parent may send a signal as soon as it has the message.
    tell({ url: embedded.url, adopted: embedded.adopted, server: embedded.pid() });
  } catch (error) {
    tell({ refusal: error.message });
  }`;

type Answer = { url: string; adopted: boolean; server: number } | { refusal: string };

/** Starts a process that owns the embedded database of a folder. Throws with the process's one error line. */
export async function startEmbeddedShop(dataDir: string): Promise<EmbeddedShop> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, dataDir], {
    env: processEnvironment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const answer: Answer = JSON.parse(String(line));
  if ('refusal' in answer) throw new Error(answer.refusal);
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return { ...answer, process: child, end };
}
