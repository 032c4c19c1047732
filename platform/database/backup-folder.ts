import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../process/start-refused.ts';
import { isDatabaseAway } from './database-away.ts';

/** A backup that cannot be taken or restored. Its message is the one line to show. */
export class BackupRefused extends StartRefused {}

/** Readable by the owner alone: the files hold password hashes and addresses. */
const mode = 0o700;

/**
 * Runs work that fills a folder, which is created if needed. When the work fails, what it wrote is removed again. Throws
 * BackupRefused if the folder has files, or cannot be written.
 */
export async function inEmptyFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  // The first folder that did not exist, which may be above.
  const created = await mkdir(folder, { recursive: true, mode }).catch((error: unknown) => {
    throw refused(folder, error);
  });
  const found = await readdir(folder).catch((error: unknown) => {
    throw refused(folder, error);
  });
  if (found.length > 0) throw new BackupRefused(`La carpeta ${folder} no está vacía: indique una nueva.`);
  try {
    return await work();
  } catch (error) {
    const left = created === undefined ? (await readdir(folder)).map((name) => join(folder, name)) : [created];
    for (const path of left) await rm(path, { recursive: true, force: true });
    throw isOfFiles(error) ? refused(folder, error) : error;
  }
}

const isOfFiles = (error: unknown) => error instanceof Error && 'syscall' in error && !isDatabaseAway(error);

function refused(folder: string, error: unknown): BackupRefused {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new BackupRefused(`No se puede usar la carpeta ${folder}: ${reason}.`, { cause: error });
}
