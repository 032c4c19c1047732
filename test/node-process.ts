import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Compiled modules are kept between starts: a start of the shop compiles some two thousand of them. */
const compiled = join(import.meta.dirname, '..', '.cache', 'compiled');

/** What a process of a test gets besides its own settings. */
export const processEnvironment = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled };

/**
 * Starts a file of the project as a process of its own, with no other environment than this, and with more flags for Node
 * and arguments if given.
 */
export function startProcess(
  file: string,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
  args: readonly string[] = [],
) {
  const environment: Readonly<Record<string, string | undefined>> = { ...processEnvironment, ...env };
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, '..', file), ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  let look = (): void => undefined;
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    look();
  });
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
    errors += String(chunk);
    look();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    /** All variables of the process. */
    environment,
    /** Resolves to the exit code; null after a kill. */
    ended,
    output: () => output,
    errors: () => errors,
    /** Resolves when it has printed the words, and rejects when it ends before. */
    printed: (words: RegExp) =>
      new Promise<void>((resolve, reject) => {
        look = () => {
          if (words.test(output)) resolve();
        };
        look();
        void ended.then(() => reject(new Error(`it ended:\n${output}`)));
      }),
  };
}
