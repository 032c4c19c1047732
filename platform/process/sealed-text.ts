import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const mark = 'sealed:1:';

/**
 * Encrypts a text with a key of 256 bits by AES-GCM (NIST SP 800-38D), with a new random nonce each time. The result is one
 * line of text.
 */
export function sealed(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return mark + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Returns the text of `sealed`; undefined if it was encrypted with another key or changed since. */
export function unsealed(key: Buffer, stored: string): string | undefined {
  if (!stored.startsWith(mark)) return undefined;
  const bytes = Buffer.from(stored.slice(mark.length), 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
