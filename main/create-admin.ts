import { createInterface } from 'node:readline/promises';
import { AdminRefused, makeAdminByHand } from '#server/accounts/admin-by-hand.service.ts';
import { openLog } from '#platform/logs/log.ts';
import { readSettings, SettingsError } from '#server/context/settings.ts';
import { endOnSignal } from '#platform/database/end-on-signal.ts';
import { claimDatabase } from './claim-database.ts';
import { openDatabaseOf } from './shop-database.ts';
import { StartRefused } from '#platform/process/start-refused.ts';

/** `npm run admin:create -- name number`: makes an administrator. The password is asked for, or read from a pipe. */
async function createAdmin(user_name = '', legajo_user = ''): Promise<void> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  const dialogue = createInterface({ input: process.stdin, output: process.stderr });
  const user_password = (await dialogue.question('Contraseña: ')).trim();
  dialogue.close();
  const { db, close } = await openDatabaseOf(settings, openLog(settings));
  try {
    await claimDatabase(db, settings.mode);
    await makeAdminByHand({ db, settings }, { user_name, legajo_user, user_password });
    process.stdout.write(`El administrador ${user_name} ya puede ingresar.\n`);
  } finally {
    await close();
  }
}

endOnSignal();
try {
  await createAdmin(...process.argv.slice(2));
} catch (error) {
  const isKnown = error instanceof StartRefused || error instanceof SettingsError || error instanceof AdminRefused;
  if (!isKnown) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
