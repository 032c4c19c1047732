import { existsSync, lstatSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { dataFolderHolder } from '#platform/database/data-folder-lock.ts';
import { EmbeddedFailure, startEmbedded } from '#platform/database/embedded.ts';
import { SettingsError } from '#server/core/context/read-variable.ts';
import { readShopSettings } from '#server/start/shop-settings.ts';
import { endOnSignal } from '#platform/database/end-on-signal.ts';

/** `npm run db:reset`: deletes the data folder, after asking (or with `--yes`), never under a running shop. */
endOnSignal();
try {
  process.exitCode = await reset();
} catch (error) {
  if (!(error instanceof SettingsError) && !(error instanceof EmbeddedFailure)) throw error;
  process.exitCode = refuse(error.message);
}

async function reset(): Promise<number> {
  const { dataDir, databaseUrl, mode } = readShopSettings(process.env);
  if (mode === 'live') return refuse('db:reset no borra los datos de una tienda en modo live.');
  if (databaseUrl !== undefined) return refuse('DATABASE_URL está puesta: esa base de datos no es de db:reset.');
  if (!existsSync(dataDir)) return tell(`No hay nada que borrar en ${dataDir}.`);
  if (!existsSync(join(dataDir, 'postgres'))) return refuse(`${dataDir} no parece la carpeta de datos de la tienda.`);
  const shop = dataFolderHolder(dataDir);
  if (shop !== undefined) return refuse(`La tienda está en marcha (proceso ${shop}): ciérrela antes.`);
  if (!(await isAgreed(dataDir))) return refuse('No se borró nada.');
  await endLeftServer(dataDir);
  remove(dataDir);
  return tell(`Se borró ${dataDir}. npm start empieza de cero.`);
}

async function isAgreed(dataDir: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const dialogue = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await dialogue.question(`Se borrará ${dataDir} con todos sus datos. ¿Seguir? (sí/no) `);
  dialogue.close();
  return /^s[ií]?$/i.test(answer.trim());
}

/** A killed shop may have left its server running: adopt it and shut it down cleanly. */
async function endLeftServer(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  await embedded.stop();
}

function remove(dataDir: string): void {
  const database = join(dataDir, 'postgres');
  if (lstatSync(database).isSymbolicLink()) rmSync(readlinkSync(database), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true });
}

function tell(line: string): number {
  process.stdout.write(`${line}\n`);
  return 0;
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}
