import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * Returns the command prefix that limits `folder` to four megabytes: a file system of that size if the system allows
 * one (Linux), else a limit of one megabyte for each file that is written.
 */
export function onSmallDisk(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const ownMounts = ['unshare', '--mount', '--map-root-user'];
  const mount = 'mount -t tmpfs -o size=4m none "$0"';
  const mayMount = spawnSync('unshare', [...ownMounts.slice(1), 'sh', '-c', mount, folder]).status === 0;
  // Unless SIGXFSZ is ignored, it kills the process instead of failing the write.
  const limit = 'trap "" XFSZ; ulimit -f 2000';
  return mayMount
    ? [...ownMounts, 'sh', '-c', `${mount} && exec "$@"`, folder]
    : ['sh', '-c', `${limit}; exec "$@"`, folder];
}
