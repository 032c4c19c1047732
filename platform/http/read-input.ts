import type { Context as HonoContext } from 'hono';
import { pathParameters } from '#contract/core/protocol/endpoint.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { mostPictureBytes } from '#contract/core/shop/pictures.ts';

const mostJsonBytes = 1_000_000;

/** Collects the input of a request: path parameters, over the query of a GET or the body of other methods. */
export async function readInput(
  c: HonoContext,
  { method, path, body, mostBytes = mostPictureBytes }: Endpoint,
): Promise<unknown> {
  const fromPath = Object.fromEntries(pathParameters(path).map((name) => [name, c.req.param(name)]));
  if (body === 'bytes') return { ...fromPath, bytes: await bytesOf(c.req.raw, mostBytes) };
  if (method === 'GET') return { ...queryOf(c.req.raw), ...fromPath };
  const bytes = await jsonBytes(c.req.raw);
  const rest = jsonIn(c.req.raw, bytes);
  if (Array.isArray(rest) || typeof rest !== 'object' || rest === null) return rest;
  // The members too, so that those of a signed body are checked as those of any other.
  return { ...rest, ...fromPath, ...(body === 'signed' && { bytes }) };
}

function queryOf(request: Request): Record<string, string | string[]> {
  const query = new URL(request.url).searchParams;
  return Object.fromEntries([...new Set(query.keys())].map((key) => [key, oneOrMany(query.getAll(key))]));
}

function oneOrMany(values: string[]): string | string[] {
  const [only, ...more] = values;
  return only !== undefined && more.length === 0 ? only : values;
}

/** A body that breaks off is no JSON. */
async function jsonBytes(request: Request): Promise<Uint8Array> {
  try {
    return await bytesOf(request, mostJsonBytes);
  } catch (error) {
    throw error instanceof ShopError ? error : new ShopError('malformed');
  }
}

/** An absent body reads as an empty object, so that a call with only optional members needs none. */
function jsonIn({ headers }: Request, bytes: Uint8Array): unknown {
  const text = textIn(bytes);
  if (text.trim() === '') return {};
  const type = headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) throw new ShopError('not_json');
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    throw new ShopError('malformed');
  }
}

function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ShopError('malformed');
  }
}

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
