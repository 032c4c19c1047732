import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { chromiumArguments, chromiumPath } from '../browser.ts';

/** Each of the four categories must have this, of 100. */
const least = 95;

/**
 * The speed is measured on this machine, and whatever else it does only makes the shop look slower: so the best of some
 * runs counts. The other three categories do not vary.
 */
const attempts = 6;

type Audit = { readonly scores: Readonly<Record<string, number>>; readonly lost: readonly string[] };

async function audit(path: string): Promise<Audit> {
  const program = join(import.meta.dirname, 'audit.mjs');
  const address = `${inject('shopUrl')}${path}`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    address,
    chromiumPath(),
    ...chromiumArguments,
  ]);
  return JSON.parse(stdout);
}

const weakest = ({ scores }: Audit) => Math.min(...Object.values(scores));

async function bestOf(path: string): Promise<Audit> {
  let best = await audit(path);
  for (let attempt = 1; attempt < attempts && weakest(best) < least; attempt += 1) {
    const next = await audit(path);
    if (weakest(next) > weakest(best)) best = next;
  }
  return best;
}

test.each(['/', '/home?gender=Women', '/detail/1'])('%s has 95 or more in each category', async (path) => {
  const { scores, lost } = await bestOf(path);
  expect(Object.keys(scores)).toHaveLength(4);
  expect(Math.min(...Object.values(scores)), `${JSON.stringify(scores)}\n${lost.join('\n')}`).toBeGreaterThanOrEqual(
    least,
  );
});
