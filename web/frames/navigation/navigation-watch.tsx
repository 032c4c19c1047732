import { t } from '#messages/messages.ts';
import { useEffect, useState } from 'react';
import { createPath, href, useNavigate, useNavigation } from 'react-router';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { lostScreen, noteScreen, notesOfTab, screenLimitMs, whenLate } from './late-screen.ts';
import { withoutPrefix } from '#web/core/links/language-prefix.ts';

/** A line at the top while a screen is on its way, and a way to try again when it does not come. */
export function NavigationWatch() {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const address = state === 'loading' ? createPath(location) : undefined;
  const [missing, setMissing] = useState<string>();

  // Before the effect below, which clears the note.
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const lost = lostScreen(notesOfTab(), { openedBy: openedBy(), address: `${pathname}${search}${hash}` });
    return lost === undefined ? undefined : whenLate(0, () => setMissing(lost));
  }, []);

  useEffect(() => {
    noteScreen(notesOfTab(), address);
    if (address === undefined) return undefined;
    return whenLate(screenLimitMs, () => setMissing(address));
  }, [address]);

  return (
    <>
      {state !== 'idle' && (
        <span
          aria-hidden="true"
          className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden opacity-100 transition-opacity delay-150 starting:opacity-0"
        >
          <span className="block h-full w-2/5 animate-travel bg-accent" />
        </span>
      )}
      <Dialog
        open={missing !== undefined}
        onClose={() => setMissing(undefined)}
        title={t('frames.screenNotArrived')}
        actions={
          <>
            <Button tone="quiet" onClick={() => setMissing(undefined)}>
              {t('frames.stayHere')}
            </Button>
            <Button
              onClick={() => {
                setMissing(undefined);
                void navigate(withoutPrefix(missing ?? href('/')));
              }}
            >
              {t('ui.retry')}
            </Button>
          </>
        }
      >
        <p>{t('frames.screenNotLoaded')}</p>
      </Dialog>
    </>
  );
}

function openedBy(): string | undefined {
  const [opening] = performance.getEntriesByType('navigation');
  return opening instanceof PerformanceNavigationTiming ? opening.type : undefined;
}
