import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { showModal } from '#web/core/ui/show-modal.ts';
import { sheetPlace } from './sheet-place.ts';

/** Matches windows in which the panel leaves too little of the page to use it, such as phones in both orientations. */
const over = '(width < 80rem), (height < 30rem)';
const phone = '(width < 48rem), (height < 30rem)';

/**
 * Controls a native dialog by `open`: modal over the page where there is little room, on phones above the keyboard;
 * non-modal elsewhere, so that the visitor can go on shopping. Escape closes it, and the browser restores the focus.
 */
export function usePanelDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (!open) dialog.close();
    if (!open || dialog.open) return undefined;
    if (!window.matchMedia(over).matches) {
      dialog.show();
      return closedByEscape(dialog);
    }
    showModal(dialog);
    return window.matchMedia(phone).matches ? keepInSight(dialog) : undefined;
  }, [open]);

  // The browser restores the focus only if an open dialog is closed, so close it before it is removed from the page.
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

/**
 * Closes a panel that lies on a part of the page by Escape from anywhere: what the focus comes to may be below it (WCAG 2.2, 2.4.11).
 * What was opened after it closes first.
 */
function closedByEscape(panel: HTMLDialogElement): () => void {
  const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector(':modal, :popover-open')) panel.close();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** True if a click is on the backdrop: its target is the dialog, but its position is outside of the dialog's box. */
function isOnBackdrop(event: PointerEvent, dialog: HTMLDialogElement | null): boolean {
  if (event.target !== dialog || dialog === null) return false;
  const { top, left, right, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return y < top || y > bottom || x < left || x > right;
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
