import { useEffect, useState, useSyncExternalStore } from 'react';

type Circumstances = {
  /** What the person chose by the button; undefined until then. */
  readonly chosen: boolean | undefined;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
  readonly isTabHidden: boolean;
  readonly prefersStill: boolean;
};

/** If a carousel is set to move by itself, and if it may at this moment (WCAG 2.2.2). */
export function advanceState(now: Circumstances): { isPlaying: boolean; mayAdvance: boolean } {
  const isPlaying = now.chosen ?? !now.prefersStill;
  return { isPlaying, mayAdvance: isPlaying && !now.isHovered && !now.isFocused && !now.isTabHidden };
}

/**
 * Advances at an interval, except while the pointer or the focus is on it, the tab is hidden, the person has paused it
 * or prefers reduced motion. `hold` belongs on what is looked at, not on the button that pauses.
 */
export function useAutoAdvance(intervalMs: number, advance: () => void) {
  const [chosen, choose] = useState<boolean>();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isTabHidden = useSyncExternalStore(watchTab, () => document.visibilityState === 'hidden', onServer);
  const prefersStill = usePrefersStill();
  const { isPlaying, mayAdvance } = advanceState({ chosen, isHovered, isFocused, isTabHidden, prefersStill });

  useEffect(() => {
    if (!mayAdvance) return undefined;
    const timer = setInterval(advance, intervalMs);
    return () => clearInterval(timer);
  }, [mayAdvance, intervalMs, advance]);

  return {
    isPlaying,
    toggle: () => choose(!isPlaying),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/** True if the person asks for reduced motion. */
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
