import { t } from '#messages/messages.ts';
import { dismissErrors, toast } from './toast.ts';

/**
 * Loads the code of a part of a page. Never rejects, because that would replace the page by an error: until the part is
 * there, the page stays as it is, a toast says so, and it is asked for again when the person wants it, when the network is
 * back, and after pauses that grow from four seconds. A part of an older version of the shop, which is not there any more,
 * comes with the page loaded anew.
 */
export async function whenThere<Part>(load: () => Promise<Part>): Promise<Part> {
  const what = t('ui.partNotOpened');
  for (let pauseMs = 4000; ; pauseMs *= 2) {
    try {
      const part = await load();
      if (pauseMs > 4000) dismissErrors(what);
      return part;
    } catch (error) {
      const isGone = error instanceof Error && error.message === '404';
      const waiting = new AbortController();
      await new Promise<unknown>((resolve) => {
        toast(what, { tone: 'error', retry: isGone ? () => window.location.reload() : () => resolve(true) });
        if (isGone) return;
        addEventListener('online', resolve, { once: true, signal: waiting.signal });
        setTimeout(resolve, pauseMs);
      });
      waiting.abort();
    }
  }
}
