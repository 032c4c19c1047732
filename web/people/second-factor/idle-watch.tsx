import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { href, useRevalidator } from 'react-router';
import { minuteMs } from '#contract/core/time/units.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { ask } from '#web/core/requests/ask.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';

/** How long before the end it asks. */
const warningMs = 2 * minuteMs;

/** How often somebody who types or clicks says so to the shop. */
const tellMs = minuteMs;

/** How often the page looks at the clock. */
const lookMs = 5000;

const uses = ['pointerdown', 'keydown', 'wheel'] as const;

/** Where pages of the same browser, which share the session, say to each other that somebody is there. */
const channelName = 'session-use';

/**
 * Keeps the session of whoever works on the page, and asks before it ends because nobody does. When it ended, the page asks for its data
 * again: that leads to the login, and what is unsaved is kept (web/core/interrupted/).
 */
export function IdleWatch({ minutes }: { readonly minutes: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const usedAt = useRef(0);
  const toldAt = useRef(0);
  const others = useRef<BroadcastChannel>(undefined);
  const { revalidate } = useRevalidator();

  const toldNow = useEffectEvent(() => {
    toldAt.current = Date.now();
    setIsAsking(false);
  });

  const tell = useEffectEvent(() => {
    toldAt.current = Date.now();
    setIsAsking(false);
    // If it does not arrive, the next use tells it again.
    void ask(withPrefix(href('/user/security/stay')), AbortSignal.timeout(10_000), '{}').then(({ ok }) => {
      if (ok) others.current?.postMessage('');
      else toldAt.current -= tellMs;
    });
  });

  const look = useEffectEvent(() => {
    const now = Date.now();
    const end = toldAt.current + minutes * minuteMs;
    if (now > end) {
      toldAt.current = now;
      setIsAsking(false);
      toast(t('second-factor.idleOver'));
      void revalidate();
    } else if (now >= end - warningMs) setIsAsking(true);
    else if (usedAt.current > toldAt.current && now - toldAt.current >= tellMs) tell();
  });
  useEffect(() => {
    // The page itself was a use.
    toldAt.current = Date.now();
    const ending = new AbortController();
    const note = () => {
      usedAt.current = Date.now();
    };
    for (const use of uses) document.addEventListener(use, note, { passive: true, signal: ending.signal });
    const channel = new BroadcastChannel(channelName);
    others.current = channel;
    channel.addEventListener('message', () => toldNow());
    others.current?.postMessage('');
    const looking = setInterval(() => look(), lookMs);
    return () => {
      ending.abort();
      channel.close();
      clearInterval(looking);
    };
  }, []);

  return (
    <Dialog
      open={isAsking}
      onClose={() => tell()}
      title={t('second-factor.idleTitle')}
      actions={<Button onClick={() => tell()}>{t('second-factor.idleStay')}</Button>}
    >
      {t('second-factor.idleMeaning')}
    </Dialog>
  );
}
