import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import type { Services } from '#server/core/context/context.ts';
import { isProgramKeeper } from '#server/people/accounts/order-readers.service.ts';
import { webhookOf } from '../webhooks/webhook-desk.service.ts';
import type { Email } from './email.ts';
import { filledLetter } from './letters/filled-letter.ts';

type Owed = { readonly event: string; readonly userId: number | null };

/**
 * Composes the e-mail that says that a program gets no news any more. Returns undefined if it gets some again or was removed
 * meanwhile, or its reader does not manage programs any more.
 */
export async function composeWebhookOff(services: Services, { event, userId }: Owed): Promise<Email | undefined> {
  const { db, settings } = services;
  if (userId === null || !(await isProgramKeeper(db, userId))) return undefined;
  // The id of the receiver is before the time and the id of the reader.
  const webhook = await webhookOf(db, Number.parseInt(event, 10));
  if (!webhook || webhook.state === 'active') return undefined;
  // Without its path, which may hold a secret of the receiver.
  return filledLetter(services, 'webhook-off', {
    direccion: new URL(webhook.url).host,
    enlace: `${settings.publicUrl}${filledAddress(pageAddresses.adminWebhook, { id: String(webhook.id) })}`,
  });
}
