import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * What has to stand before a command so that its `folder` has room for four megabytes: a disk of that size where the system
 * lets us have one (Linux), else a limit of one megabyte for each file that it writes.
 */
export function onSmallDisk(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const ownMounts = ['unshare', '--mount', '--map-root-user'];
  const mount = 'mount -t tmpfs -o size=4m none "$0"';
  const mayMount = spawnSync('unshare', [...ownMounts.slice(1), 'sh', '-c', mount, folder]).status === 0;
  // Unless the signal is ignored, writing too much ends a process instead of failing.
  const limit = 'trap "" XFSZ; ulimit -f 2000';
  return mayMount
    ? [...ownMounts, 'sh', '-c', `${mount} && exec "$@"`, folder]
    : ['sh', '-c', `${limit}; exec "$@"`, folder];
}
