import { useEffect, useEffectEvent, useState } from 'react';
import { useListShortcuts } from '#web/core/desk-list/list-shortcuts.ts';
import { isForOthers } from '#web/core/desk-list/single-key.ts';
import { useLatePart } from '#web/core/ui/use-late-part.ts';
import type { KeysDialogProps } from './keys-dialog.tsx';

/** Shows the keys of the back office by '?', unless single keys are turned off; its code is loaded when it is first opened. */
export function KeysHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useListShortcuts();
  const { Part, bring } = useLatePart<KeysDialogProps>(async () => (await import('./keys-dialog.tsx')).KeysDialog);

  const onKey = useEffectEvent(async (event: KeyboardEvent) => {
    if (event.key !== '?' || isForOthers(event)) return;
    event.preventDefault();
    if (Part || (await bring())) setIsOpen(true);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => void onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);

  return Part && <Part open={isOpen} onClose={() => setIsOpen(false)} />;
}
