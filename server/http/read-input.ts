import type { Context as HonoContext } from 'hono';
import { pathParameters } from '#contract/endpoint.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';

const mostBytes = 1_000_000;

/** Collects what a request brings for an endpoint: path parameters over the query of a GET or the body of the rest. */
export async function readInput(c: HonoContext, { method, path }: Endpoint): Promise<unknown> {
  const fromPath = Object.fromEntries(pathParameters(path).map((name) => [name, c.req.param(name)]));
  const rest = method === 'GET' ? queryOf(c.req.raw) : await bodyOf(c.req.raw);
  if (Array.isArray(rest) || typeof rest !== 'object' || rest === null) return rest;
  return { ...rest, ...fromPath };
}

function queryOf(request: Request): Record<string, string | string[]> {
  const query = new URL(request.url).searchParams;
  return Object.fromEntries([...new Set(query.keys())].map((key) => [key, oneOrMany(query.getAll(key))]));
}

function oneOrMany(values: string[]): string | string[] {
  const [only, ...more] = values;
  return only !== undefined && more.length === 0 ? only : values;
}

/** An absent body reads as an empty object, so that a call whose members are all optional needs none. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await textOf(request);
  if (text.trim() === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) throw new ShopError('not_json');
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    throw new ShopError('malformed');
  }
}

/** Reads at most a megabyte, counting while it arrives: a declared length may lie. */
async function textOf(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new ShopError('too_large');
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new ShopError('too_large');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new ShopError('malformed');
  }
}
