import { cp, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { backUp, BackupRefused, restore } from '#platform/database/backup.ts';
import { reanchorEvents } from '#platform/events/move-positions.ts';
import { openLog } from '#platform/logs/log.ts';
import { openMigrated } from '#platform/lifecycle/open-migrated.ts';
import { runCommand } from '#platform/lifecycle/run-command.ts';
import { migrationsFolder } from './context/migrations-folder.ts';
import { readSettings } from './context/settings.ts';

/**
 * `npm run backup -- folder` writes the database and the pictures into a new folder; `npm run restore -- folder`
 * restores them into an empty shop. With DATABASE_URL the shop may keep running meanwhile; the included database server
 * has one client process, so the shop has to be stopped.
 */
async function run(work = '', folder = ''): Promise<void> {
  if (folder === '' || (work !== 'backup' && work !== 'restore')) {
    throw new BackupRefused('Indique la carpeta: npm run backup -- carpeta, o npm run restore -- carpeta.');
  }
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  const media = join(settings.dataDir, 'media');
  const copied = join(folder, 'media');
  const { servers, close } = await openMigrated(settings, { migrationsFolder, log: openLog(settings) });
  try {
    const rows = await (work === 'backup'
      ? backUp(servers.primary(), folder)
      : restore(servers.primary(), folder, (client) => reanchorEvents(drizzle(client))));
    // Picture files are named by their content's hash: one that was added meanwhile is superfluous, never wrong.
    const [from, to] = work === 'backup' ? [media, copied] : [copied, media];
    await mkdir(to, { recursive: true });
    if (existsSync(from)) await cp(from, to, { recursive: true });
    process.stdout.write(`${work === 'backup' ? 'Copia hecha' : 'Copia restaurada'}: ${rows} filas (${folder}).\n`);
  } finally {
    await close();
  }
}

await runCommand(run);
