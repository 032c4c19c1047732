import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, posix, relative, sep } from 'node:path';
import { CachedResponse, sendCached, type Compressed } from './cached-response.ts';
import { refuseMethod } from './request-gate.ts';
import { retryLater, sendError, type Site } from './error-response.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The extension of a file's compressed copy beside it, made by the build. */
const endings = { br: '.br', gzip: '.gz' } as const;

type Options = {
  readonly site: Site;
  /** Called when files could not be read; the request gets 503, and the next one tries again. */
  readonly onFailure: (error: unknown) => void;
};

type Files = ReadonlyMap<string, CachedResponse>;

/**
 * Serves the files of the built client. No address can traverse out of the folder: the names are read at the start. The
 * files of each subfolder, which are a few megabytes, are read together at the first request for one: of the pages of all
 * languages, a shop sends one or two. Files below /assets/ have a content hash in the name and never change.
 */
export async function openStaticFiles(folder: string, { site, onFailure }: Options) {
  const groups = new Map<string, () => Files | Promise<Files>>();
  for (const [name, paths] of await filesBySubfolder(folder)) {
    const read = readOnce(() => readAll(folder, paths, site));
    groups.set(name, read);
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [address = ''] = request.url?.split('?', 1) ?? [];
    const answer = (files: Files) => {
      const file = files.get(address);
      if (!file) next();
      else if (request.method === 'GET' || request.method === 'HEAD') sendCached(file, request, response);
      else refuseMethod(request, response, ['GET', 'HEAD'], site);
    };
    const files = groups.get(posix.dirname(address))?.();
    if (!files) next();
    else if (!(files instanceof Promise)) answer(files);
    else {
      files.then(answer, (error: unknown) => {
        onFailure(error);
        sendError(request, response, retryLater('unavailable', Math.random()), site);
      });
    }
  };
}

/** Returns the paths of the files to serve and of their compressed copies, by the address of their folder. */
async function filesBySubfolder(folder: string): Promise<Map<string, readonly string[]>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Map.groupBy(
    files.map(({ parentPath, name }) => join(parentPath, name)),
    (path) => posix.dirname(addressOf(folder, path)),
  );
}

/** Returns a function that reads at its first call, and again after a failure. Once it has read, it returns no promise. */
function readOnce(read: () => Promise<Files>): () => Files | Promise<Files> {
  let known: Files | Promise<Files> | undefined;
  const begin = async () => {
    try {
      known = await read();
      return known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
  return () => (known ??= begin());
}

const addressOf = (folder: string, path: string) => `/${relative(folder, path).split(sep).join('/')}`;

async function readAll(folder: string, paths: readonly string[], site: Site): Promise<Files> {
  const there = new Set(paths);
  const files = new Map<string, CachedResponse>();
  for (const path of paths) {
    const type = types[extname(path)];
    if (type === undefined) continue;
    const address = addressOf(folder, path);
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
