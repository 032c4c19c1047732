import { z } from 'zod';
import type { NoticeRequest, NoticeSubject, ParsedNotice } from '#server/core/context/payment-provider.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '#contract/core/time/units.ts';

const named = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((one) => (typeof one === 'string' ? one : one.id));

const event = z.object({
  id: z.string().min(1).max(100),
  type: z.string().max(100),
  data: z.object({
    object: z.looseObject({
      id: z.string().max(300).optional().catch(undefined),
      object: z.string().max(60).optional().catch(undefined),
      payment_intent: named.nullish().catch(null),
    }),
  }),
});

type Told = z.output<typeof event>['data']['object'];

/** Reads an event of the provider, whose bytes one of the secrets must have signed. */
export function readNotice({ headers, body }: NoticeRequest, secrets: readonly string[], now: Date): ParsedNotice {
  if (!isSigned({ header: headers.get('stripe-signature'), body }, secrets, now)) return { kind: 'forged' };
  const read = event.safeParse(jsonIn(body));
  if (!read.success) return { kind: 'unreadable' };
  const { id, type, data } = read.data;
  return { kind: 'news', id, subject: subjectOf(type, data.object) };
}

/** What an event is about: the payment that it names, or a page without one yet; null for what the shop does not follow. */
function subjectOf(type: string, told: Told): NoticeSubject | null {
  const payment = told.object === 'payment_intent' ? told.id : told.payment_intent;
  if (!payment) return null;
  // The bank warns that its customer did not make this payment: what is not sent yet should not be.
  const isWarning = type === 'radar.early_fraud_warning.created';
  return { about: isWarning ? 'stopped-delivery' : 'payment', id: payment };
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) satisfies unknown;
  } catch {
    return undefined;
  }
}

/** How old a signature may be: the provider signs each attempt anew, and its own client takes five minutes. */
const oldestMs = 5 * minuteMs;

/**
 * True if one of the secrets signed the bytes of a body: `t=<seconds>,v1=<hex>[,v1=<hex>]`, HMAC-SHA256 over `<seconds>.<body>`.
 * Several hashes, because the provider signs with the old and the new secret while one replaces the other. The official client
 * does the same; it is not loaded for a request that anybody can send.
 */
export function isSigned(
  { header, body }: { readonly header: string | null; readonly body: Uint8Array },
  secrets: readonly string[],
  now: Date,
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  const seconds = parts.map((part) => /^t=(\d{1,12})$/.exec(part)?.[1]).find((found) => found !== undefined);
  if (seconds === undefined || Math.abs(now.getTime() - Number(seconds) * 1000) > oldestMs) return false;
  const given = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? []);
  const own = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.`).update(body).digest());
  // Both are 32 bytes: v1 has 64 hexadecimal digits or is not read.
  return given.flatMap((hash) => own.filter((one) => timingSafeEqual(one, Buffer.from(hash, 'hex')))).length > 0;
}
