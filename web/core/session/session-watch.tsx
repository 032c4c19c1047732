import { useEffect, useEffectEvent, useRef } from 'react';
import { href, useRevalidator } from 'react-router';
import { texts } from '#contract/core/texts.ts';
import { clearInterruptedForm } from '../hydration/sent-form.ts';
import { toast } from '../ui/toast.ts';
import { memberMark } from '../hydration/late-scripts.ts';
import type { SessionData } from './session-data.ts';
import { presentMark, shareMark, watchSession } from './session-mark.ts';
import { noteShownSession } from './shown-session.ts';
import { withoutPrefix } from '../links/language-prefix.ts';

/**
 * Asks who is there when the browser's session is another than the one that the page shows: on a page that is the same
 * for everybody, after a login or logout in another tab, and on a page that comes out of the browser's history. No request
 * tells it so: the mark does. Pages that are somebody's own ask for their data again too. `session` is another object each
 * time it was asked for; its mark is empty for a guest.
 */
export function SessionWatch({ session }: { readonly session: SessionData }) {
  const { mark } = session;
  const { revalidate } = useRevalidator();
  // The mark that the data was asked for again with: once for each, for a session may be over that its mark outlives.
  const asked = useRef<string>(undefined);
  const before = useRef(session.user?.username ?? null);

  const check = useEffectEvent((isFromHistory: boolean) => {
    const present = presentMark();
    shareMark(present);
    if (present === mark) asked.current = undefined;
    else if (isFromHistory && mark !== '') leaveForGood();
    else if (present !== asked.current) {
      asked.current = present;
      void revalidate();
    }
  });
  useEffect(() => watchSession(check), []);

  const settle = useEffectEvent((now: SessionData) => {
    noteShownSession(now);
    document.documentElement.toggleAttribute(memberMark, presentMark() !== '');
    if (now.mark === '' && asked.current === '' && before.current !== null) {
      clearInterruptedForm();
      toast(texts.session.endedElsewhere);
    } else if (
      now.mark === '' &&
      asked.current &&
      presentMark() === '' &&
      withoutPrefix(window.location.pathname) !== href('/login')
    ) {
      toast(texts.session.expired);
    }
    before.current = now.user?.username ?? null;
    check(false);
  });
  useEffect(() => settle(session), [session]);
  return null;
}

/** A page of somebody who is gone is not shown for a moment longer. */
function leaveForGood(): void {
  document.body.hidden = true;
  window.location.reload();
}
