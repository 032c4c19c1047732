import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { PictureWidth } from '#contract/core/shop/pictures.ts';

const entry = join(import.meta.dirname, 'picture-maker.ts');

const answer = z.object({ hash: z.string(), widths: z.array(z.int()).optional(), problem: z.string().optional() });

type Order = { readonly mediaDir: string; readonly hash: string; readonly widths: readonly PictureWidth[] };

export type PictureProcess = {
  /**
   * Makes sizes of a picture. Returns the widths made, or the reason of a failure. Throws when the process has ended.
   */
  make(order: Order): Promise<{ readonly widths: readonly number[]; readonly problem: string | undefined }>;
  kill(): void;
};

/** Starts the process that resizes pictures; it has low priority, and ends with `signal`. */
export function startPictureProcess(signal: AbortSignal): PictureProcess {
  const child = fork(entry, [], { env: {}, execArgv: ['--disable-warning=ExperimentalWarning'], detached: true });
  signal.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });
  const ended = gone(child);
  // A caller that waits gets the rejection; otherwise the end is expected.
  ended.catch(() => undefined);
  return {
    async make(order) {
      child.send(order);
      const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
      const { widths = [], problem } = answer.parse(message);
      return { widths, problem };
    },
    kill: () => void child.kill(),
  };
}

async function gone(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('the process that resizes pictures has ended');
}
