import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { OrdersNews } from '#contract/sales/order-desk/live-orders.ts';
import { toast } from '#web/core/ui/toast.ts';
import { newOrdersWords } from './new-orders-words.ts';
import { noteNews } from './news.ts';

/** How many orders of one message have a toast of their own. */
const mostToasts = 3;

/** Shows what a message says, and wakes what has to be asked for again. */
export function tellNews({ orders, isWhole }: OrdersNews): void {
  if (orders.length === 0 && isWhole) return;
  const paid = new Map(orders.filter(({ what }) => what === 'paid').map((order) => [order.number, order]));
  if (paid.size > mostToasts) {
    toast(newOrdersWords(paid.size), {
      isNews: true,
      link: { to: href('/admin/orders'), text: t('live-orders.showOrders') },
    });
  } else {
    for (const order of paid.values()) toastOrder(order, t('live-orders.newOrder', { number: order.number }));
  }
  const awaited = orders.filter(({ what, number }) => what === 'awaited' && !paid.has(number));
  for (const order of awaited.slice(0, mostToasts)) {
    toastOrder(order, t('live-orders.awaited', { number: order.number }));
  }
  noteNews([...paid.keys()]);
}

function toastOrder({ reference }: OrdersNews['orders'][number], words: string): void {
  const to = href('/admin/orders/:payment_id', { payment_id: reference });
  toast(words, { isNews: true, link: { to, text: t('live-orders.showOrder') } });
}
