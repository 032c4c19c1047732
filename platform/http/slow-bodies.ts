import type { IncomingMessage } from 'node:http';

/** The time, in ms, after which a body that is still arriving counts as slow. */
export const slowMs = 2_000;

/** The maximum number of slow bodies; further ones are cut off. */
export const mostSlow = 256;

type Counted = {
  /** The request no longer counts as in flight, because it only waits for its sender. */
  readonly onSlow: () => void;
  /** The body is complete: the request counts as in flight again. */
  readonly onWhole: () => void;
};

/**
 * Keeps slow senders from using up the limit of requests in flight: while a body takes longer than `slowMs` to arrive,
 * its request does not count. `watch` returns the function that ends the watching of a request.
 */
export function slowBodies() {
  let slow = 0;
  return {
    watch(request: IncomingMessage, { onSlow, onWhole }: Counted): () => void {
      if (!hasBody(request)) return () => undefined;
      let isSlow = false;
      const late = setTimeout(() => {
        if (slow >= mostSlow) {
          request.destroy();
          return;
        }
        isSlow = true;
        slow += 1;
        onSlow();
      }, slowMs);
      function settle(): boolean {
        clearTimeout(late);
        const wasSlow = isSlow;
        if (wasSlow) slow -= 1;
        isSlow = false;
        return wasSlow;
      }
      request.once('end', () => settle() && onWhole());
      return () => {
        // A slow request that was aborted left the count, so add it again before it is removed for good.
        if (settle()) onWhole();
      };
    },
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
