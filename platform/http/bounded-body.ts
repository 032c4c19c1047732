import { ShopError } from '#contract/core/protocol/errors.ts';

/** The limits of a page's form. The largest form of the shop, a product's with all its texts, has some 60 kB. */
const form = { mostBytes: 256_000, mostFields: 1000 } as const;

/**
 * Reads a request with a page's form whole. Throws `too_large` beyond the limits of `form`: the time to parse a form
 * grows faster than its size, and parsing blocks all other requests.
 */
export async function boundedForm(request: Request): Promise<Request> {
  if (request.method !== 'POST') return request;
  const body = await bytesOf(request, form.mostBytes);
  if (fieldsIn(request, body) > form.mostFields) throw new ShopError('too_large');
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: new Uint8Array(body) });
}

const ampersand = '&'.codePointAt(0);

/** Returns the number of fields of a urlencoded form; other forms are limited by size alone. */
function fieldsIn({ headers }: Request, body: Uint8Array): number {
  if (!/^application\/x-www-form-urlencoded/i.test(headers.get('content-type') ?? '')) return 0;
  let count = 1;
  for (const byte of body) if (byte === ampersand) count += 1;
  return count;
}

/**
 * Reads at most `most` bytes, counted while they arrive: Content-Length may be false. Throws `encoded_body` for a compressed
 * one (RFC 9110, 8.4): it is not unpacked, because few bytes may become many.
 */
export async function bytesOf(request: Request, most: number): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') throw new ShopError('encoded_body');
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new ShopError('too_large');
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > most) throw new ShopError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
