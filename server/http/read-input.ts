import type { Context as HonoContext } from 'hono';
import { pathParameters } from '#contract/endpoint.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';

const mostJsonBytes = 1_000_000;
const mostFileBytes = 10 * 1024 * 1024;

/** Collects what a request brings for an endpoint: path parameters over the query of a GET or the body of the rest. */
export async function readInput(c: HonoContext, { method, path, body }: Endpoint): Promise<unknown> {
  const fromPath = Object.fromEntries(pathParameters(path).map((name) => [name, c.req.param(name)]));
  if (body === 'bytes') return { ...fromPath, bytes: await bytesOf(c.req.raw, mostFileBytes) };
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

async function textOf(request: Request): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(request, mostJsonBytes));
  } catch (error) {
    throw error instanceof ShopError ? error : new ShopError('malformed');
  }
}

/** Reads so many bytes at most, counting while they arrive: a declared length may lie. */
async function bytesOf(request: Request, most: number): Promise<Uint8Array> {
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
