import { z } from 'zod';
import type { NoticeRequest, NoticeSubject, ParsedNotice } from '#server/core/context/payment-provider.ts';
import { isOrder } from './facts.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '#contract/core/time/units.ts';

const short = z.string().max(100);

/** A notice of an order has no id: which change of it this is, is said by its version, kind and time. */
const noticeBody = z
  .object({
    id: z.union([short, z.number()]).optional(),
    type: z.string().max(60),
    action: short.nullish(),
    date_created: short.nullish(),
    data: z
      .looseObject({
        payment_id: z.union([z.string(), z.number()]).nullish(),
        version: z.union([short, z.number()]).nullish(),
      })
      .nullish()
      .catch(null),
  })
  .refine(({ id, date_created: at }) => (id ?? at ?? '') !== '');

/** What each topic is about. Others are taken and not followed. */
const topics: ReadonlyMap<string, NoticeSubject['about']> = new Map([
  ['payment', 'payment'],
  ['topic_merchant_order_wh', 'order'],
  ['merchant_order', 'order'],
  ['order', 'order'],
  ['topic_chargebacks_wh', 'dispute'],
  ['chargebacks', 'dispute'],
  ['topic_claims_integration_wh', 'claim'],
  ['stop_delivery_op_wh', 'stopped-delivery'],
]);

/** Reads a webhook of the provider that one of the secrets must have signed. */
export function readNotice({ url, headers, body }: NoticeRequest, secrets: readonly string[], now: Date): ParsedNotice {
  const dataId = url.searchParams.get('data.id');
  const signed = { dataId, requestId: headers.get('x-request-id'), signature: headers.get('x-signature') };
  if (!isSigned(signed, secrets, now)) return { kind: 'forged' };
  const notice = noticeBody.safeParse(jsonIn(body));
  if (!notice.success) return { kind: 'unreadable' };
  const { type, data, action, date_created: at } = notice.data;
  const id = notice.data.id ?? [data?.version, action, at].join(' ');
  const about = topics.get(type);
  // Only the id in the address is signed. A stopped delivery may name its payment only in the body: whoever changes
  // it could stop one of the shop's own deliveries, which a person looks at anyway.
  const stopped = about === 'stopped-delivery' ? numberOf(String(data?.payment_id ?? '')) : null;
  const subject = stopped ?? idOf(dataId);
  return {
    kind: 'news',
    id: `${type}:${dataId}:${id}`,
    subject: about === undefined || subject === null ? null : { about, id: subject },
  };
}

/** What the bytes say as JSON; undefined if they are none. The signature does not cover them. */
function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) satisfies unknown;
  } catch {
    return undefined;
  }
}

/** An id in the one way of writing it: a number, or that of an order. */
function idOf(text: string | null): string | null {
  return text !== null && isOrder(text) ? text : numberOf(text);
}

/** An id that is a number. */
function numberOf(text: string | null): string | null {
  return text !== null && /^\d{1,15}$/.test(text) ? String(Number(text)) : null;
}

type SignedNotice = {
  /** `data.id` of the address, `x-request-id`, and `x-signature` (`ts=<n>,v1=<hex>`), as they arrived. */
  readonly dataId: string | null;
  readonly requestId: string | null;
  readonly signature: string | null;
};

/**
 * The provider repeats a notice for days when it is not answered, and does not say whether it signs anew each time.
 * Nothing in a notice is believed, it only makes the shop ask, so an old one does no harm and a week is allowed.
 */
const oldestMs = 7 * 24 * hourMs;
const clockSkewMs = hourMs;

/**
 * True if one of the secrets signed the notice: HMAC-SHA256 in hex over `id:<data.id>;request-id:<..>;ts:<..>;`, parts
 * that are missing left out. Several secrets, because a secret is changed without losing notices, and because test
 * credentials sign with one of their own.
 */
export function isSigned(notice: SignedNotice, secrets: readonly string[], now: Date): boolean {
  if (notice.signature === null) return false;
  const { ts, v1 } = partsOf(notice.signature);
  if (ts === undefined || v1 === undefined || !isRecent(ts, now)) return false;
  const given = Buffer.from(v1, 'hex');
  const manifests = [...new Set([notice, inLowerCase(notice)].map((one) => manifestOf(one, ts)))];
  const matches = secrets.flatMap((secret) => manifests.filter((manifest) => isOurs(given, secret, manifest)));
  return matches.length > 0;
}

/** The provider's pages say that ids with letters are signed in lower case, its own validators do not: both are its signature. */
const inLowerCase = (notice: SignedNotice): SignedNotice => ({
  ...notice,
  dataId: notice.dataId?.toLowerCase() ?? null,
});

function partsOf(header: string): { ts: string | undefined; v1: string | undefined } {
  return {
    ts: /(?:^|,)\s*ts=(\d{1,16})\s*(?:,|$)/.exec(header)?.[1],
    v1: /(?:^|,)\s*v1=([0-9a-f]{64})\s*(?:,|$)/i.exec(header)?.[1],
  };
}

/** The documentation says milliseconds and shows seconds; both are read. */
function isRecent(ts: string, now: Date): boolean {
  const signedAt = ts.length > 11 ? Number(ts) : Number(ts) * 1000;
  const age = now.getTime() - signedAt;
  return age <= oldestMs && age >= -clockSkewMs;
}

function manifestOf({ dataId, requestId }: SignedNotice, ts: string): string {
  return [
    ...(dataId === null ? [] : [`id:${dataId};`]),
    ...(requestId === null ? [] : [`request-id:${requestId};`]),
    `ts:${ts};`,
  ].join('');
}

function isOurs(given: Buffer, secret: string, manifest: string): boolean {
  // Both are 32 bytes: v1 has 64 hexadecimal digits or is not read.
  return timingSafeEqual(given, createHmac('sha256', secret).update(manifest).digest());
}
