import type { Context as HonoContext } from 'hono';
import { pathParameters } from '#contract/core/protocol/endpoint.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { mostPictureBytes } from '#contract/core/shop/pictures.ts';
import { bytesOf } from './bounded-body.ts';

const mostJsonBytes = 1_000_000;

/** Collects the input of a request: path parameters, over the query of a GET or the body of other methods. */
export async function readInput(c: HonoContext, { method, path, body }: Endpoint): Promise<unknown> {
  const fromPath = Object.fromEntries(pathParameters(path).map((name) => [name, c.req.param(name)]));
  if (body === 'bytes') return { ...fromPath, bytes: await bytesOf(c.req.raw, mostPictureBytes) };
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

/** An absent body reads as an empty object, so that a call with only optional members needs none. */
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
