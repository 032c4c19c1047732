import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { sheetPlace } from './sheet-place.ts';

/** Windows of phones, upright or not: the panel is a sheet over the page. Elsewhere it stands beside it. */
const phone = '(width < 48rem), (height < 30rem)';

/**
 * A native dialog that follows `open`: over the page on phones, where it keeps clear of the keyboard, and beside it
 * elsewhere, so that one can go on shopping. It closes on Escape, and the browser gives the focus back.
 */
export function usePanelDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (!open) dialog.close();
    if (!open || dialog.open) return undefined;
    if (!window.matchMedia(phone).matches) {
      dialog.show();
      return undefined;
    }
    dialog.showModal();
    return keepInSight(dialog);
  }, [open]);

  // Only an open dialog that is closed gives the focus back, so it is closed before it leaves the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  const close = () => ref.current?.close();
  return {
    ref,
    onClose: () => open && onClose(),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && close(),
    onPointerDown: (event: PointerEvent) => isOnBackdrop(event, ref.current) && close(),
  };
}

/** A press on the dialog itself and outside of its box is one on its backdrop. */
function isOnBackdrop(event: PointerEvent, dialog: HTMLDialogElement | null): boolean {
  return event.target === dialog && dialog !== null && event.clientY < dialog.getBoundingClientRect().top;
}

function keepInSight(sheet: HTMLDialogElement): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => {};
  const place = () => {
    const { height, offsetTop, scale } = seen;
    const { bottom, mostHeight } = sheetPlace({
      windowHeight: window.innerHeight,
      seenHeight: height,
      seenTop: offsetTop,
      scale,
    });
    sheet.style.bottom = `${bottom}px`;
    sheet.style.maxHeight = `${mostHeight}px`;
  };
  place();
  seen.addEventListener('resize', place);
  seen.addEventListener('scroll', place);
  return () => {
    seen.removeEventListener('resize', place);
    seen.removeEventListener('scroll', place);
    sheet.removeAttribute('style');
  };
}
