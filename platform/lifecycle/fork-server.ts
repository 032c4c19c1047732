import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { StartRefused } from '../process/start-refused.ts';

type Forked = {
  /** The file of the program. It sends its parent a message when it listens. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly host: string;
  readonly port: number;
  /** The error lines when it cannot listen, and when its port is in use. */
  readonly refusals: { readonly failed: string; readonly portTaken: string };
};

/** Starts a server as a child process, which ends with this one. Throws StartRefused when it cannot listen. */
export async function forkServer({ entry, env, host, port, refusals }: Forked): Promise<{ close(): Promise<void> }> {
  await refuseTakenPort(port, host, refusals.portTaken);
  const child = fork(entry, [], {
    env: { ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Its own process group: Ctrl+C reaches only its parent, which stops it after the last requests.
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new StartRefused(refusals.failed)));
  });
  return {
    async close(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function refuseTakenPort(port: number, host: string, refusal: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new StartRefused(refusal)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
