import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedFailure, reasonOf } from './embedded-failure.ts';
import { processBirth } from './process-identity.ts';

export type DataFolderLock = { readonly release: () => void };

type Holder = { readonly pid: number; readonly birth: string; readonly id: string };

/**
 * Makes this process the only shop over a data folder, until `release` or its death. A lock that a killed shop left
 * behind is taken over. Throws EmbeddedFailure when another shop holds it or the folder cannot be written.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const mine: Holder = { pid: process.pid, birth: processBirth(process.pid) ?? '', id: randomUUID() };
  const draft = join(dataDir, `shop.lock.${mine.id}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(draft, JSON.stringify(mine), { mode: 0o644 });
  } catch (error) {
    throw new EmbeddedFailure(`No se puede escribir en la carpeta de datos ${dataDir}: ${reasonOf(error)}.`);
  }
  try {
    take(dataDir, draft);
  } finally {
    rmSync(draft, { force: true });
  }
  return { release: () => releaseLock(dataDir, mine) };
}

/** The number of the living process that holds a data folder, or undefined when nobody does. */
export function dataFolderHolder(dataDir: string): number | undefined {
  const holder = readHolder(lockFile(dataDir));
  return holder !== undefined && processBirth(holder.pid) === holder.birth ? holder.pid : undefined;
}

function take(dataDir: string, draft: string): void {
  const lock = lockFile(dataDir);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    // A link is made whole or not at all, so nobody ever reads half a lock.
    if (linked(draft, lock)) return;
    const living = dataFolderHolder(dataDir);
    if (living !== undefined) throw new EmbeddedFailure(busy(dataDir, living));
    if (takenOver(lock, draft)) return;
  }
  throw new EmbeddedFailure(`No se puede tomar la carpeta de datos ${dataDir}: ${lock} cambia sin parar.`);
}

/**
 * Replaces a dead holder's lock. Whoever makes the file named after the dead one is its only heir; it looks again
 * before replacing, because the heir before it may have finished in between.
 */
function takenOver(lock: string, draft: string): boolean {
  const dead = readHolder(lock);
  const heir = `${lock}.after-${dead?.id ?? 'damage'}`;
  if (!linked(draft, heir)) {
    const other = readHolder(heir);
    if (other === undefined || processBirth(other.pid) !== other.birth) rmSync(heir, { force: true });
    return false;
  }
  if (readHolder(lock)?.id !== dead?.id) {
    rmSync(heir, { force: true });
    return false;
  }
  renameSync(heir, lock);
  return true;
}

function releaseLock(dataDir: string, mine: Holder): void {
  if (readHolder(lockFile(dataDir))?.id === mine.id) rmSync(lockFile(dataDir), { force: true });
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (reasonOf(error) === 'EEXIST') return false;
    throw new EmbeddedFailure(`No se puede tomar la carpeta de datos (${to}): ${reasonOf(error)}.`);
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, birth, id }: Partial<Holder> = JSON.parse(readFileSync(file, 'utf8'));
    return pid === undefined || birth === undefined || id === undefined ? undefined : { pid, birth, id };
  } catch {
    return undefined;
  }
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'shop.lock');
}

function busy(dataDir: string, pid: number): string {
  return `Otra tienda (proceso ${pid}) ya usa la carpeta de datos ${dataDir}. Ciérrela o elija otra con DATA_DIR.`;
}
