import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, encodingFor, encodings, leastBytes, type CompressedEncoding, type Encoding } from './compression.ts';

/** A body in one encoding, with all headers of its response as Node writes them: name, value, name, value. */
type EncodedBody = { readonly headers: readonly string[]; readonly body: Buffer };

/** The bytes of a response besides its texts: its objects, and the lists of headers in each encoding. */
const bytesOfObjects = 3000;

/** Bodies that are compressed already. */
export type Compressed = Partial<Readonly<Record<CompressedEncoding, Buffer>>>;

/**
 * A response that is sent to many visitors. It is compressed when an encoding is requested first. Its ETag is a hash of
 * its content and names the encoding too, because a strong ETag identifies the exact bytes (RFC 9110, 8.8.3).
 */
export class CachedResponse {
  readonly status: number;
  /**
   * Its size in memory, with its headers and objects. Compressed bodies are added later; together they are smaller than
   * half of the text.
   */
  readonly bytes: number;
  readonly #common: readonly string[];
  readonly #tag: string;
  readonly #bodies = new Map<Encoding, EncodedBody | Promise<EncodedBody>>();
  readonly #identity: Buffer;

  constructor(status: number, headers: Headers, identity: Buffer, ready: Compressed = {}) {
    this.status = status;
    this.#common = [...headers].flatMap(([name, value]) => [name, value]);
    const bytesOfHeaders = 2 * this.#common.join('').length;
    this.bytes = Math.ceil(identity.byteLength * 1.5) + bytesOfHeaders + bytesOfObjects;
    this.#tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    this.#identity = ofItsOwn(identity);
    for (const encoding of encodings) {
      const body = encoding === 'identity' ? this.#identity : ready[encoding];
      if (body !== undefined) this.#add(encoding, body);
    }
  }

  etag(encoding: Encoding): string {
    return `"${this.#tag}-${encoding}"`;
  }

  /** Returns the body in an encoding, synchronously when it is ready. */
  bodyIn(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    const known = this.#bodies.get(encoding);
    if (known !== undefined) return known;
    const compressing = this.#compress(encoding);
    this.#bodies.set(encoding, compressing);
    return compressing;
  }

  async #compress(encoding: Encoding): Promise<EncodedBody> {
    const isWorthIt = encoding !== 'identity' && this.#identity.byteLength >= leastBytes;
    if (!isWorthIt) return this.#add(encoding, this.#identity);
    return this.#add(encoding, ofItsOwn(await compress(this.#identity, encoding, 'often')));
  }

  #add(encoding: Encoding, body: Buffer): EncodedBody {
    const about = ['etag', this.etag(encoding), 'content-length', String(body.byteLength)];
    const compression = body === this.#identity ? [] : ['content-encoding', encoding];
    const encoded = { body, headers: [...this.#common, ...about, ...compression] };
    this.#bodies.set(encoding, encoded);
    return encoded;
  }
}

/** Returns a body that keeps no more memory than its own: a short one is part of a larger block, which it would keep. */
function ofItsOwn(body: Buffer): Buffer {
  return body.byteLength === body.buffer.byteLength ? body : Buffer.from(new Uint8Array(body).buffer);
}

/** Sends a response, or 304 when the browser has it already. A stale one says how long ago it was made, in ms. */
export function sendCached(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  { ageMs }: { readonly ageMs?: number } = {},
): void {
  const encoding = encodingFor(request.headers['accept-encoding']?.toString());
  const body = cached.bodyIn(encoding);
  // RFC 9111, 5.1.
  if (ageMs !== undefined) response.setHeader('age', String(Math.floor(ageMs / 1000)));
  if (body instanceof Promise) void body.then((ready) => send(cached, ready, encoding, request, response));
  else send(cached, body, encoding, request, response);
}

function send(
  cached: CachedResponse,
  { headers, body }: EncodedBody,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (cached.status === 200 && request.headers['if-none-match']?.includes(cached.etag(encoding))) {
    response.writeHead(304, [...withoutBody(headers)]);
    response.end();
    return;
  }
  response.writeHead(cached.status, [...headers]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The headers that a 304 repeats (RFC 9110, 15.4.5), and the policy, which belongs to the scripts that the browser has. */
const repeated = new Set(['etag', 'vary', 'cache-control', 'cdn-cache-control', 'content-security-policy']);

function* withoutBody(headers: readonly string[]): Generator<string> {
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    if (repeated.has(name)) yield* [name, value];
  }
}
