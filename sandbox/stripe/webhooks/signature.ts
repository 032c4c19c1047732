import { createHmac } from 'node:crypto';

/**
 * Returns the header Stripe-Signature of a body: `t=<seconds>,v1=<hex>`, HMAC-SHA256 over `<seconds>.<body>`; one v1 for each
 * secret, because an old one is good for a while when it is replaced.
 */
export function signatureHeader(secrets: readonly string[], body: string, seconds: number): string {
  const hashes = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  return [`t=${seconds}`, ...hashes.map((hash) => `v1=${hash}`)].join();
}
