import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Answers a file of the built client, or undefined when there is none at that path. Files below /assets/ carry their
 * content's hash in the name and never change.
 */
export async function staticFile(folder: string, request: Request): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { pathname } = new URL(request.url);
  const type = types[extname(pathname)];
  if (!type) return undefined;
  const path = join(folder, normalize(pathname));
  if (!path.startsWith(folder)) return undefined;
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const headers = {
    'content-type': type,
    'content-length': String(found.size),
    'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(Readable.toWeb(createReadStream(path)), { headers });
}
