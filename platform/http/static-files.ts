import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { CachedResponse, sendCached } from './cached-response.ts';
import type { Compressed } from './cached-response.ts';
import { refuseMethod } from './request-gate.ts';
import type { Site } from './error-response.ts';

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

/** The extension of a file's compressed copy beside it, made by the build. */
const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the files of the built client. All of them are read at the start: they are a few megabytes, and no address can
 * traverse out of the folder. Files below /assets/ have a content hash in the name and never change.
 */
export async function openStaticFiles(folder: string, site: Site) {
  const files = await readAll(folder, site);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { url = '', method } = request;
    const end = url.indexOf('?');
    const file = files.get(end < 0 ? url : url.slice(0, end));
    if (!file) next();
    else if (method === 'GET' || method === 'HEAD') sendCached(file, request, response);
    else refuseMethod(request, response, ['GET', 'HEAD'], site);
  };
}

async function readAll(folder: string, site: Site): Promise<Map<string, CachedResponse>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const there = new Set(paths);
  const files = new Map<string, CachedResponse>();
  for (const path of paths) {
    const type = types[extname(path)];
    if (type === undefined) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const copies = await compressedCopies(path, there);
    files.set(address, new CachedResponse(200, headersOf(address, type, site), await readFile(path), copies));
  }
  return files;
}

async function compressedCopies(path: string, there: ReadonlySet<string>): Promise<Compressed> {
  const found = Object.entries(endings).filter(([, ending]) => there.has(`${path}${ending}`));
  return Object.fromEntries(
    await Promise.all(found.map(async ([encoding, ending]) => [encoding, await readFile(`${path}${ending}`)] as const)),
  );
}

/**
 * The policy of files that a browser never shows as a document, so that styles, forms and the base of links mean nothing
 * to it: each page loads several, and their headers are not compressed.
 */
const policyOfNoDocument = "default-src 'none'; frame-ancestors 'none'";

const noDocuments = new Set(['.css', '.js', '.woff2']);

function headersOf(address: string, type: string, site: Site): Headers {
  return new Headers({
    ...site.headers,
    ...(noDocuments.has(extname(address)) && { 'content-security-policy': policyOfNoDocument }),
    'content-type': type,
    'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'accept-encoding',
  });
}
