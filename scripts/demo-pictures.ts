import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { bannerName, campaignFolder, demoBanners } from '#demo/pictures/demo-banners.ts';
import { demoViews, folderOf, nameOf, viewsOf } from '#demo/pictures/picture-names.ts';
import { readPictures } from '#demo/pictures/stored-pictures.ts';
import type { Order } from './demo-pictures/order.ts';
import { jobs } from './demo-pictures/photograph-model.ts';

/**
 * Photographs the goods of the demo in all colours and views, and the campaigns, and stores them in
 * demo/pictures/files. What is stored is left as it is, so that an interrupted run continues. To make some anew, by the
 * names of their folders, of all views or of one: npm run demo:pictures -- --again tapado-otono --view worn
 */
const { values } = parseArgs({
  options: {
    again: { type: 'string', multiple: true, default: [] },
    view: { type: 'string', multiple: true, default: [...demoViews] },
  },
});

const message = z.union([z.object({ picture: z.string() }), z.object({ done: z.literal(true) })]);

const folders = [...jobs.map(({ model }) => folderOf(model)), campaignFolder];
const unknown = values.again.filter((name) => !folders.includes(name));
if (unknown.length > 0) throw new RangeError(`no such folder: ${unknown.join(', ')}`);

const orders: Order[] = [];
let all = 0;
let made = 0;

/** Returns whether a picture of a folder is to be made. */
async function wantedIn(folder: string): Promise<(name: string) => boolean> {
  const stored = new Set((await readPictures(folder)).map(({ name }) => name));
  return (name) => values.again.includes(folder) || !stored.has(name);
}

for (const [index, { model }] of jobs.entries()) {
  const isWanted = await wantedIn(folderOf(model));
  const views = viewsOf(model.kind).filter(
    (view) => values.view.includes(view) && model.colours.some((colour) => isWanted(nameOf(colour, view))),
  );
  if (views.length > 0) orders.push({ kind: 'model', index, views });
  all += views.length * model.colours.length;
}

const isWantedCampaign = await wantedIn(campaignFolder);
const banners = [...demoBanners.entries()].flatMap(([at, banner]) =>
  isWantedCampaign(bannerName(banner)) ? [at] : [],
);
if (banners.length > 0) orders.push({ kind: 'campaigns', banners });
all += banners.length;

function tell(name: string): void {
  const length = 30;
  const bar = '#'.repeat(Math.round((made / all) * length)).padEnd(length, '-');
  process.stdout.write(`\r[${bar}] ${made}/${all} ${name.padEnd(40)}`);
}

async function work(): Promise<void> {
  const worker = fork(join(import.meta.dirname, 'demo-pictures', 'picture-worker.ts'));
  const ended = Promise.withResolvers<void>();
  const next = () => {
    const order = orders.shift();
    if (order === undefined) ended.resolve();
    else worker.send(order);
  };
  worker.on('message', (data) => {
    const told = message.parse(data);
    if ('done' in told) return next();
    made += 1;
    tell(told.picture);
  });
  worker.on('exit', () => ended.reject(new Error('a worker has ended')));
  next();
  await ended.promise.finally(() => worker.kill());
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), orders.length) }, work));
process.stdout.write(`\n${made === 0 ? 'Every picture is stored.' : `${made} pictures stored.`}\n`);
