import { t } from '#messages/messages.ts';
import { importAgain } from './import-again.ts';
import { dismissErrors, toast } from './toast.ts';

/** The pauses before a part that did not come is asked for again by itself, in ms: each twice as long as the one before. */
const pauses = { first: 4000, longest: 300_000 } as const;

/**
 * Loads the code of a part of a page. Never rejects, because that would replace the page by an error: until the part is
 * there, the page stays as it is, a toast says so, and it is asked for again when the person wants it, when the network is
 * back, and after a while.
 */
export async function whenThere<Part>(load: () => Promise<Part>): Promise<Part> {
  let isSaid = false;
  for (let pauseMs: number = pauses.first; ; pauseMs = Math.min(pauseMs * 2, pauses.longest)) {
    try {
      const part = await importAgain(load);
      if (isSaid) dismissErrors(t('ui.partNotOpened'));
      return part;
    } catch {
      isSaid = await nextTry(pauseMs, isSaid);
    }
  }
}

/** Resolves when it is time to try again, with whether the toast about it is still true: a person's retry has closed it. */
function nextTry(pauseMs: number, isSaid: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const again = (stillSaid: boolean) => {
      removeEventListener('online', onOnline);
      clearTimeout(timer);
      resolve(stillSaid);
    };
    const onOnline = () => again(true);
    addEventListener('online', onOnline);
    const timer = setTimeout(() => again(true), pauseMs);
    if (!isSaid) toast(t('ui.partNotOpened'), { tone: 'error', retry: () => again(false) });
  });
}
