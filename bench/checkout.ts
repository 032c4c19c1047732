import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureOrders } from './orders.ts';
import { holdEmails, measureSteps, withEverything, type StepTimes } from './order-steps.ts';
import { openStage, type Stage } from './stage.ts';

/**
 * Measures from checkout to the approved order alone: `node bench/checkout.ts`. Each measurement is repeated and the best one counts,
 * because other programs only make it slower; of two commits, run it in turns. The processor time of an order can be compared also on
 * a busy machine.
 */
const { values: options } = parseArgs({
  options: {
    /** Seconds of each measurement of the rate; 0 for none. */
    seconds: { type: 'string', default: '4' },
    /** How often each is repeated. */
    times: { type: 'string', default: '3' },
    /** Orders of each measurement of processor time. */
    orders: { type: 'string', default: '500' },
    /** Puts a running campaign, a coupon and two rates of tax into the path. */
    everything: { type: 'boolean', default: false },
    /** Writes a profile of the shop's processor time to .cache/bench/profiles. */
    profile: { type: 'boolean', default: false },
  },
});

process.env['NODE_ENV'] = 'production';
const profiles = join(import.meta.dirname, '..', '.cache', 'bench', 'profiles');
const stage = await openStage(1000, { flags: options.profile ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [] });
const times = Number(options.times);
try {
  const coupon = options.everything ? await withEverything(stage) : undefined;
  if (Number(options.seconds) > 0) await printRates(stage, Number(options.seconds), coupon);
  await printSteps(stage, Number(options.orders), coupon);
} finally {
  await stage.close();
}

async function printRates(measured: Stage, seconds: number, coupon: string | undefined): Promise<void> {
  process.stdout.write(
    '| of | orders a second | p50 ms | p99 ms | bare a second | ratio |\n|---|---|---|---|---|---|\n',
  );
  const runs = [];
  for (let run = 0; run < times; run += 1) runs.push(await measureOrders(measured, seconds, coupon));
  for (const name of ['bare transactions', 'bare transactions and calls to the provider']) {
    const rows = runs.flat().filter(({ limitName }) => limitName === name);
    const [best] = rows.toSorted((one, other) => other.measured.perSecond - one.measured.perSecond);
    const [bare] = rows.toSorted((one, other) => other.limit.perSecond - one.limit.perSecond);
    if (best === undefined || bare === undefined) continue;
    const { perSecond, p50, p99 } = best.measured;
    const ratio = (perSecond / bare.limit.perSecond).toFixed(2);
    process.stdout.write(
      `| ${name} | ${perSecond.toFixed(1)} | ${p50} | ${p99} | ${bare.limit.perSecond.toFixed(1)} | ${ratio} |\n`,
    );
  }
}

/** Without the e-mails of the orders. The least of each step counts; the first round warms the shop up. */
async function printSteps(measured: Stage, orders: number, coupon: string | undefined): Promise<void> {
  const rounds: StepTimes[][] = [];
  const sendEmails = await holdEmails(measured);
  for (let round = 0; round <= times; round += 1) rounds.push(await measureSteps(measured, orders, coupon));
  await sendEmails();
  const [warmUp = [], ...counted] = rounds;
  const least = warmUp.map(({ step }) => {
    const own = counted.flat().filter((one) => one.step === step);
    const shop = Math.min(...own.map((one) => one.shop));
    const database = Math.min(...own.map((one) => one.database));
    return { step, shop, database };
  });
  process.stdout.write('\n| ms of processor time per order | shop | database | both |\n|---|---|---|---|\n');
  for (const { step, shop, database } of least) {
    process.stdout.write(`| ${step} | ${[shop, database, shop + database].map((ms) => ms.toFixed(2)).join(' | ')} |\n`);
  }
  const both = (names: readonly string[]) =>
    least.filter(({ step }) => names.includes(step)).reduce((sum, { shop, database }) => sum + shop + database, 0);
  const ratio = both(['bare checkout', 'bare payment']) / both(['checkout', 'payment']);
  process.stdout.write(`\nbare transactions by orders, in processor time: ${ratio.toFixed(2)}\n`);
}
