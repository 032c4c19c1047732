import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumArguments, chromiumPath } from '../fixtures/browser.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { pausePictures } from './still-pictures.ts';

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

type WorkerFixtures = {
  /** Audits a page of the shop in a browser of its own, as if the machine had this speed. */
  readonly audit: (path: string, speed: number) => Promise<Audit>;
};

const test = base.extend<object, WorkerFixtures>({
  audit: [
    async ({ shop }, use) => {
      const program = join(import.meta.dirname, 'audit.mjs');
      const goOn = pausePictures(shop.processId);
      await use(async (path, speed) => {
        const skipped = path === '/login' ? crawlable : '';
        const asked = [`${shop.url}${path}`, slowdownFor(speed), skipped];
        const browser = [chromiumPath(), ...chromiumArguments];
        const { stdout } = await promisify(execFile)(process.execPath, [program, ...asked, ...browser]);
        return JSON.parse(stdout);
      });
      goOn();
    },
    { scope: 'worker' },
  ],
});

/** Returns the slowdown for a machine of this speed to simulate the phone; never more than Lighthouse's own. */
const slowdownFor = (speed: number) =>
  Math.min(usual.slowdown, Math.max(1, (usual.slowdown * speed) / usual.speed)).toFixed(2);

const weakest = ({ scores }: Audit) => Math.min(...Object.values(scores));

for (const path of ['/', '/home?gender=Women', '/detail/1', '/login']) {
  test(`${path} has 95 or more in each category`, async ({ audit }) => {
    let last = await audit(path, usual.speed);
    let best = last;
    for (let attempt = 1; attempt < attempts && weakest(best) < least; attempt += 1) {
      last = await audit(path, last.speed);
      if (weakest(last) > weakest(best)) best = last;
    }
    const { scores, lost, speed } = best;
    expect(Object.keys(scores)).toHaveLength(4);
    expect(weakest(best), `${JSON.stringify(scores)} at ${speed}\n${lost.join('\n')}`).toBeGreaterThanOrEqual(least);
  });
}
