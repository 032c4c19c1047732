import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { isSentFormKept } from '../../hydration/sent-form.ts';
import { withoutPrefix } from '../../links/language-prefix.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { leaveWords } from './leave-words.ts';
import { isAnyUnsaved, watchUnsaved } from './unsaved-forms.ts';

/**
 * Asks before leaving a page that has forms with unsaved content: a navigation in the shop with the shop's dialog, any
 * other with the browser's. One for all forms, because the router supports one blocker at a time.
 */
export function LeaveGuard() {
  const isUnsaved = useSyncExternalStore(watchUnsaved, isAnyUnsaved, () => false);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isAnyUnsaved() &&
      !isSentFormKept(withoutPrefix(to.pathname)) &&
      `${from.pathname}${from.search}` !== `${to.pathname}${to.search}`,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={leaveWords.leave.title}
      confirm={leaveWords.leave.confirm}
      cancel={leaveWords.stay}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {leaveWords.lost}
    </ConfirmDialog>
  );
}
