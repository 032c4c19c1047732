import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body can be written, by its name in Accept-Encoding. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** A body in one encoding, with all headers of its answer as Node writes them: name, value, name, value. */
type Form = { readonly headers: readonly string[]; readonly body: Buffer };

/** An answer in every encoding, ready to be written to a socket. `bytes` is what it holds in memory. */
export type KeptAnswer = {
  readonly status: number;
  readonly tag: string;
  readonly forms: Readonly<Record<Encoding, Form>>;
  readonly bytes: number;
};

const packers = {
  // Levels where a page takes about a millisecond: it is packed once and sent often.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
} as const;

/** Smaller than this, in bytes, a body gains nothing by being packed. */
const leastBytes = 512;

/** A body in its encodings. Those that are missing are answered as it is. */
export type Bodies = { readonly identity: Buffer } & Partial<Readonly<Record<Encoding, Buffer>>>;

/** Packs a body in every encoding that makes it smaller. */
export async function packed(identity: Buffer): Promise<Bodies> {
  if (identity.byteLength < leastBytes) return { identity };
  const [br, gz] = await Promise.all([packers.br(identity), packers.gzip(identity)]);
  return { identity, br, gzip: gz };
}

/**
 * An answer ready to be written. Its ETag is of its content and says the encoding too, for a strong one names the very
 * bytes (RFC 9110, 8.8.3).
 */
export function keptAnswer(status: number, headers: Headers, bodies: Bodies): KeptAnswer {
  const tag = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  const common = [...headers].flatMap(([name, value]) => [name, value]);
  const form = (asked: Encoding): Form => {
    const [encoding, body] = formOf(bodies, asked);
    return {
      body,
      headers: [
        ...common,
        'etag',
        etagOf(tag, asked),
        'content-length',
        String(body.byteLength),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ],
    };
  };
  return {
    status,
    tag,
    forms: { br: form('br'), gzip: form('gzip'), identity: form('identity') },
    bytes: Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0),
  };
}

function formOf(bodies: Bodies, asked: Encoding): readonly [Encoding, Buffer] {
  const body = bodies[asked];
  return body === undefined ? ['identity', bodies.identity] : [asked, body];
}

/** Writes an answer, or that the browser has it already. */
export function writeKept(kept: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingFor(request.headers['accept-encoding']?.toString());
  const { headers, body } = kept.forms[encoding];
  if (kept.status === 200 && request.headers['if-none-match']?.includes(etagOf(kept.tag, encoding))) {
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

const etagOf = (tag: string, encoding: Encoding): string => `"${tag}-${encoding}"`;

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
