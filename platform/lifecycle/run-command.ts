import { endOnSignal } from '../database/end-on-signal.ts';
import { StartRefused } from '../process/start-refused.ts';

/** Runs a command of the terminal. A refusal prints its one line and exits with code 1. */
export async function runCommand(work: (...args: string[]) => Promise<void>): Promise<void> {
  endOnSignal();
  try {
    await work(...process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
