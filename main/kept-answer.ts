import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body can be written, by its name in Accept-Encoding. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** A body in one encoding, with all headers of its answer as Node writes them: name, value, name, value. */
type Form = { readonly headers: readonly string[]; readonly body: Buffer };

const packers = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
} as const;

/** Smaller than this, in bytes, a body gains nothing by being packed. */
const leastBytes = 512;

/** Bodies that are packed already. */
export type Packed = Partial<Readonly<Record<Exclude<Encoding, 'identity'>, Buffer>>>;

/**
 * An answer that is given to many. It is packed when an encoding is asked for first, and kept so. Its ETag is of its
 * content and says the encoding too, for a strong one names the very bytes (RFC 9110, 8.8.3).
 */
export class KeptAnswer {
  readonly status: number;
  /** What it holds in memory: packed forms come later, and together they are smaller than half of the text. */
  readonly bytes: number;
  readonly #common: readonly string[];
  readonly #tag: string;
  readonly #forms = new Map<Encoding, Form | Promise<Form>>();
  readonly #identity: Buffer;

  constructor(status: number, headers: Headers, identity: Buffer, ready: Packed = {}) {
    this.status = status;
    this.bytes = Math.ceil(identity.byteLength * 1.5);
    this.#common = [...headers].flatMap(([name, value]) => [name, value]);
    this.#tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    this.#identity = identity;
    for (const encoding of encodings) {
      const body = encoding === 'identity' ? identity : ready[encoding];
      if (body !== undefined) this.#add(encoding, body);
    }
  }

  etag(encoding: Encoding): string {
    return `"${this.#tag}-${encoding}"`;
  }

  /** The form in an encoding: at once when it is ready. */
  form(encoding: Encoding): Form | Promise<Form> {
    const known = this.#forms.get(encoding);
    if (known !== undefined) return known;
    const packing = this.#pack(encoding);
    this.#forms.set(encoding, packing);
    return packing;
  }

  async #pack(encoding: Encoding): Promise<Form> {
    const isWorthIt = encoding !== 'identity' && this.#identity.byteLength >= leastBytes;
    return this.#add(encoding, isWorthIt ? await packers[encoding](this.#identity) : this.#identity);
  }

  #add(encoding: Encoding, body: Buffer): Form {
    const about = ['etag', this.etag(encoding), 'content-length', String(body.byteLength)];
    const packing = body === this.#identity ? [] : ['content-encoding', encoding];
    const form = { body, headers: [...this.#common, ...about, ...packing] };
    this.#forms.set(encoding, form);
    return form;
  }
}

/** Writes an answer, or that the browser has it already. */
export function writeKept(kept: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingFor(request.headers['accept-encoding']?.toString());
  const form = kept.form(encoding);
  if (form instanceof Promise) void form.then((packed) => writeForm(kept, packed, encoding, request, response));
  else writeForm(kept, form, encoding, request, response);
}

function writeForm(
  kept: KeptAnswer,
  { headers, body }: Form,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (kept.status === 200 && request.headers['if-none-match']?.includes(kept.etag(encoding))) {
    response.writeHead(304, [...withoutBody(headers)]);
    response.end();
    return;
  }
  response.writeHead(kept.status, [...headers]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What a 304 says again (RFC 9110, 15.4.5), and the policy, which belongs to the scripts that the browser has. */
const repeated = new Set(['etag', 'vary', 'cache-control', 'cdn-cache-control', 'content-security-policy']);

function* withoutBody(headers: readonly string[]): Generator<string> {
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    if (repeated.has(name)) yield* [name, value];
  }
}

/** The best encoding that a request takes (RFC 9110, 12.5.3): what it weighs with 0 it does not take. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const refused = /;\s*q=0(?:\.0*)?\s*(?:,|$)/;
  return encodings.find((one) => accepted.includes(one) && !refusedIn(accepted, one, refused)) ?? 'identity';
}

function refusedIn(accepted: string, encoding: Encoding, refused: RegExp): boolean {
  if (!accepted.includes('q=0')) return false;
  return refused.test(accepted.slice(accepted.indexOf(encoding) + encoding.length).replace(/,.*$/s, ''));
}
