import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { measureCampaigns } from './campaigns.ts';
import { measureDocuments } from './documents.ts';
import { measureFilters } from './filters.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureFreshness } from './freshness.ts';
import { measureInteractions } from './interactions.ts';
import { measureLoggedIn } from './logged-in.ts';
import { measureNewAddresses } from './new-addresses.ts';
import { measureOrderLists } from './order-lists.ts';
import { measureOrders } from './orders.ts';
import { comparisonOf, tableOf, type Figure, type Report, type Row } from './report.ts';
import { measureSharedAnswers } from './shared-answers.ts';
import { openStage, type Stage } from './stage.ts';

const small = 1_000;
const big = 100_000;
const campaignProducts = 10_000;
/** The idle time, in ms, after which the engine has returned unused memory. */
const restMs = 15_000;

/** Returns the memory of the shop's process at the end of a run, and after it was idle. */
async function memoryOf(stage: Stage, run: string): Promise<Figure[]> {
  const atEnd = await stage.memory();
  await pause(restMs);
  const rested = await stage.memory();
  return [
    { name: `memory at the end of ${run}`, value: atEnd / megabyte, unit: 'MB', most: 300 },
    { name: `memory ${restMs / 1000} s after ${run}`, value: rested / megabyte, unit: 'MB', most: 300 },
  ];
}

const megabyte = 1024 * 1024;

const { values: options } = parseArgs({
  options: {
    /** Seconds of each measurement. */
    seconds: { type: 'string', default: '4' },
    /** Writes the report to a file, for later comparison. */
    json: { type: 'string' },
    /** Compares with the report of another commit. */
    compare: { type: 'string' },
  },
});

// Pages are also rendered in this process: with React as the shop runs it, not its slower development version.
process.env['NODE_ENV'] = 'production';
const seconds = Number(options.seconds);
const tell = (line: string) => process.stderr.write(`${line}\n`);

const report = await measure();
process.stdout.write(`${tableOf(report)}\n`);
if (options.json) await writeFile(options.json, JSON.stringify(report, null, 2));
if (options.compare) {
  const before: Report = JSON.parse(await readFile(options.compare, 'utf8'));
  process.stdout.write(`\n${comparisonOf(before, report)}\n`);
}

async function measure(): Promise<Report> {
  const rows: Row[] = [];
  const figures: Figure[] = [];
  tell(`Opening a shop with ${small} products…`);
  const shop = await openStage(small);
  tell('Shared pages and calls…');
  rows.push(...(await measureSharedAnswers(shop, seconds)));
  tell('The same pages for a customer…');
  rows.push(...(await measureLoggedIn(shop, seconds)));
  tell('Pages that nobody has asked for…');
  rows.push(...(await measureNewAddresses(shop, seconds)));
  tell('Filters and texts…');
  const limit = await measureFilters(shop, seconds);
  tell('Orders…');
  rows.push(...(await measureOrders(shop, seconds)));
  tell('Packing slips…');
  figures.push(...(await measureDocuments(shop)));
  tell('Changes of stock…');
  figures.push({ name: 'a change of stock is seen after', value: await measureFreshness(shop), unit: 'ms', most: 100 });
  tell('First loads in a browser…');
  figures.push(...(await measureFirstLoad(shop.url)));
  tell('Touches on a phone…');
  figures.push(...(await measureInteractions(shop.url)));
  figures.push(...(await memoryOf(shop, 'the run')));
  await shop.close();
  tell(`Opening a shop with ${big} products…`);
  const vast = await openStage(big);
  tell('Filters and texts…');
  const measured = await measureFilters(vast, seconds);
  rows.push({
    work: `filters and texts, ${big} products`,
    limitName: `the same, ${small} products`,
    measured,
    limit,
    goal: { mostTimes: 3 },
  });
  tell('Lists of orders…');
  rows.push(...(await measureOrderLists(vast, seconds)));
  tell('A campaign that is switched on and off…');
  rows.push(...(await measureCampaigns(vast, campaignProducts, seconds)));
  figures.push(...(await memoryOf(vast, `the run with ${big} products`)));
  await vast.close();
  return { rows, figures };
}
