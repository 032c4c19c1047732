import { parseArgs } from 'node:util';
import { measureOrders } from './orders.ts';
import { openStage } from './stage.ts';

/**
 * Measures from checkout to the approved order alone: `node bench/checkout.ts`. Each measurement is repeated and the best one counts,
 * because other programs only make it slower; of two commits, run it in turns.
 */
const { values: options } = parseArgs({
  options: {
    /** Seconds of each measurement. */
    seconds: { type: 'string', default: '4' },
    /** How often each is repeated. */
    times: { type: 'string', default: '3' },
  },
});

process.env['NODE_ENV'] = 'production';
const stage = await openStage(1000);
process.stdout.write('| of | orders a second | p50 ms | p99 ms | bare a second | ratio |\n|---|---|---|---|---|---|\n');
const runs = [];
for (let run = 0; run < Number(options.times); run += 1) runs.push(await measureOrders(stage, Number(options.seconds)));
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
await stage.close();
