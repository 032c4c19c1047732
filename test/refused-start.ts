import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** Starts the shop as a process where it must not start. Returns its exit code and its output. */
export async function refusedStart(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main', 'main.ts')], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', PORT: String(await freePort()), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  child.stdout.resume();
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, lines: errors.split('\n').filter((line) => line !== '') };
}
