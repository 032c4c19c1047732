import { readFile } from 'node:fs/promises';
import {
  pictureFormats,
  pictureWidths,
  plainFormat,
  type PictureWidth,
  type ServedFormat,
} from '#contract/core/shop/pictures.ts';
import { findDrawing } from './take-setting-picture.ts';
import { knowsTag, lastingHeaders, refusedMedia } from './media-answer.ts';
import { ifThere, sizeFile } from './media-folder.ts';
import { findPicture } from './pictures.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { madeFormat, makeFormat, sizeNames } from './picture-sizes.ts';
import { serveVideo } from './video/serve-video.ts';
import { videoHash } from './video/take-video.ts';

const formats = [...pictureFormats, plainFormat] as const;

const address = /^\/media\/([0-9a-f]{32})\/(\d{1,5})\.([a-z]{4})$/;

const drawingAddress = /^\/media\/([0-9a-f]{32})\.svg$/;

type Size = { readonly width: PictureWidth; readonly format: ServedFormat };

type Found = { readonly bytes: Uint8Array; readonly type: string; readonly name: string; readonly isAsked: boolean };

/**
 * Responds to GET and HEAD of /media/<hash>/<width>.<format>, of /media/<hash>.svg for a cleaned drawing, and of /media/<hash>.mp4
 * for a video; 404 for every other path, width or format. The content of an address never changes, so browsers cache it for a year
 * without revalidation. A width that is not made yet is replaced by the nearest one, which browsers revalidate; only another format
 * of a width is made on its first request.
 */
export function serveMedia(mediaDir: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusedMedia(405, { allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    const [, drawing] = drawingAddress.exec(pathname) ?? [];
    if (drawing !== undefined) return drawn(request, drawing, await findDrawing(mediaDir, drawing));
    const video = videoHash(pathname);
    if (video !== undefined) return serveVideo(request, mediaDir, video);
    const asked = parsed(pathname);
    const found = asked && (await find(mediaDir, asked.hash, asked));
    if (asked === undefined || found === undefined) return refusedMedia(404);
    const tag = `"${asked.hash}-${found.name}"`;
    const lasting = found.isAsked ? lastingHeaders(tag) : { etag: tag, 'cache-control': 'no-cache' };
    if (knowsTag(request, tag)) return new Response(null, { status: 304, headers: lasting });
    const { bytes, type } = found;
    const headers = { ...lasting, 'content-type': type, 'content-length': String(bytes.byteLength) };
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
  };
}

/** What a cleaned drawing that is opened by itself may do: nothing. */
const drawingPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

function drawn(request: Request, hash: string, bytes: Uint8Array | undefined): Response {
  if (bytes === undefined) return refusedMedia(404);
  const tag = `"${hash}"`;
  const lasting = lastingHeaders(tag);
  if (knowsTag(request, tag)) return new Response(null, { status: 304, headers: lasting });
  const headers = {
    ...lasting,
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': drawingPolicy,
    'x-content-type-options': 'nosniff',
  };
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}

async function find(mediaDir: string, hash: string, size: Size): Promise<Found | undefined> {
  const fileOf = ({ width, format }: Size) => ifThere(readFile(sizeFile(mediaDir, hash, width, format)));
  const named = ({ width, format }: Size) => ({ type: `image/${format}`, name: `${width}-${format}` });
  const bytes = (await fileOf(size)) ?? (await converted(mediaDir, hash, size));
  if (bytes !== undefined) return { bytes, ...named(size), isAsked: true };
  const picture = await findPicture(mediaDir, hash);
  if (picture === undefined) return undefined;
  const nearest = nearestSize(size, await sizeNames(mediaDir, hash));
  const other = nearest && (await fileOf(nearest));
  if (nearest && other) return { bytes: other, ...named(nearest), isAsked: false };
  const [, tiny = ''] = picture.placeholder.split(',');
  return { bytes: Buffer.from(tiny, 'base64'), type: 'image/webp', name: 'placeholder', isAsked: false };
}

/** One conversion at a time: it takes a core for some 100 ms, and few clients need one. */
const inTurn = limitConcurrency(1);

/** Returns a size in another format than the made one. Requests that waited for the same size read its file. */
async function converted(mediaDir: string, hash: string, size: Size): Promise<Uint8Array | undefined> {
  if (size.format === madeFormat || !(await sizeNames(mediaDir, hash)).includes(`${size.width}.${madeFormat}`)) {
    return undefined;
  }
  return inTurn(async () => {
    const known = await ifThere(readFile(sizeFile(mediaDir, hash, size.width, size.format)));
    return known ?? makeFormat(mediaDir, hash, size);
  });
}

/**
 * Returns the nearest existing size: the requested format before others, then the next width above, then the next
 * below.
 */
function nearestSize(asked: Size, names: readonly string[]): Size | undefined {
  const there = pictureWidths
    .flatMap((width) => formats.map((format) => ({ width, format })))
    .filter(({ width, format }) => names.includes(`${width}.${format}`));
  const own = there.filter(({ format }) => format === asked.format);
  const among = own.length > 0 ? own : there;
  return among.find(({ width }) => width >= asked.width) ?? among.at(-1);
}

function parsed(pathname: string): (Size & { readonly hash: string }) | undefined {
  const [, hash, digits, ending] = address.exec(pathname) ?? [];
  const width = pictureWidths.find((known) => String(known) === digits);
  const format = formats.find((known) => known === ending);
  if (hash === undefined || width === undefined || format === undefined) return undefined;
  return { hash, width, format };
}
