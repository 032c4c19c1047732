import { ShopError } from '#contract/core/protocol/errors.ts';

/** How often a comment is sent, in ms: nginx closes a response that is silent for 60 s. */
const heartbeatMs = 25_000;

/** The maximum number of streams of a process, and of one owner in it. Browsers open 6 connections to a server (HTTP/1.1). */
const most = 200;
const mostOfOwner = 4;

/** When a refused client may try again, in seconds. */
const fullSeconds = 60;

/** How many messages wait for a slow reader before its stream is ended; it resumes after the last one that it has. */
const mostWaiting = 256;

/** When a client opens an ended stream again, in ms: spread, so that not all of a stopped process come at once. */
const reopenMs = { least: 1_000, most: 5_000 };

export type StreamMessage = { readonly id: string; readonly event: string; readonly data: unknown };

/** An open stream of server-sent events (HTML standard, 9.2). */
export type EventStream = {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Does nothing on a stream that has ended. */
  send(message: StreamMessage): void;
  isOpen(): boolean;
  /** Ends the stream if it is not allowed any more. */
  check(): void;
  end(): void;
};

type Opening = {
  /** Whose stream it is, for the limit: a session. */
  readonly owner: string;
  /** The tag that the change feed tells when this person's session or rights changed. */
  readonly tag: string;
  /** Checked with each heartbeat, and when the tag is told: false ends the stream. A check that fails is repeated with the next one. */
  readonly isAllowed: () => Promise<boolean>;
  /** Called once, whoever ends the stream. */
  readonly onEnd: () => void;
};

type Kept = Pick<Opening, 'owner' | 'tag'>;

type Limits = { readonly heartbeatMs?: number; readonly most?: number; readonly mostOfOwner?: number };

/** Keeps the streams of this process: bounds their number, keeps them alive, and ends all of them at a stop. */
export function createEventStreams(limits: Limits = {}) {
  const { heartbeatMs: beatMs, ...bounds } = { heartbeatMs, most, mostOfOwner, ...limits };
  const streams = new Map<EventStream, Kept>();
  let isClosed = false;

  const ownedBy = (owner: string) => [...streams.values()].filter((one) => one.owner === owner).length;

  return {
    /** Throws `unavailable` at a stop or above the limit of the process, `too_many_requests` above the owner's. */
    open(opening: Opening): EventStream {
      if (isClosed || streams.size >= bounds.most) throw new ShopError('unavailable');
      if (ownedBy(opening.owner) >= bounds.mostOfOwner) {
        throw new ShopError('too_many_requests', { seconds: fullSeconds });
      }
      const stream = openStream(opening, beatMs, () => streams.delete(stream));
      streams.set(stream, opening);
      return stream;
    },
    count: () => streams.size,
    /** Of the changes it only takes whose sessions and rights they are: those streams are checked at once. */
    subscriber: {
      /** What was not told meanwhile is checked now. */
      resume(): void {
        for (const stream of streams.keys()) stream.check();
      },
      pause: () => undefined,
      invalidate(tags: readonly string[]): void {
        for (const [stream, { tag }] of streams) if (tags.includes(tag)) stream.check();
      },
    },
    /** Ends every stream at once, and opens none any more. */
    close(): void {
      isClosed = true;
      for (const stream of streams.keys()) stream.end();
    },
  };
}

export type EventStreams = ReturnType<typeof createEventStreams>;

function openStream({ isAllowed, onEnd }: Opening, beatMs: number, onGone: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  let hasEnded = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (opened) => void (controller = opened),
      cancel: () => leave(),
    },
    new CountQueuingStrategy({ highWaterMark: mostWaiting }),
  );
  const beat = setInterval(() => void look(), beatMs);
  beat.unref();

  function leave(): void {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(beat);
    onGone();
    onEnd();
  }

  function end(): void {
    if (hasEnded) return;
    leave();
    controller?.close();
  }

  function write(text: string): void {
    if (hasEnded) return;
    if ((controller?.desiredSize ?? 0) <= 0) end();
    else controller?.enqueue(encoder.encode(text));
  }

  async function look(): Promise<void> {
    if (await isAllowed().catch(() => true)) write(':\n\n');
    else end();
  }

  write(`retry: ${Math.round(reopenMs.least + Math.random() * (reopenMs.most - reopenMs.least))}\n\n`);
  return {
    body,
    send: ({ id, event, data }) => write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    isOpen: () => !hasEnded,
    check: () => void look(),
    end,
  };
}
