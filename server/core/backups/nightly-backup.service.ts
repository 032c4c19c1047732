import { sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { dayAfter, shopDay, shopMoment, shopTime } from '#contract/core/time/shop-time.ts';
import { backUp } from '#platform/database/backup.ts';
import { isDatabaseAway } from '#platform/database/database-away.ts';
import type { Database } from '#platform/database/database.ts';
import { isNoRoom } from '#platform/media/media-folder.ts';
import type { Services, Context } from '../context/context.ts';
import type { Settings } from '../context/settings.ts';
import { bytesToCopy, copyPictures } from './copy-pictures.ts';
import { noteBackup, notedBackups, noteFailure } from './noted-backups.service.ts';
import { dayMs } from '#contract/core/time/units.ts';
import { backupDays, type BackupProblem } from '#contract/office/backups.ts';
import { markedAt } from '../shop-mode/shop-mode.service.ts';

/** Ends the name of a nightly backup while it is written. */
const draft = '.unfinished';

const named = /^\d{4}-\d\d-\d\d-\d{6}$/;

/** Returns the folder of a nightly backup, by the shop's time, and that in which it is written. */
function nightlyFolder(place: string, at: Date): { readonly folder: string; readonly unfinished: string } {
  const name = shopMoment(at).slice(0, 19).replace('T', '-').replaceAll(':', '');
  return { folder: join(place, name), unfinished: join(place, `${name}${draft}`) };
}

/** Returns the folders of the nightly backups, the newest first. */
async function nightlyFolders(place: string): Promise<string[]> {
  const names = (await readdir(place)).filter((name) => named.test(name));
  return names
    .toSorted()
    .toReversed()
    .map((name) => join(place, name))
    .filter((folder) => existsSync(join(folder, 'manifest.json')));
}

/** Removes what processes left that were ended while they wrote a nightly backup. */
async function removeUnfinished(place: string): Promise<void> {
  const left = (await readdir(place)).filter(
    (name) => name.endsWith(draft) && named.test(name.slice(0, -draft.length)),
  );
  for (const name of left) await rm(join(place, name), { recursive: true, force: true });
}

/** Removes all nightly backups but the newest ones. */
async function removeOlder(place: string, kept: number): Promise<void> {
  for (const folder of (await nightlyFolders(place)).slice(kept)) await rm(folder, { recursive: true, force: true });
}

/** The time of the shop's day from which a backup is due. */
const nightTime = '03:00';

/** What a backup leaves free on the disk, in bytes: a full one stops the database. */
const leftFree = 64 * 1024 * 1024;

/** The disk has no room for a backup. */
class NoRoom extends Error {}

/** True if backups are made every night: in live shops, unless their operator turned them off. */
const isNightly = ({ mode, backups }: Settings): boolean => mode === 'live' && backups.kept > 0;

/**
 * Makes the backup of the last night, unless one was made since then: a shop that was off at night makes it when it runs
 * again. `address` is the database's. A failure is noted for the back office, and the next call tries again.
 */
export async function backUpNightly(services: Services, address: string, signal: AbortSignal): Promise<void> {
  const { db, settings, clock, log } = services;
  if (!isNightly(settings)) return;
  const at = clock();
  const { last } = await notedBackups(db);
  if (last !== undefined && last.at >= lastNight(at)) return;
  const { folder: place, kept } = settings.backups;
  const { folder, unfinished } = nightlyFolder(place, at);
  try {
    await mkdir(place, { recursive: true, mode: 0o700 });
    await removeUnfinished(place);
    const [newest] = await nightlyFolders(place);
    const pictures = {
      from: join(settings.dataDir, 'media'),
      to: join(unfinished, 'media'),
      earlier: newest && join(newest, 'media'),
    };
    await refuseFull(db, place, await bytesToCopy(pictures));
    await backUp(address, unfinished, { besides: () => copyPictures(pictures, signal), signal });
    await rename(unfinished, folder);
  } catch (error) {
    if (signal.aborted || isDatabaseAway(error)) throw error;
    await noteFailure(db, { at, folder, problem: problemOf(error) });
    log.error({ err: error }, 'the nightly backup failed; the next hour retries');
    return;
  }
  await noteBackup(db, { at, folder });
  await removeOlder(place, kept);
}

/** Returns when the last night was due. */
function lastNight(now: Date): Date {
  const today = shopDay(now);
  const due = shopTime(`${today}T${nightTime}`);
  return due <= now ? due : shopTime(`${dayAfter(today, -1)}T${nightTime}`);
}

/** Throws NoRoom when the disk might become full. The packed tables are smaller than the database. */
async function refuseFull(db: Database, place: string, pictures: number): Promise<void> {
  const { rows } = await db.execute<{ size: number }>(sql`select pg_database_size(current_database()) as size`);
  const needed = (rows[0]?.size ?? 0) + pictures + leftFree;
  const { bavail, bsize } = await statfs(place);
  if (bavail * bsize < needed) throw new NoRoom(`${place} has ${bavail * bsize} bytes free, a backup needs ${needed}`);
}

const notWritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

function problemOf(error: unknown): BackupProblem {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof NoRoom || isNoRoom(cause)) return 'no_room';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return notWritable.has(code) ? 'not_writable' : 'failed';
}

/** Returns when the last backup was made, and whether that is too long ago. */
export async function backupState({ db, settings, clock }: Context) {
  const [{ last, failure }, opened] = await Promise.all([notedBackups(db), markedAt(db)]);
  const since = last?.at ?? opened;
  return {
    nightly: isNightly(settings) ? settings.backups.folder : null,
    last: last === undefined ? null : { at: shopMoment(last.at), folder: last.folder },
    problem: failure?.problem ?? null,
    isOld: isNightly(settings) && since !== undefined && clock().getTime() - since.getTime() > backupDays * dayMs,
  };
}
