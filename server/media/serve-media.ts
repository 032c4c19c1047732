import { pictureFormats, pictureWidths, plainFormat } from '#contract/pictures.ts';
import { sizeOf } from './sizes.service.ts';
import type { Size } from './sizes.service.ts';

const address = /^\/media\/([0-9a-f]{32})\/(\d{1,5})\.([a-z]{4})$/;

/**
 * Answers GET and HEAD of /media/<hash>/<width>.<format>; 404 for every other path, width or format. What is behind
 * an address never changes, so browsers keep it for a year without asking again.
 */
export function serveMedia(mediaDir: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' });
    const asked = parsed(new URL(request.url).pathname);
    const bytes = asked && (await sizeOf(mediaDir, asked.hash, asked));
    if (asked === undefined || bytes === undefined) return refused(404);
    const tag = `"${asked.hash}-${asked.width}-${asked.format}"`;
    const lasting = {
      etag: tag,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    };
    const isKnown = knows(request.headers.get('if-none-match'), tag);
    if (isKnown) return new Response(null, { status: 304, headers: lasting });
    const headers = { ...lasting, 'content-type': `image/${asked.format}`, 'content-length': String(bytes.byteLength) };
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
  };
}

function parsed(pathname: string): (Size & { readonly hash: string }) | undefined {
  const [, hash, digits, ending] = address.exec(pathname) ?? [];
  const width = pictureWidths.find((known) => String(known) === digits);
  const format = ([...pictureFormats, plainFormat] as const).find((known) => known === ending);
  if (hash === undefined || width === undefined || format === undefined) return undefined;
  return { hash, width, format };
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
function knows(header: string | null, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

function refused(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  });
}
