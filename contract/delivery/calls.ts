import { carriers } from './carriers.ts';
import { delivery } from './delivery.ts';

/** The calls of the area, by feature. */
export const deliveryCalls = {
  carriers,
  delivery,
} as const;
