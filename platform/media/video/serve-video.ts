import { open, stat, type FileHandle } from 'node:fs/promises';
import { knowsTag, lastingHeaders, refusedMedia } from '../media-answer.ts';
import { ifThere, videoFile } from '../media-folder.ts';

/** What a video that is opened by itself may do: play. */
const policy =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Responds to GET and HEAD of a video: whole, or the range of bytes that was asked for (RFC 9110, 14), as players do to begin in
 * the middle; Safari plays nothing without. The content of an address never changes.
 */
export async function serveVideo(request: Request, mediaDir: string, hash: string): Promise<Response> {
  const file = videoFile(mediaDir, hash);
  const size = (await ifThere(stat(file)))?.size;
  if (size === undefined) return refusedMedia(404);
  const tag = `"${hash}"`;
  const lasting = { ...lastingHeaders(tag), 'accept-ranges': 'bytes' };
  if (knowsTag(request, tag)) return new Response(null, { status: 304, headers: lasting });
  const range = isRangeMeant(request, tag) ? askedRange(request.headers.get('range'), size) : 'whole';
  if (range === 'none') return refusedMedia(416, { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' });
  const span = range === 'whole' ? { start: 0, end: size } : range;
  const headers = {
    ...lasting,
    'content-type': 'video/mp4',
    'content-length': String(span.end - span.start),
    'content-security-policy': policy,
    ...(range !== 'whole' && { 'content-range': `bytes ${span.start}-${span.end - 1}/${size}` }),
  };
  const body = request.method === 'HEAD' ? null : piecesOf(file, span);
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers });
}

/** A range is only meant of what If-Range names, compared strongly (RFC 9110, 13.1.5); HEAD has none. */
function isRangeMeant({ method, headers }: Request, tag: string): boolean {
  const condition = headers.get('if-range');
  return method === 'GET' && (condition === null || condition.trim() === tag);
}

/** How much of a file is in memory for one answer. */
const pieceBytes = 256 * 1024;

/** Returns some bytes of a file, read as they are taken. It is opened with the first of them, and closed when they end. */
function piecesOf(file: string, { start, end }: Span): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = start;
  let handle: FileHandle | undefined;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        handle ??= await open(file);
        let isMore = false;
        try {
          const piece = new Uint8Array(Math.min(pieceBytes, end - at));
          const { bytesRead } = await handle.read(piece, 0, piece.byteLength, at);
          if (bytesRead === 0) throw new Error(`the file ended early: ${file}`);
          at += bytesRead;
          // Throws if whoever took it left while it was opened.
          controller.enqueue(piece.subarray(0, bytesRead));
          isMore = at < end;
        } finally {
          if (!isMore) await handle.close();
        }
        if (!isMore) controller.close();
      },
      cancel: () => handle?.close(),
    },
    { highWaterMark: 0 },
  );
}

/** Bytes of a file: the first one, and the one after the last. */
type Span = { readonly start: number; readonly end: number };

const single = /^bytes=(\d*)-(\d*)$/i;

/**
 * Returns which bytes a request wants (RFC 9110, 14.2): 'whole' without a range, for one that is not of bytes or makes no sense,
 * and for several, which may be ignored; 'none' for one of which the file has no byte.
 */
export function askedRange(header: string | null, size: number): Span | 'whole' | 'none' {
  const [, first = '', last = ''] = single.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size };
  }
  const start = Number(first);
  const end = last === '' ? size : Math.min(Number(last) + 1, size);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'none' : { start, end };
}
