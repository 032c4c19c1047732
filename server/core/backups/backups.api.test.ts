import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backups } from '#contract/office/backups.ts';
import { liveEnvironment } from '#test/complete-shop.ts';
import { openShop, type Shop } from '#test/shop.ts';
import { checkBackup } from '#platform/database/backup.ts';
import { readMigrations } from '#platform/database/migration-files.ts';
import { migrationsFolder } from '../context/migrations-folder.ts';
import { markMode } from '../shop-mode/shop-mode.service.ts';
import { backUpNightly } from './nightly-backup.service.ts';

const hour = 60 * 60_000;

let folder: string;
let place: string;
let shop: Shop;
let mornings = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'percha-nightly-'));
  place = join(folder, 'backups');
  const env = { ...liveEnvironment, DATA_DIR: join(folder, 'data'), BACKUP_DIR: place, BACKUPS_KEPT: '2' };
  shop = await openShop({ env });
  await markMode(shop.db, 'live');
  await mkdir(join(folder, 'data', 'media', 'originals'), { recursive: true });
  await writeFile(join(folder, 'data', 'media', 'originals', 'a.jpg'), 'picture');
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const round = () => backUpNightly(shop.services, shop.databaseUrl, AbortSignal.any([]));
/** As whoever comes in the morning: a session of a live shop does not last a night. */
const state = async () => {
  mornings += 1;
  return (await shop.admin(`jefa-${mornings}`)).call(backups.state, {});
};

test('a live shop is backed up every night, with so many backups kept, and the back office says when', async () => {
  expect(await state()).toEqual({ nightly: place, last: null, problem: null, isOld: false });
  await round();
  const [first = ''] = await readdir(place);
  expect(first).toMatch(/^\d{4}-\d\d-\d\d-\d{6}$/);
  await checkBackup(
    join(place, first),
    readMigrations(migrationsFolder).map(({ name }) => name),
  );
  expect(await state()).toMatchObject({ last: { folder: join(place, first) }, isOld: false });

  await round();
  expect(await readdir(place)).toEqual([first]);

  // What a killed process left.
  await mkdir(join(place, '2026-01-01-030000.unfinished'));
  for (let night = 0; night < 2; night += 1) {
    shop.clock.advance(24 * hour);
    await round();
  }
  const kept = await readdir(place);
  expect(kept).toHaveLength(2);
  expect(kept).not.toContain(first);
  // Pictures are on the disk once.
  const pictures = kept.map((name) => stat(join(place, name, 'media', 'originals', 'a.jpg')));
  const [one, other] = await Promise.all(pictures);
  expect(one?.ino).toBe(other?.ino);
});

test('a backup that fails leaves nothing, is told with its reason, and is old after two days', async () => {
  const { last } = await state();
  await rm(place, { recursive: true });
  await writeFile(place, 'a file, not a folder');
  shop.clock.advance(24 * hour);
  await round();
  expect(await state()).toEqual({ nightly: place, last, problem: 'not_writable', isOld: false });
  shop.clock.advance(25 * hour);
  await round();
  expect(await state()).toEqual({ nightly: place, last, problem: 'not_writable', isOld: true });
  await rm(place);
  await round();
  expect(await readdir(place)).toHaveLength(1);
  expect(await state()).toMatchObject({ problem: null, isOld: false });
});

test('a demonstration, and a shop whose operator turned them off, make no nightly backups', async () => {
  const { settings } = shop.services;
  for (const changed of [{ mode: 'demo' as const }, { backups: { folder: join(folder, 'none'), kept: 0 } }]) {
    const services = { ...shop.services, settings: { ...settings, ...changed } };
    shop.clock.advance(24 * hour);
    const before = await readdir(folder);
    await backUpNightly(services, shop.databaseUrl, AbortSignal.any([]));
    expect(await readdir(folder)).toEqual(before);
  }
});
