import type { ReactNode } from 'react';
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server';

type Options = Pick<RenderToPipeableStreamOptions, 'nonce' | 'progressiveChunkSize'> & {
  /** What is not there after this time, in ms, is left to the browser. */
  readonly mostMs: number;
  readonly onError: (error: unknown) => void;
};

/**
 * Renders a page as bytes, all of it in its place. Each piece of a stream of the web is a promise and a buffer that is handed over,
 * and the page is sent when all of it is there anyway, because it is compressed. Rejects if it cannot be rendered.
 */
export function renderWhole(page: ReactNode, { mostMs, ...options }: Options): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    // What React asks of a stream of Node that takes everything at once.
    const taker = {
      write(piece: Uint8Array | string): boolean {
        pieces.push(typeof piece === 'string' ? utf8.encode(piece) : piece);
        return true;
      },
      end: () => resolve(joined(pieces)),
      destroy: reject,
      on() {
        return taker;
      },
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      onShellError(error) {
        clearTimeout(late);
        reject(error);
      },
      onAllReady() {
        clearTimeout(late);
        // Not before it is through with what it ends itself after the time.
        queueMicrotask(() => pipe(taker));
      },
    });
    const late = setTimeout(() => abort(new Error('the page was not rendered in time')), mostMs);
  });
}

const utf8 = new TextEncoder();

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
