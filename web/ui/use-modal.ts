import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PointerEvent, SyntheticEvent } from 'react';

/**
 * A native modal dialog that follows `open`. The browser holds the focus inside, closes on Escape and gives the focus
 * back; a press on the backdrop closes too.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog?.open === false) dialog.showModal();
    if (!open && dialog?.open === true) dialog.close();
  }, [open]);

  // Only an open dialog that is closed gives the focus back, so it is closed before it leaves the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return {
    ref,
    // What is closed may ask first, so the dialog stays until `open` says otherwise.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || !open) return;
      // A browser lets nobody hold back a second Escape.
      ref.current?.showModal();
      onClose();
    },
    onPointerDown: (event: PointerEvent) => event.target === event.currentTarget && onClose(),
  };
}
