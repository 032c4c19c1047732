import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The server's own pid file in its data folder. Lines: pid, folder, start time, port, ..., status last. */
export type PostmasterNote = { readonly pid: number; readonly port: number; readonly status: string };

/** Returns the pid file of the server over `folder`, or undefined when there is none or it is not complete yet. */
export function postmasterNote(folder: string): PostmasterNote | undefined {
  const lines = readLines(join(folder, 'postmaster.pid'));
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port)) return undefined;
  return { pid, port, status: lines[7]?.trim() ?? '' };
}

/** Removes the pid file of a killed server. Only correct when no process works in the folder any more. */
export function removePostmasterNote(folder: string): void {
  rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
