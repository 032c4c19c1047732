import { useCallback, useEffect, useRef } from 'react';
import type { Conversation } from './conversation.ts';
import type { Waiting } from './use-conversation.ts';

/**
 * Keeps the newest turn of the conversation scrolled into view. After `wantFocus`, when the clicked button is about to
 * be removed, the conversation gets the focus, which then moves to the first button or link of the answer.
 */
export function useReadingPlace(open: boolean, turns: Conversation, waiting: Waiting | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);

  const wantFocus = useCallback(() => {
    isWanted.current = true;
    scroller.current?.focus({ preventScroll: true });
  }, []);

  // Also when the keyboard covers a part of the sheet.
  useEffect(() => {
    const box = scroller.current;
    if (!open || !box) return undefined;
    const watch = new ResizeObserver(() => showNewest(box));
    watch.observe(box);
    return () => watch.disconnect();
  }, [open]);

  useEffect(() => {
    const box = scroller.current;
    if (!open || !box || turns.length === 0) return;
    showNewest(box);
    const isOver = waiting === undefined || waiting.lost;
    if (!isOver || !isWanted.current) return;
    isWanted.current = false;
    box.querySelector('button')?.focus({ preventScroll: true });
  }, [open, turns, waiting]);

  return { scroller, wantFocus };
}

/** How much of the previous turn stays visible above the newest one, in px. */
const margin = 20;

function showNewest(box: HTMLElement): void {
  const steps = box.querySelectorAll<HTMLElement>('[data-turn]');
  const newest = steps[steps.length - 1];
  if (newest) box.scrollTop += newest.getBoundingClientRect().top - box.getBoundingClientRect().top - margin;
}
