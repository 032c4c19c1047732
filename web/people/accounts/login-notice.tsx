import { useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { texts } from '#contract/core/texts.ts';
import type { SessionData } from '#web/core/session/session-data.ts';
import { presentMark } from '#web/core/session/session-mark.ts';
import { toast } from '#web/core/ui/toast.ts';

/** Shows a message after a login, on the page that follows it: the visitor changed from a guest to a person. */
export function LoginNotice() {
  const session = useRouteLoaderData<SessionData>('root');
  const before = useRef<string | null>(undefined);
  useEffect(() => {
    const username = session?.user?.username ?? null;
    // The person is not loaded yet: cached pages do not contain it.
    if (username === null && presentMark() !== '') return;
    if (before.current === null && username !== null) toast(texts.login.done);
    before.current = username;
  }, [session]);
  return null;
}
