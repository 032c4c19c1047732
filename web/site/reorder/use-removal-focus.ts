import { useEffect, useId, useState } from 'react';

/**
 * Moves the focus after a row was removed: to the button that removes its neighbour, or to the one that adds a row. `removes`
 * and `adds` are the attributes of these buttons.
 */
export function useRemovalFocus() {
  const id = useId();
  const [removed, setRemoved] = useState<{ readonly at: number }>();
  useEffect(() => {
    if (!removed) return;
    const left = document.querySelectorAll<HTMLElement>(`[data-removes="${id}"]`);
    const neighbour = left.item(Math.min(removed.at, left.length - 1));
    const next = left.length > 0 ? neighbour : document.querySelector<HTMLElement>(`[data-adds="${id}"]`);
    next?.focus();
  }, [removed, id]);
  return {
    removes: { 'data-removes': id },
    adds: { 'data-adds': id },
    /** To be called with the place of the row that is removed now. */
    removedAt: (at: number) => setRemoved({ at }),
  };
}
