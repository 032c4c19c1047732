import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const leastRoom = 4 * 1024 ** 3;

/**
 * Returns the folder for temporary files that are many: in memory, where there is enough of it. A run clones two hundred
 * databases of some three hundred files each, and a disk's file system takes ten times as much processor time for that.
 */
export function quickFolder(): string {
  return roomIn(memory) >= leastRoom && process.availableMemory() >= leastRoom ? memory : tmpdir();
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
