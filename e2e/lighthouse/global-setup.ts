import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import startAll from '../fixtures/global-setup.ts';

/** The process that resizes the demo's pictures in the background, by the end of its command. */
const pictureMaker = join(import.meta.dirname, '..', '..', 'platform', 'media', 'picture-maker.ts');

/** How often to look for it, in ms: the shop starts it on demand. */
const lookMs = 250;

/**
 * As for the other browser tests, but nothing else runs while a page is measured: the shop's background work is paused.
 * Without /proc it goes on.
 */
export default async function setup(project: TestProject) {
  const watch = setInterval(pausePictureMaker, lookMs);
  const stop = await startAll(project);
  return async () => {
    clearInterval(watch);
    await stop();
  };
}

function pausePictureMaker(): void {
  for (const pid of processIds()) if (commandOf(pid).includes(pictureMaker)) pause(pid);
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Returns the command of a process; empty when it has just ended. */
function commandOf(pid: string): string {
  try {
    return readFileSync(join('/proc', pid, 'cmdline'), 'utf8');
  } catch {
    return '';
  }
}

function pause(pid: string): void {
  try {
    process.kill(Number(pid), 'SIGSTOP');
  } catch {
    // It has ended meanwhile.
  }
}
