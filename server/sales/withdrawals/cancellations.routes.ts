import type { cancellations } from '#contract/sales/orders/cancellations.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { cancelByBuyer, cancelByDesk, offerCancellation } from './cancel-order.service.ts';

export const cancellationsRoutes: Routes<typeof cancellations> = {
  offer: offerCancellation,
  byBuyer: cancelByBuyer,
  byDesk: cancelByDesk,
};
