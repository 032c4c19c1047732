import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '#contract/core/time/units.ts';

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
