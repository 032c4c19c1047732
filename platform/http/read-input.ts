import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { pathParameters, type Endpoint } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { mostPictureBytes } from '#contract/core/shop/pictures.ts';
import { t } from '#messages/messages.ts';
import { fieldErrors } from '#contract/core/protocol/refusal-words.ts';

/** No input of the shop is nested deeper. */
const mostLevels = 20;

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

/**
 * Parses raw input by its schema, with all accents composed (Unicode NFC) except those of passwords. Throws `invalid` with a sentence for each field, also for text that PostgreSQL cannot
 * store.
 */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const unfit = pathOfUnfit(raw, '', 0);
  if (unfit !== undefined) {
    throw new ShopError('invalid', {}, [{ path: unfit, message: t('http.unfitCharacters') }]);
  }
  const input = withComposed(raw, '', 0);
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ShopError('invalid', {}, fieldErrors(parsed.error.issues, input));
}

/** Returns the path of a text that no column can store: a NUL character, or a lone surrogate (RFC 8259, section 8.2). */
function pathOfUnfit(value: unknown, path: string, depth: number): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || depth > mostLevels) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = pathOfUnfit(member, path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns input with composed accents, so that what looks the same is the same. A password stays as it was typed: older hashes
 * are of that form.
 */
function withComposed(value: unknown, key: string, depth: number): unknown {
  if (typeof value === 'string') return /password/i.test(key) ? value : value.normalize('NFC');
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || depth > mostLevels) return value;
  if (Array.isArray(value)) return value.map((member: unknown) => withComposed(member, key, depth + 1));
  // Another one, such as a file or a date, has no members of its own, and stays what it is.
  if (!isPlain(value)) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.map(([name, member]) => [name, withComposed(member, name, depth + 1)]));
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
