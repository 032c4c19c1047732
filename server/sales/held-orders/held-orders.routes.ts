import type { heldOrders } from '#contract/sales/payments/held-orders.ts';
import type { linkedHeld } from '#contract/sales/payments/linked-held.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { showHeld } from './held-view.service.ts';
import { linkedReceipt, sendLinkedReceipt, showLinkedHeld } from './linked-held.service.ts';
import { receiptOf, sendReceipt } from './send-receipt.service.ts';
import { refuseReceipt, takePart } from './settle-held.service.ts';

export const heldOrdersRoutes: Routes<typeof heldOrders> = {
  show: showHeld,
  sendReceipt,
  receipt: receiptOf,
  refuseReceipt,
  takePart,
};

export const linkedHeldRoutes: Routes<typeof linkedHeld> = {
  show: showLinkedHeld,
  sendReceipt: sendLinkedReceipt,
  receipt: linkedReceipt,
};
