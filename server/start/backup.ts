import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { backUp, BackupRefused, checkBackup, restore } from '#platform/database/backup.ts';
import { openDatabase } from '#platform/database/database.ts';
import { hasEmbedded, removeEmbedded } from '#platform/database/embedded-files.ts';
import { readMigrations } from '#platform/database/migration-files.ts';
import { reanchorEvents } from '#platform/events/move-positions.ts';
import { openLog } from '#platform/logs/log.ts';
import { openMigrated } from '#platform/lifecycle/open-migrated.ts';
import { runCommand } from '#platform/lifecycle/run-command.ts';
import { copyPictures } from '#server/core/backups/copy-pictures.ts';
import { noteBackup } from '#server/core/backups/noted-backups.service.ts';
import { systemClock } from '#server/core/context/context.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { readShopSettings } from './shop-settings.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run backup -- folder` writes the database and the pictures into a new folder, also while the shop runs; `npm run
 * restore -- folder` restores them into an empty shop that is not running.
 */
async function run(work = '', folder = ''): Promise<void> {
  if (folder === '' || (work !== 'backup' && work !== 'restore')) {
    throw new BackupRefused('Indique la carpeta: npm run backup -- carpeta, o npm run restore -- carpeta.');
  }
  const settings = readShopSettings({ LOG_LEVEL: 'warn', ...process.env });
  const rows = await (work === 'backup' ? make : restoreFrom)(settings, resolve(folder));
  process.stdout.write(`${work === 'backup' ? 'Copia hecha' : 'Copia restaurada'}: ${rows} filas (${folder}).\n`);
}

async function make(settings: Settings, folder: string): Promise<number> {
  const { address, close } = await reachDatabase(settings);
  try {
    const at = systemClock();
    const { db, servers, close: disconnect } = await openDatabase(address, { max: 2 });
    try {
      const pictures = { from: join(settings.dataDir, 'media'), to: join(folder, 'media') };
      const rows = await backUp(servers.primary(), folder, { besides: () => copyPictures(pictures) });
      // The backup is whole: its note is only for the back office, and the database of an earlier version has no place for it.
      await noteBackup(db, { at, folder }).catch((error: unknown) => {
        openLog(settings).warn({ err: error }, 'the backup was not noted');
      });
      return rows;
    } finally {
      await disconnect();
    }
  } finally {
    await close();
  }
}

/** Restores a backup. The folder is checked before anything is made, and what is made is removed when it fails. */
async function restoreFrom(settings: Settings, folder: string): Promise<number> {
  const { dataDir, databaseUrl } = settings;
  await checkBackup(
    folder,
    readMigrations(migrationsFolder).map(({ name }) => name),
  );
  const media = join(dataDir, 'media');
  const isNew = { folder: !existsSync(dataDir), database: !hasEmbedded(dataDir), media: !existsSync(media) };
  try {
    const { servers, close } = await openMigrated(settings, { migrationsFolder, log: openLog(settings) });
    try {
      const rows = await restore(servers.primary(), folder, async (client) => {
        await reanchorEvents(drizzle(client));
        await copyPictures({ from: join(folder, 'media'), to: media });
      });
      return rows;
    } finally {
      await close();
    }
  } catch (error) {
    if (databaseUrl === undefined && isNew.database) removeEmbedded(dataDir);
    if (isNew.media) await rm(media, { recursive: true, force: true });
    if (isNew.folder) await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

await runCommand(run);
