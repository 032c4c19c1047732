import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../context/context.ts';
import { deliverLetters } from '../mailing/deliver-letters.service.ts';
import type { Mailer } from '#platform/mail/mailer.ts';

/** Somebody waits for a link on the screen, so letters are looked for more often than planned work, in ms. */
const roundMs = 2000;

/** Sends due letters round after round. `stop` lets a running round end. A database that goes away is waited for. */
export function startPostman(services: Services, mailer: Mailer): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const work = rounds(services, mailer, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await work;
      mailer.close();
    },
  };
}

async function rounds(services: Services, mailer: Mailer, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await deliverLetters(services, mailer, signal);
    } catch (error) {
      services.log.warn({ err: error }, 'letters wait for the next round');
    }
    await pause(roundMs, undefined, { signal }).catch(() => undefined);
  }
}
