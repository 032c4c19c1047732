import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#test/free-port.ts';

const root = join(import.meta.dirname, '..');

/** As in `npm start`: with limits, the engine collects garbage earlier on a big machine. In MB. */
export const processFlags = ['--expose-gc', '--max-semi-space-size=16', '--max-old-space-size=2048'];

/**
 * The same for the C library (mallopt(3)), which would otherwise keep the memory of resizing pictures: half a gigabyte
 * after about sixty.
 */
export const processEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '524288',
  MALLOC_TRIM_THRESHOLD_: '524288',
};

/** The timeout of a start, in ms: the first start on a busy machine takes long. */
const openingLimitMs = 600_000;

/**
 * Starts the built shop as its own process, with more flags for Node if given. Resolves when its readiness check succeeds.
 */
export async function startShopProcess(env: Readonly<Record<string, string>>, flags: readonly string[] = []) {
  const port = await freePort();
  const sandboxPort = await freePort();
  const url = `http://localhost:${port}`;
  const output: string[] = [];
  const environment = {
    PATH: process.env['PATH'],
    ...processEnvironment,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    LOG_LEVEL: 'warn',
    ...env,
  };
  const child = spawn(process.execPath, [...processFlags, ...flags, join(root, 'main', 'main.ts')], {
    cwd: root,
    env: environment,
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
    /** All variables of the process. */
    environment,
    /** Returns all output of the shop so far. */
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
