import type { Context as HonoContext } from 'hono';
import { pathParameters } from '#contract/core/protocol/endpoint.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { mostPictureBytes } from '#contract/core/shop/pictures.ts';
import { bytesOf } from './bounded-body.ts';

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
