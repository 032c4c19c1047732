import { t } from '#messages/messages.ts';

/** 'Hay 1 orden nueva', 'Hay 3 órdenes nuevas'. */
export function newOrdersWords(count: number): string {
  return t('live-orders.newOrders', { count });
}
