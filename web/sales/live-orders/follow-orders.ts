import { href } from 'react-router';
import { ordersNews, ordersNewsEvent, type OrdersNews } from '#contract/sales/order-desk/live-orders.ts';
import { t } from '#messages/messages.ts';
import { toast } from '#web/core/ui/toast.ts';
import { newOrdersWords } from './new-orders-words.ts';
import { noteNews } from './news.ts';
import { openAgainMs } from './open-again.ts';

/** How many orders of one message have a toast of their own. */
const mostToasts = 3;

/** Shows what a message says, and wakes what has to be asked for again. */
function tellNews({ orders, isWhole }: OrdersNews): void {
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

/** How long a hidden page keeps its stream, in ms: a browser opens six connections to a server (HTTP/1.1). */
const hiddenMs = 30_000;

/**
 * Opens the stream of orders, and keeps it open while the page can be seen. The browser reopens one that the server ended,
 * after the time that the server said; one that the server refused is opened anew here, later each time. Both go on after
 * the last message. Returns the function that ends it.
 */
export function followOrders(address: string): () => void {
  if (typeof EventSource === 'undefined') return () => {};
  let source: EventSource | undefined;
  let last = '';
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(timer);
    if (source || document.visibilityState === 'hidden') return;
    const opened = new EventSource(last === '' ? address : `${address}?after=${encodeURIComponent(last)}`);
    opened.addEventListener(ordersNewsEvent, ({ data, lastEventId }: MessageEvent<string>) => {
      refusals = 0;
      last = lastEventId;
      const read = ordersNews.safeParse(JSON.parse(data));
      if (read.success) tellNews(read.data);
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      close();
      timer = setTimeout(open, openAgainMs(refusals, Math.random()));
      refusals += 1;
    });
    source = opened;
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function onVisibility(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(close, hiddenMs);
    else open();
  }

  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  document.addEventListener('visibilitychange', onVisibility);
  open();
  return () => {
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}
