import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { usePageKey } from '#web/core/requests/page-key.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { useLatePart } from '#web/core/ui/use-late-part.ts';
import type { FinderDialogProps } from './finder-dialog.tsx';

const apple = /mac|iphone|ipad/i;

const isApple = () => apple.test(navigator.platform);
const never = () => () => {};

/** Opens the finder by a click or by Ctrl+K (⌘K); its code is loaded when it is first opened. */
export function FinderButton() {
  const key = usePageKey();
  // Opened on one page, it is closed on the next.
  const [openedOn, openOn] = useState<string>();
  const finder = useLatePart<FinderDialogProps>(async () => (await import('./finder-dialog.tsx')).FinderDialog);
  const shortcut = useSyncExternalStore(never, isApple, () => false) ? '⌘K' : 'Ctrl K';
  const isOpen = openedOn === key;

  async function open() {
    if (finder.Part || (await finder.bring())) openOn(key);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // The browser's own search by these keys stays closed also while another dialog waits for its answer.
    event.preventDefault();
    if (isOpen) openOn(undefined);
    else if (document.querySelector('dialog:modal') === null) void open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void open()}
        className="flex min-h-11 items-center gap-2 rounded-soft text-small text-stone hover:bg-sand max-md:size-11 max-md:justify-center md:min-h-9 md:w-full md:max-w-form md:border md:border-edge md:bg-sheet md:px-3 md:hover:border-ink"
      >
        <Icon name="search" size={16} />
        <span className="max-md:sr-only">{t('finder.open')}</span>
        <kbd className="ml-auto rounded-soft border border-line px-1.5 font-sans text-caption max-md:sr-only">
          {shortcut}
        </kbd>
      </button>
      {finder.Part && <finder.Part open={isOpen} onClose={() => openOn(undefined)} />}
    </>
  );
}
