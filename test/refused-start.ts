import { freePort } from './free-port.ts';
import { startProcess } from './node-process.ts';

/** Starts the shop as a process where it must not start. Returns its exit code and its output. */
export async function refusedStart(env: Readonly<Record<string, string>>) {
  const shop = startProcess('main/main.ts', { LOG_LEVEL: 'silent', PORT: String(await freePort()), ...env });
  const code = await shop.ended;
  return {
    code,
    lines: shop
      .errors()
      .split('\n')
      .filter((line) => line !== ''),
  };
}
