import type { IncomingMessage } from 'node:http';

/** When a body that is still arriving counts as slow, in ms. */
export const slowMs = 2_000;

/** Slow bodies beyond these are cut off. */
export const mostSlow = 256;

type Counted = {
  /** Leaves the count of requests under way, for nothing is done for this one but to wait for its sender. */
  readonly onSlow: () => void;
  /** Joins it again: the body is there. */
  readonly onWhole: () => void;
};

/**
 * Keeps senders that are slow from taking the room of all others: while a body takes longer than `slowMs` to arrive, its
 * request does not count as under way. `watch` returns what ends the watching of a request.
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
        // Who never sent the rest still left the count, so it is joined before it is left for good.
        if (settle()) onWhole();
      };
    },
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
