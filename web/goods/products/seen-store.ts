import { defineSlice } from '#web/core/hydration/client-state/client-state.ts';

type Seen = readonly number[];

/** One more than is shown, because the product of the page itself is left out. */
const most = 9;
const none: Seen = [];

function isSeen(value: unknown): value is Seen {
  return Array.isArray(value) && value.length <= most && value.every((id) => Number.isSafeInteger(id) && id > 0);
}

const seen = defineSlice('details', none, isSeen);

/** The ids of the products whose pages this browser has shown, most recent first. */
export const useSeen = seen.use;

export function noteSeen(id: number): void {
  if (seen.get()[0] === id) return;
  seen.set((ids) => [id, ...ids.filter((other) => other !== id)].slice(0, most));
}
