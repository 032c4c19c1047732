import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#test/free-port.ts';

const root = join(import.meta.dirname, '..');

/** As `npm start` has it: the engine tidies up earlier when it may not take all of a big machine. In MB. */
export const processFlags = ['--expose-gc', '--max-semi-space-size=16', '--max-old-space-size=2048'];

/** The same for the C library (mallopt(3)), which else keeps what making pictures took: half a gigabyte after some sixty. */
export const processEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '524288',
  MALLOC_TRIM_THRESHOLD_: '524288',
};

/** When a shop that does not answer is given up, in ms: the first start on a busy machine takes its time. */
const openingLimitMs = 600_000;

/** The built shop as a process of its own. Answers once its readiness call says so. */
export async function startShopProcess(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const sandboxPort = await freePort();
  const url = `http://localhost:${port}`;
  const output: string[] = [];
  const child = spawn(process.execPath, [...processFlags, join(root, 'main', 'main.ts')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      ...processEnvironment,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await untilReady(`${url}/readyz`, ended, output);
  return {
    url,
    processId: child.pid ?? 0,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    /** All that the shop has printed so far. */
    output: () => output.join(''),
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function untilReady(address: string, ended: Promise<unknown>, output: readonly string[]): Promise<void> {
  const deadline = Date.now() + openingLimitMs;
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!(await answersOk(address))) {
    if (isOver || Date.now() > deadline) throw new Error(`the shop did not open:\n${output.join('')}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function answersOk(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(1000) }).then(
    (response) => response.ok,
    () => false,
  );
}
