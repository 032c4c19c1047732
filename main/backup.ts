import { cp, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, BackupRefused, restore } from '#platform/database/backup.ts';
import { openLog } from '#platform/logs/log.ts';
import { readSettings, SettingsError } from '#server/context/settings.ts';
import { endOnSignal } from '#platform/database/end-on-signal.ts';
import { openDatabaseOf } from './shop-database.ts';
import { StartRefused } from '#platform/process/start-refused.ts';

/**
 * `npm run backup -- folder` writes the database and the pictures into a new folder; `npm run restore -- folder` puts
 * them into an empty shop. With DATABASE_URL the shop may go on meanwhile; the included server is one shop's, so that
 * one has to be closed.
 */
async function run(work = '', folder = ''): Promise<void> {
  if (folder === '' || (work !== 'backup' && work !== 'restore')) {
    throw new BackupRefused('Indique la carpeta: npm run backup -- carpeta, o npm run restore -- carpeta.');
  }
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  const media = join(settings.dataDir, 'media');
  const copied = join(folder, 'media');
  const { servers, close } = await openDatabaseOf(settings, openLog(settings));
  try {
    const rows = await (work === 'backup' ? backUp : restore)(servers.primary(), folder);
    // Pictures are named by their content: one that came meanwhile is too many, never wrong.
    const [from, to] = work === 'backup' ? [media, copied] : [copied, media];
    await mkdir(to, { recursive: true });
    if (existsSync(from)) await cp(from, to, { recursive: true });
    process.stdout.write(`${work === 'backup' ? 'Copia hecha' : 'Copia restaurada'}: ${rows} filas (${folder}).\n`);
  } finally {
    await close();
  }
}

endOnSignal();
try {
  await run(...process.argv.slice(2));
} catch (error) {
  const isKnown = error instanceof StartRefused || error instanceof SettingsError || error instanceof BackupRefused;
  if (!isKnown) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
