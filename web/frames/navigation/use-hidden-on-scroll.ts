import { useEffect, useState } from 'react';

/** How far a page scrolls before the header gives way, in px. */
const free = 160;
/** Movements smaller than this are a trembling thumb. */
const tremble = 8;

type Place = { readonly top: number; readonly isHidden: boolean };

/** The header after a scroll: away on the way down, back on the way up and near the top. */
export function afterScroll(before: Place, top: number): Place {
  if (top < free) return { top, isHidden: false };
  if (Math.abs(top - before.top) < tremble) return before;
  return { top, isHidden: top > before.top };
}

export function useHiddenOnScroll(): boolean {
  const [place, setPlace] = useState<Place>({ top: 0, isHidden: false });
  useEffect(() => {
    const look = () => setPlace((before) => afterScroll(before, window.scrollY));
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return place.isHidden;
}
