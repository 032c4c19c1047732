import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useListShortcuts } from '#web/core/desk-list/list-shortcuts.ts';
import { isForOthers } from '#web/core/desk-list/single-key.ts';
import { primaryAction } from '#web/core/ui/admin-page.tsx';
import { saveButton } from '#web/core/forms/save-bar.tsx';
import { useMayOpen } from '#web/core/session/may.tsx';
import { useLatePart } from '#web/core/ui/use-late-part.ts';
import { meaningOf } from './desk-keys.ts';
import type { KeysDialogProps } from './keys-dialog.tsx';

/**
 * The keys of every page of the back office, and the button that shows them: '?' shows all, 'g' and one more leads to a screen, 'n'
 * presses the page's first action, unless single keys are turned off; Ctrl+S (⌘S) saves the page's form. The code of the dialog is
 * loaded when it is first opened.
 */
export function KeysHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useListShortcuts();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const pressedG = useRef<number>(undefined);
  const { Part, bring } = useLatePart<KeysDialogProps>(async () => (await import('./keys-dialog.tsx')).KeysDialog);

  async function show() {
    if (Part || (await bring())) setIsOpen(true);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isForOthers(event)) return;
    const since = pressedG.current === undefined ? undefined : event.timeStamp - pressedG.current;
    const means = meaningOf(event.key, since);
    pressedG.current = means.does === 'wait' ? event.timeStamp : undefined;
    if (means.does === 'nothing') return;
    event.preventDefault();
    if (means.does === 'help') void show();
    if (means.does === 'primary') primaryAction()?.click();
    if (means.does === 'go' && mayOpen(means.to)) void navigate(means.to);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);

  useEffect(() => {
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label={t('desk-list.keys')}
        title={t('desk-list.keys')}
        aria-keyshortcuts="?"
        onClick={() => void show()}
        className="grid size-11 flex-none place-items-center rounded-full text-small text-stone hover:bg-sand max-lg:hidden noscript:hidden"
      >
        <kbd className="grid size-6 place-items-center rounded-soft border border-line font-sans">?</kbd>
      </button>
      {Part && <Part open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Saves the page's form instead of the page as a file; in a dialog the keys do nothing. */
function saveByKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  if (document.querySelector('dialog:modal') === null) saveButton()?.click();
}
