import { readFile, readdir } from 'node:fs/promises';

/** Returns the time that all threads of a process have run, of the program and of the kernel for it, in ms; 0 without /proc. */
export async function processorTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = threads.map(async (thread) => {
    // Nanoseconds on a processor, and two other numbers (Documentation/scheduler/sched-stats.rst of Linux).
    const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
    return Number(text.split(' ', 1).join('')) / 1e6;
  });
  return (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0);
}
