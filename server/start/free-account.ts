import { openMigrated } from '#platform/lifecycle/open-migrated.ts';
import { runCommand } from '#platform/lifecycle/run-command.ts';
import { openLog } from '#platform/logs/log.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { claimDatabase } from '#server/core/shop-mode/claim-database.service.ts';
import { freeAccountByHand } from '#server/people/accounts/factors-by-hand.service.ts';
import { readShopSettings } from './shop-settings.ts';

/**
 * `npm run admin:free -- name` takes the second factors of an account away and ends its sessions, for a shop whose only owner lost them
 * all: whoever can run this has the database anyway.
 */
async function freeAccount(username = ''): Promise<void> {
  const settings = readShopSettings({ LOG_LEVEL: 'warn', ...process.env });
  const { db, close } = await openMigrated(settings, { migrationsFolder, log: openLog(settings) });
  try {
    await claimDatabase(db, settings.mode);
    await freeAccountByHand(db, username, new Date());
    process.stdout.write(`El segundo paso de ${username} se quitó.\n`);
  } finally {
    await close();
  }
}

await runCommand(freeAccount);
