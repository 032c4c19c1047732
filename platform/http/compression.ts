import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of a body by their names in Accept-Encoding, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

export type CompressedEncoding = Exclude<Encoding, 'identity'>;

/** The size, in bytes, below which compression gains nothing. */
export const leastBytes = 1024;

/** The compression effort: `once` for a body that is sent once, `often` for one that is sent to many. */
type Effort = 'once' | 'often';

const levels = {
  br: { once: 4, often: 5 },
  gzip: { once: 6, often: 6 },
} as const satisfies Record<CompressedEncoding, Record<Effort, number>>;

/** Returns a body in an encoding. */
export function compress(body: Buffer, encoding: CompressedEncoding, effort: Effort): Promise<Buffer> {
  const level = levels[encoding][effort];
  if (encoding === 'gzip') return promisify(gzip)(body, { level });
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  return promisify(brotliCompress)(body, { params });
}

/** Returns the best encoding that a request accepts (RFC 9110, 12.5.3); one with the weight 0 is not accepted. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  return encodings.find((one) => accepted.includes(one) && !isRefused(accepted, one)) ?? 'identity';
}

const weightOfZero = /;\s*q=0(?:\.0*)?\s*(?:,|$)/;

function isRefused(accepted: string, encoding: Encoding): boolean {
  if (!accepted.includes('q=0')) return false;
  return weightOfZero.test(accepted.slice(accepted.indexOf(encoding) + encoding.length).replace(/,.*$/s, ''));
}
