import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { showModal } from './show-modal.ts';

/**
 * Controls a native modal dialog by `open`. The browser traps the focus, closes on Escape and restores the focus; a
 * click on the backdrop closes it too.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog?.open === false) showModal(dialog);
    if (!open && dialog?.open === true) dialog.close();
  }, [open]);

  // The browser restores the focus only if an open dialog is closed, so close it before it is removed from the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return {
    ref,
    // The content may ask before it closes, so the dialog stays open until `open` changes.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // The event comes in a task of its own: by then the dialog may be closed on purpose, or be open again.
      if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
      // Browsers do not allow to cancel a second Escape, so open the dialog again.
      if (ref.current) showModal(ref.current);
      onClose();
    },
    onKeyDown: keepEnter,
    onPointerDown: (event: PointerEvent) => event.target === event.currentTarget && onClose(),
  };
}

/** A dialog may stand inside a form of its page: Enter in one of its fields does not submit that form. */
function keepEnter(event: KeyboardEvent<HTMLDialogElement>): void {
  const { key, target, currentTarget } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.form === null) return;
  if (!currentTarget.contains(target.form)) event.preventDefault();
}
