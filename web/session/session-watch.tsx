import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { texts } from '#contract/texts.ts';
import { clearInterruptedForm } from '../hydration/sent-form.ts';
import { toast } from '../ui/toast.ts';
import { noteOver, presentMark, shareMark, watchSession } from './session-mark.ts';

/** The session that the page's data was made for; `mark` is empty for a guest. Another object each time it was asked for. */
type Session = { readonly mark: string; readonly user: { readonly username: string } | null };

/**
 * Asks for the page's data again when the browser's session is another than the one it was made for: after a login or
 * logout in another tab, and on a page that comes out of the browser's history. No request tells it so: the mark does.
 */
export function SessionWatch({ session }: { readonly session: Session }) {
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

  const settle = useEffectEvent((now: Session) => {
    if (now.mark === '' && asked.current === '' && before.current !== null) {
      clearInterruptedForm();
      toast(texts.session.endedElsewhere);
    } else if (now.mark === '' && asked.current && window.location.pathname !== '/login') {
      toast(texts.session.expired);
    }
    // Said once: else each page would ask and say it again.
    if (now.mark === '' && asked.current) noteOver(asked.current);
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
