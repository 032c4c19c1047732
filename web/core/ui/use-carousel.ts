import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAutoAdvance, usePrefersStill } from './auto-advance.ts';

type Setup = { readonly intervalMs: number; readonly speedMs: number };

/** Scrolling has ended if there was no scroll event for this long, in ms. */
const quietMs = 140;
/** How long it takes to align a slide at the end of its rail with the start of the view, in ms. */
const alignMs = 160;

/**
 * A looping carousel. It is a scroll-snap container, which touch, keyboard and browsers without scripts can scroll; the
 * slides are reordered out of view, so that there is always one more in both directions.
 */
export function useCarousel<T>(slides: readonly T[], { intervalMs, speedMs }: Setup) {
  const track = useRef<HTMLUListElement>(null);
  const stop = useRef<() => void>(() => {});
  const [first, setFirst] = useState(0);
  const [place, setPlace] = useState(0);
  const prefersStill = usePrefersStill();

  const rotate = useCallback((rail: HTMLElement, by: 1 | -1) => {
    const left = rail.scrollLeft - by * stepOf(rail);
    flushSync(() => setFirst((before) => before + by));
    rail.scrollLeft = left;
  }, []);

  const move = useCallback(
    (by: 1 | -1) => {
      const rail = track.current;
      if (!rail || rail.scrollWidth <= rail.clientWidth + 1) return;
      stop.current();
      const step = stepOf(rail);
      const { before, after } = roomOf(rail);
      if (by === 1 && after < step - 1 && before >= step - 1) rotate(rail, 1);
      if (by === -1 && before < step - 1 && after >= step - 1) rotate(rail, -1);
      const to = (Math.round(rail.scrollLeft / step) + by) * step;
      stop.current = glide(rail, to, prefersStill ? 0 : speedMs);
    },
    [prefersStill, rotate, speedMs],
  );

  const next = useCallback(() => move(1), [move]);
  const auto = useAutoAdvance({ intervalMs, advance: next, turn: slides.length, track });

  useEffect(() => {
    const rail = track.current;
    if (!rail) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const step = stepOf(rail);
      setPlace(Math.round(rail.scrollLeft / step));
      // A touch at one end of the rail finds one more slide there, unless a slide has the focus: then it must not be
      // moved.
      const { before, after } = roomOf(rail);
      const [least, most] = [Math.min(before, after), Math.max(before, after)];
      if (least > 1 || most < 1.5 * step || rail.contains(document.activeElement)) return;
      rotate(rail, before < after ? -1 : 1);
      stop.current = glide(rail, Math.round(rail.scrollLeft / step) * step, alignMs);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, quietMs);
    };
    rail.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      stop.current();
      rail.removeEventListener('scroll', wait);
    };
  }, [rotate]);

  return {
    ...auto,
    track,
    slides: rotated(slides, first),
    /** The index of the first slide in view, from 0. */
    current: slides.length === 0 ? 0 : (((first + place) % slides.length) + slides.length) % slides.length,
    next,
    previous: useCallback(() => move(-1), [move]),
  };
}

/** Rotates a list: by 1, the first element moves to the end. */
export function rotated<T>(list: readonly T[], by: number): T[] {
  const start = list.length === 0 ? 0 : ((by % list.length) + list.length) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** Returns the distance between two children of a rail, in px. */
function stepOf(rail: HTMLElement): number {
  const [first, second] = rail.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return rail.clientWidth;
  return second.offsetLeft - first.offsetLeft;
}

/** Returns how far a rail has been scrolled, and how far it still can be, in px. */
function roomOf(rail: HTMLElement): { before: number; after: number } {
  return { before: rail.scrollLeft, after: rail.scrollWidth - rail.clientWidth - rail.scrollLeft };
}

/** An easing function: returns the part of the way after a part of the time, both from 0 to 1. */
export function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** Scrolls a rail sideways in a given time, without scroll snapping meanwhile. Returns a function that stops it. */
function glide(rail: HTMLElement, to: number, durationMs: number): () => void {
  const from = rail.scrollLeft;
  const start = performance.now();
  let frame = 0;

  function end() {
    cancelAnimationFrame(frame);
    rail.style.scrollSnapType = '';
  }

  function move(now: number) {
    const part = durationMs > 0 ? Math.min(1, Math.max(0, (now - start) / durationMs)) : 1;
    rail.scrollLeft = from + (to - from) * eased(part);
    if (part === 1) end();
    else frame = requestAnimationFrame(move);
  }

  rail.style.scrollSnapType = 'none';
  move(start);
  return end;
}
