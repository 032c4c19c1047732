import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor } from './kept-answer.ts';

/** What gains by being packed: pictures and fonts are packed already, and a PDF nearly. */
const packable =
  /^(?:text\/(?!event-stream)|application\/(?:json|problem\+json|javascript|xml|manifest\+json)|image\/svg)/;

/** Smaller than this, in bytes, an answer gains nothing. */
const leastBytes = 1024;

const packers = {
  // Fast levels: this answer is one person's, and is packed for this one time.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
} as const;

/**
 * The answer in the best encoding that the request takes (RFC 9110, 12.5.3), when it is text and big enough. No answer
 * of the shop carries a secret beside words that somebody else chose, which is what packing would give away (BREACH).
 */
export async function packedResponse(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  if (response.body === null || headers.has('content-encoding')) return response;
  if (!packable.test(headers.get('content-type') ?? '')) return response;
  headers.append('vary', 'accept-encoding');
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined);
  if (encoding === 'identity') return response;
  const body = Buffer.from(await response.arrayBuffer());
  if (body.byteLength < leastBytes) return new Response(body, { status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(await packers[encoding](body), { status, headers });
}
