import { createInterface } from 'node:readline/promises';
import { openMigrated } from '#platform/lifecycle/open-migrated.ts';
import { runCommand } from '#platform/lifecycle/run-command.ts';
import { openLog } from '#platform/logs/log.ts';
import { makeAdminByHand } from '#server/people/accounts/admin-by-hand.service.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { readShopSettings } from './shop-settings.ts';
import { claimDatabase } from '#server/core/shop-mode/claim-database.service.ts';

/**
 * `npm run admin:create -- name number` creates an administrator. The password is asked for on the terminal, or read
 * from a pipe.
 */
async function createAdmin(user_name = '', legajo_user = ''): Promise<void> {
  const settings = readShopSettings({ LOG_LEVEL: 'warn', ...process.env });
  const dialogue = createInterface({ input: process.stdin, output: process.stderr });
  const user_password = (await dialogue.question('Contraseña: ')).trim();
  dialogue.close();
  const { db, close } = await openMigrated(settings, { migrationsFolder, log: openLog(settings) });
  try {
    await claimDatabase(db, settings.mode);
    await makeAdminByHand({ db, settings }, { user_name, legajo_user, user_password });
    process.stdout.write(`El administrador ${user_name} ya puede ingresar.\n`);
  } finally {
    await close();
  }
}

await runCommand(createAdmin);
