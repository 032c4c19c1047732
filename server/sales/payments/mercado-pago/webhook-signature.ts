import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '#contract/core/time/units.ts';

export type SignedNotice = {
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
