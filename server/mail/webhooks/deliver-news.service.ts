import { setTimeout as pause } from 'node:timers/promises';
import { mostWebhooks } from '#contract/mail/webhooks.ts';
import type { LookUp } from '#platform/http/allowed-lookup.ts';
import { postPublic } from '#platform/http/post-public.ts';
import type { Services } from '#server/core/context/context.ts';
import { allowedReceiver } from './allowed-receiver.ts';
import { claimDelivery, claimReceivers, noteTry, release, type Receiver } from './due-news.service.ts';
import { signatureHeaders } from './signed-news.ts';

/** How often it is looked whether something became due while a slow receiver is waited for, in ms. */
const lookMs = 250;

/** What tests replace of the world outside. */
type Outside = { readonly lookUp?: LookUp; readonly mostMs?: number };

type Running = Pick<Services, 'db' | 'clock' | 'settings' | 'ownerSettings' | 'log'>;

/**
 * Sends all news that is due: to each receiver one piece at a time, to all receivers at the same time, so that a slow or hostile one
 * delays no other. Any number of processes may do so at once. If one is killed after it has sent something and before it recorded
 * that, the receiver gets it twice with the same `webhook-id`, rather than never. It ends when nothing is due, or with `signal`.
 */
export async function deliverNews(services: Running, signal?: AbortSignal, outside: Outside = {}): Promise<void> {
  const serving = new Set<Promise<void>>();
  const goesOn = () => signal?.aborted !== true;
  try {
    while (goesOn()) {
      for (const receiver of await claimReceivers(services, mostWebhooks - serving.size)) {
        const work = serve(services, receiver, { ...outside, signal })
          // Its lease ends by itself, and the delivery is due again after its pause.
          .catch((error: unknown) => services.log.error({ err: error, webhook: receiver.id }, 'news was not sent'))
          .finally(() => serving.delete(work));
        serving.add(work);
      }
      if (serving.size === 0) return;
      await Promise.race([...serving, pause(lookMs)]);
    }
  } finally {
    await Promise.allSettled(serving);
  }
}

async function serve(
  services: Running,
  receiver: Receiver,
  { signal, lookUp, mostMs }: Outside & { readonly signal: AbortSignal | undefined },
): Promise<void> {
  const { db, clock, settings, ownerSettings, log } = services;
  const delivery = await claimDelivery(services, receiver);
  if (!delivery) return release(db, receiver);
  const { messageId, body } = delivery;
  const headers = signatureHeaders(receiver, { id: messageId, body, at: clock() }, ownerSettings.key);
  if (!headers) log.error({ webhook: receiver.id }, 'the secret of a receiver of news cannot be read');
  const posted = headers
    ? await postPublic(receiver.url, { body, headers, signal, mostMs, lookUp, isAllowed: allowedReceiver(settings) })
    : ({ problem: 'address', status: null, answer: '' } as const);
  // A shop that stops has not been refused: the delivery is due again after its pause.
  if (posted.problem !== '' && signal?.aborted) return release(db, receiver);
  await noteTry(services, receiver, delivery, posted);
}
