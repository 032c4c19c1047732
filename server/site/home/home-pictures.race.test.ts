import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { homeDesk } from '#contract/site/home-desk.ts';
import { findPicture } from '#platform/media/pictures.ts';
import { openedMedia } from '#test/opened-shop.ts';
import { sweepContentPictures } from './home-pictures.service.ts';

const here = openedMedia();

beforeEach(() => here.shop.pool.query("delete from content_versions where kind = 'home'"));

async function upload(red: number): Promise<string> {
  const background = { r: red, g: 20, b: 30 };
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
  return (await here.admin.call(homeDesk.uploadPicture, { bytes })).path;
}

/** Makes a picture as old as one that the sweep removes. */
const makeOld = (path: string) =>
  here.shop.pool.query("update content_pictures set at = at - interval '8 days' where path = $1", [path]);

const sweep = () => sweepContentPictures(here.shop.db, here.shop.clock.now(), join(here.dataDir, 'media'));

const isRegistered = async (path: string) =>
  (await here.shop.pool.query('select from content_pictures where path = $1', [path])).rows.length > 0;

const hasFiles = async (path: string) =>
  (await findPicture(join(here.dataDir, 'media'), path.slice('/media/'.length))) !== undefined;

test('OWN-4 a picture that a version names stays, also if it is stored while the sweep is at work', async () => {
  const path = await upload(1);
  await makeOld(path);
  // The sweep reads the contents, and then waits for the lock of the pictures.
  const saving = await here.shop.pool.connect();
  await saving.query('begin');
  await saving.query('lock table content_pictures in exclusive mode');
  const swept = sweep();
  await expect
    .poll(async () => {
      const { rows } = await here.shop.pool.query('select from pg_locks where not granted');
      return rows.length;
    })
    .toBe(1);
  await saving.query(
    `insert into content_versions (kind, key, version, content, at, by) values ('home', 'home', 1, $1, now(), 'jefa')`,
    [JSON.stringify({ blocks: [{ kind: 'campaign', wide: path }] })],
  );
  await saving.query('commit');
  saving.release();
  await swept;
  expect([await isRegistered(path), await hasFiles(path)]).toEqual([true, true]);
});

test('OWN-4 a picture that is uploaded again while it is swept has its files', async () => {
  for (let round = 0; round < 25; round += 1) {
    const path = await upload(100 + round);
    await makeOld(path);
    await Promise.all([sweep(), upload(100 + round)]);
    expect([round, await isRegistered(path), await hasFiles(path)]).toEqual([round, true, true]);
  }
});
