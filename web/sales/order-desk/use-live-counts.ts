import { useState } from 'react';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { useFresh } from '../live-orders/use-fresh.ts';
import { ask } from '#web/core/requests/ask.ts';

export type OrderCounts = Output<typeof orderDesk.counts>;

const limitMs = 10_000;

/**
 * Returns how many orders wait in each view: as loaded, and asked for again after news of orders, without the rows. If that
 * fails, the numbers stay.
 */
export function useLiveCounts(loaded: OrderCounts | null, address: string): OrderCounts | null {
  const [later, setLater] = useState<{ readonly than: OrderCounts | null; readonly counts: OrderCounts }>();
  useFresh(() => {
    void ask(address, AbortSignal.timeout(limitMs)).then((answer) => {
      const read = orderDesk.counts.output.safeParse(answer.ok ? answer.body : undefined);
      if (read.success) setLater({ than: loaded, counts: read.data });
    });
  });
  return later?.than === loaded ? later.counts : loaded;
}
