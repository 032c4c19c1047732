import { compress, encodingFor, leastBytes } from './compression.ts';
import { varyBy } from './vary.ts';

/**
 * The types worth compressing: pictures and fonts are compressed already, and a PDF nearly. What is sent while it is being
 * made is not held back for it.
 */
const compressible =
  /^(?:text\/(?!event-stream|csv)|application\/(?:json|problem\+json|javascript|xml|manifest\+json)|image\/svg)/;

/**
 * Returns a response in the best encoding that the request accepts (RFC 9110, 12.5.3), when it is text and large
 * enough. No response of the shop has a secret beside text that an attacker chooses, which compression would reveal
 * (BREACH).
 */
export async function compressedResponse(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  if (response.body === null || headers.has('content-encoding')) return response;
  if (!compressible.test(headers.get('content-type') ?? '')) return response;
  varyBy(headers, 'accept-encoding');
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined);
  if (encoding === 'identity') return response;
  const body = Buffer.from(await response.arrayBuffer());
  if (body.byteLength < leastBytes) return new Response(body, { status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(await compress(body, encoding, 'once'), { status, headers });
}
