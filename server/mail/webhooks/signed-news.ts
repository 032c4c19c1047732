import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { webhookSecretPrefix } from '#contract/mail/webhooks.ts';
import { sealed, unsealed } from '#platform/process/sealed-text.ts';
import type { webhooks } from './webhooks.tables.ts';

/** Returns a new secret by the form of the Standard Webhooks specification: 256 random bits in base64. */
export function newWebhookSecret(): string {
  return webhookSecretPrefix + randomBytes(32).toString('base64');
}

export const sealedSecret = (key: Buffer, secret: string): string => sealed(key, secret);

type Secrets = Pick<typeof webhooks.$inferSelect, 'secret' | 'secretBefore' | 'rollsUntil'>;

type Message = { readonly id: string; readonly body: string; readonly at: Date };

/**
 * Returns the headers that prove who sent a message: with the secret, and for a day after it was changed with the one before as well.
 * Undefined if the secret cannot be read, as after a move without its key.
 */
export function signatureHeaders(
  { secret, secretBefore, rollsUntil }: Secrets,
  { id, body, at }: Message,
  key: Buffer,
): Record<string, string> | undefined {
  const present = unsealed(key, secret);
  if (present === undefined) return undefined;
  const isRolling = secretBefore !== null && rollsUntil !== null && rollsUntil > at;
  const before = isRolling ? unsealed(key, secretBefore) : undefined;
  const signatures = [present, ...(before === undefined ? [] : [before])].map((one) =>
    new Webhook(one).sign(id, at, body),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
