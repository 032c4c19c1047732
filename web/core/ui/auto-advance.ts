import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

type Circumstances = {
  /** The visitor's choice by the button; undefined before. */
  readonly chosen: boolean | undefined;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
  readonly isTabHidden: boolean;
  /** True while it is in the middle of the window. */
  readonly isSeen: boolean;
  readonly prefersStill: boolean;
};

/** Returns whether a carousel is set to advance by itself, and whether it may at this moment (WCAG 2.2.2). */
export function advanceState(now: Circumstances): { isPlaying: boolean; mayAdvance: boolean } {
  const isPlaying = now.chosen ?? !now.prefersStill;
  return { isPlaying, mayAdvance: isPlaying && now.isSeen && !now.isHovered && !now.isFocused && !now.isTabHidden };
}

type Motion = {
  readonly intervalMs: number;
  readonly advance: () => void;
  /** After so many steps it rests, until the visitor starts it again. */
  readonly turn: number;
  /** What has to be in the middle of the window. */
  readonly track: RefObject<Element | null>;
};

/**
 * Advances at an interval, for one turn and one carousel at a time, except while the pointer or the focus is on it, it
 * or the tab is out of view, the visitor has paused it or prefers reduced motion. Put `hold` on the slides, not on the
 * button that pauses.
 */
export function useAutoAdvance({ intervalMs, advance, turn, track }: Motion) {
  const [chosen, choose] = useState<boolean>();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isTabHidden = useSyncExternalStore(watchTab, () => document.visibilityState === 'hidden', onServer);
  const isSeen = useIsSeen(track);
  const prefersStill = usePrefersStill();
  const now = { chosen, isHovered, isFocused, isTabHidden, isSeen, prefersStill };
  const { isPlaying, mayAdvance } = advanceState(now);
  const steps = useRef(0);

  useEffect(() => {
    if (!mayAdvance) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const step = () => {
      advance();
      steps.current += 1;
      if (steps.current >= turn) choose(false);
    };
    const end = whenFree(() => {
      timer = setInterval(step, intervalMs);
    });
    return () => {
      clearInterval(timer);
      end();
    };
  }, [mayAdvance, intervalMs, advance, turn]);

  return {
    isPlaying,
    toggle: () => {
      steps.current = 0;
      choose(!isPlaying);
    },
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/** True while an element is in the middle half of the window's height. */
function useIsSeen(track: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!track.current) return undefined;
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '-25% 0px',
    });
    watch.observe(track.current);
    return () => watch.disconnect();
  }, [track]);
  return isSeen;
}

/** True if the visitor prefers reduced motion. */
export function usePrefersStill(): boolean {
  return useSyncExternalStore(watchMotion, () => motion().matches, onServer);
}

const onServer = () => false;

const motion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function watchTab(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function watchMotion(onChange: () => void) {
  const query = motion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The carousels that want to move, the one that does first. */
const waiting: (() => void)[] = [];

/**
 * Calls `start` as soon as no other carousel moves, perhaps at once. Returns a function that gives up the place, moving
 * or waiting.
 */
export function whenFree(start: () => void): () => void {
  waiting.push(start);
  if (waiting.length === 1) start();
  return () => {
    const at = waiting.indexOf(start);
    if (at === -1) return;
    waiting.splice(at, 1);
    if (at === 0) waiting[0]?.();
  };
}
