import { ordersNews, ordersNewsEvent } from '#contract/sales/order-desk/live-orders.ts';
import { openAgainMs } from './open-again.ts';
import { tellNews } from './tell-news.ts';

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
