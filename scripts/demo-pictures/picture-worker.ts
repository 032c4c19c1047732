import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { campaignFolder, demoBanners } from '#demo/pictures/demo-banners.ts';
import { folderOf } from '#demo/pictures/picture-names.ts';
import { listOf, readPictures } from '#demo/pictures/stored-pictures.ts';
import { order, type Order } from './order.ts';
import { photographCampaign } from './photograph-campaign.ts';
import { finest, jobs, photographModel, type NamedPhotograph } from './photograph-model.ts';
import { storePhotograph, type Coding } from './store-photograph.ts';

/** The widths of the stored pictures in px. Close pictures have twice the detail, and lose less by a lower quality. */
const widths = { product: 1280, small: 1280, wide: 1920 } as const;

/** Takes the photographs that it is sent for; tells each stored picture, and the end. */
process.on('message', async (message) => {
  const asked = order.parse(message);
  if (asked.kind === 'model') await model(asked);
  else for (const banner of asked.banners) await campaign(banner);
  process.send?.({ done: true });
});
process.on('disconnect', () => process.exit(0));

async function model({ index, views }: Extract<Order, { kind: 'model' }>): Promise<void> {
  const job = jobs[index];
  if (job === undefined) throw new RangeError(`no model ${index}`);
  for (const { view, pictures } of photographModel(job, { views, fineness: finest, width: widths.product })) {
    await store(folderOf(job.model), pictures, { width: widths.product, quality: view === 'detail' ? 40 : 50 });
  }
}

async function campaign(index: number): Promise<void> {
  const banner = demoBanners[index];
  if (banner === undefined) throw new RangeError(`no campaign ${index}`);
  await store(campaignFolder, [photographCampaign(banner)], { width: widths[banner.size], quality: 50 });
}

/** Stores pictures, then writes them into the list of their folder; a picture that is not in it is made anew. */
async function store(folder: string, pictures: readonly NamedPhotograph[], coding: Coding): Promise<void> {
  const stored = await Promise.all(pictures.map((picture) => storePhotograph(folder, picture, coding)));
  const others = (await readPictures(folder)).filter(({ name }) => stored.every((one) => one.name !== name));
  const all = [...others, ...stored].toSorted((a, b) => a.name.localeCompare(b.name));
  const list = listOf(folder);
  await mkdir(dirname(list), { recursive: true });
  await writeFile(`${list}.draft`, `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
  await rename(`${list}.draft`, list);
  for (const { name } of pictures) process.send?.({ picture: `${folder}/${name}` });
}
