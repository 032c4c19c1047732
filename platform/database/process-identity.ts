import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { platform } from 'node:os';

/**
 * Returns the start time of a process as the system prints it, or undefined when the process is gone (a zombie counts
 * as gone). Pid and start time together identify a process: pids are reused, in containers soon.
 */
export function processBirth(pid: number): string | undefined {
  return platform() === 'linux' ? birthFromProc(pid) : birthFromPs(pid);
}

function birthFromProc(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name, in parentheses, may hold spaces; field 3 (state) is the first after it and field 22 is the start time.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
}

function birthFromPs(pid: number): string | undefined {
  const [state, ...birth] = processStatus(pid, 'state=,lstart=').split(/\s+/);
  return state === undefined || state === '' || state.startsWith('Z') ? undefined : birth.join(' ');
}

/** Returns true if a process is the main process of the PostgreSQL server that works in `folder` (a real path). */
export function servesFolder(pid: number, folder: string): boolean {
  if (processBirth(pid) === undefined) return false;
  if (platform() === 'linux') return workingFolder(pid) === folder;
  return processStatus(pid, 'command=').includes(` -D ${folder}`);
}

/**
 * Returns the pids of all processes that work in `folder`: children outlive a killed server for a moment. Linux only.
 */
export function processesIn(folder: string): number[] {
  if (platform() !== 'linux') return [];
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => workingFolder(pid) === folder && processBirth(pid) !== undefined);
}

/** Sends a signal. Ignores a process that is gone already. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  attempt(() => process.kill(pid, signal));
}

function workingFolder(pid: number): string | undefined {
  return attempt(() => readlinkSync(`/proc/${pid}/cwd`));
}

function processStatus(pid: number, columns: string): string {
  return attempt(() => execFileSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }))?.trim() ?? '';
}

function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
