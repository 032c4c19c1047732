import { z } from 'zod';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The types of responses that are sent as they are made. */
export const streamTypes = ['text/csv', xlsxType, 'text/event-stream'] as const;

export type StreamType = (typeof streamTypes)[number];

/** What a call answers with while it is being made. `name` is the one under which a browser saves it; null for none. */
export const answeredStream = z.object({
  name: z.string().nullable(),
  body: z.instanceof(ReadableStream<Uint8Array<ArrayBuffer>>),
});

export type AnsweredStream = z.output<typeof answeredStream>;

export function isStreamType(type: string): type is StreamType {
  return streamTypes.some((one) => one === type);
}

const headersByType = {
  'text/csv': { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' },
  [xlsxType]: { 'content-type': xlsxType, 'cache-control': 'private, no-store' },
  // nginx passes each message on at once, and nobody on the way compresses or keeps them.
  'text/event-stream': {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  },
} as const satisfies Record<StreamType, Record<string, string>>;

/** Returns the headers of a stream's response, to be saved if it has a name (Content-Disposition, RFC 6266). */
export function streamHeaders({ name }: AnsweredStream, type: StreamType): Record<string, string> {
  return {
    ...headersByType[type],
    ...(name !== null && { 'content-disposition': `attachment; filename="${name}"` }),
  };
}

/** Returns the stream of a response. */
export function readStreamAnswer({ headers, body }: Response): AnsweredStream {
  return {
    name: /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? null,
    body: body ?? new ReadableStream({ start: (empty) => empty.close() }),
  };
}
