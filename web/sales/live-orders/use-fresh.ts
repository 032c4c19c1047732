import { useEffect, useEffectEvent } from 'react';
import { isAnyUnsaved } from '#web/core/forms/unsaved/unsaved-forms.ts';
import { watchNews } from './news.ts';

/** How long after news something is asked for again, in ms: once for all news of that time. */
const gatherMs = 1000;

/** How often it is looked again whether somebody is still typing, in ms. */
const typingMs = 3000;

const typedInto = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select';

/** Calls `work` a moment after news of orders, but not while somebody is typing or has written something unsaved. */
export function useFresh(work: () => void): void {
  const onQuiet = useEffectEvent(work);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = isTyping() ? setTimeout(look, typingMs) : undefined;
      if (timer === undefined) onQuiet();
    };
    const end = watchNews(() => {
      timer ??= setTimeout(look, gatherMs);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, []);
}

function isTyping(): boolean {
  return isAnyUnsaved() || document.activeElement?.matches(typedInto) === true;
}
