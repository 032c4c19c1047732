import { parseArgs } from 'node:util';
import { measureFilters } from './filters.ts';
import { openStage } from './stage.ts';

/**
 * Measures filters and texts of the catalogue in shops of several sizes, which must have been built (`npm run build`):
 * `node bench/facets.ts --sizes 1000,100000,1000000`. Each measurement is repeated and the best one counts, because other
 * programs only make it slower.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    /** Seconds of each measurement. */
    seconds: { type: 'string', default: '4' },
    /** How often each is repeated. */
    times: { type: 'string', default: '3' },
    /** Of how many attributes of the owner each product has a value; three tenths of the questions filter by one. */
    attributes: { type: 'string', default: '0' },
  },
});

process.env['NODE_ENV'] = 'production';
const megabyte = 1024 * 1024;
const sizes = options.sizes.split(',').map(Number);
const tell = (line: string) => process.stdout.write(`${line}\n`);

tell('| products | a second | p50 ms | p99 ms | failed | p99 of the first | memory MB |');
tell('|---|---|---|---|---|---|---|');
let first: number | undefined;
for (const size of sizes) {
  const stage = await openStage(size, {
    attributes: Number(options.attributes),
    tell: (line) => process.stderr.write(`${line}\n`),
  });
  const runs = [];
  for (let run = 0; run < Number(options.times); run += 1) {
    runs.push(await measureFilters(stage, Number(options.seconds)));
  }
  const [best] = runs.toSorted((one, other) => one.p99 - other.p99);
  first ??= best?.p99 ?? 1;
  const memory = (await stage.memory()) / megabyte;
  const times = ((best?.p99 ?? 0) / first).toFixed(2);
  tell(
    `| ${size} | ${best?.perSecond} | ${best?.p50} | ${best?.p99} | ${best?.failed} | ${times} | ${memory.toFixed(0)} |`,
  );
  await stage.close();
}
