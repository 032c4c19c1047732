import { useCallback, useEffect, useRef } from 'react';
import type { Conversation } from './conversation.ts';
import type { Waiting } from './use-conversation.ts';

/**
 * Keeps the newest step of the conversation in sight. After `wantFocus`, when the pressed button is about to go, the
 * focus waits in the conversation and moves to the first thing to press that the answer brings.
 */
export function useReadingPlace(open: boolean, turns: Conversation, waiting: Waiting | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);

  const wantFocus = useCallback(() => {
    isWanted.current = true;
    scroller.current?.focus({ preventScroll: true });
  }, []);

  // Also when the keyboard takes a part of the sheet away.
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

/** Above the newest step this much of the one before stays in sight, in px. */
const margin = 20;

function showNewest(box: HTMLElement): void {
  const steps = box.querySelectorAll<HTMLElement>('[data-turn]');
  const newest = steps[steps.length - 1];
  if (newest) box.scrollTop += newest.getBoundingClientRect().top - box.getBoundingClientRect().top - margin;
}
