import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import type { Actor } from './actor.ts';

/** Returns the steps of an order's delivery as an administrator sees them, the oldest first. */
export async function fulfilmentSteps(admin: Actor, reference: string) {
  const timeline = await admin.call(orderDesk.history, { key: reference });
  return timeline.filter((entry) => entry.what === 'fulfilment');
}
