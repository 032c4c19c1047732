import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EmbeddedFailure, reasonOf } from './embedded-failure.ts';
import { processBirth } from './process-identity.ts';

export type DataFolderLock = { readonly release: () => void };

const holder = z.object({ pid: z.number(), birth: z.string(), id: z.string() });

type Holder = Readonly<z.infer<typeof holder>>;

/**
 * Locks a data folder for this process, until `release` or its death. A stale lock of a killed shop is taken over.
 * Throws EmbeddedFailure when another shop holds the lock or the folder cannot be written.
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

/** Returns the pid of the living process that holds the lock of a data folder, or undefined. */
export function dataFolderHolder(dataDir: string): number | undefined {
  const found = readHolder(lockFile(dataDir));
  return found !== undefined && isAlive(found) ? found.pid : undefined;
}

const isAlive = ({ pid, birth }: Holder): boolean => processBirth(pid) === birth;

function take(dataDir: string, draft: string): void {
  const lock = lockFile(dataDir);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    // Creating a link is atomic, so no process reads half a lock.
    if (linked(draft, lock)) return;
    const living = dataFolderHolder(dataDir);
    if (living !== undefined) throw new EmbeddedFailure(busy(dataDir, living));
    if (takenOver(lock, draft)) return;
  }
  throw new EmbeddedFailure(`No se puede tomar la carpeta de datos ${dataDir}: ${lock} cambia sin parar.`);
}

/**
 * Replaces the lock of a dead process. Only the process that creates the file named after the dead one may do so. It
 * reads the lock again first, because another process may have replaced it in between.
 */
function takenOver(lock: string, draft: string): boolean {
  const dead = readHolder(lock);
  // Another process may have released the lock, or taken it over, since the caller looked at it.
  if (!existsSync(lock) || (dead !== undefined && isAlive(dead))) return false;
  const replacement = `${lock}.after-${dead?.id ?? 'damage'}`;
  if (!linked(draft, replacement)) {
    const other = readHolder(replacement);
    if (other === undefined || !isAlive(other)) rmSync(replacement, { force: true });
    return false;
  }
  if (readHolder(lock)?.id !== dead?.id) {
    rmSync(replacement, { force: true });
    return false;
  }
  renameSync(replacement, lock);
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
    return holder.parse(JSON.parse(readFileSync(file, 'utf8')));
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
