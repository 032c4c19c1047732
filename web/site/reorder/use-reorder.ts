import { t } from '#messages/messages.ts';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

type Reorder = {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onMove: (from: number, to: number) => void;
  /** Says to screen readers what happened. */
  readonly say: (words: string) => void;
};

/** What is held: by the pointer or the keyboard, and where it was before. */
type Held = { readonly id: string; readonly by: 'pointer' | 'keyboard'; readonly from: number };

/** Nearer to an edge of the window than this, in px, the page is scrolled, by so many px for each move. */
const edge = 72;
const scrollStep = 14;

/**
 * Reorders a list: by the handles of its rows, with the pointer, or held with the space bar and moved with the arrow keys;
 * and by the buttons of its rows. Whatever was pressed keeps the focus.
 */
export function useReorder<List extends HTMLElement = HTMLOListElement>({ ids, nameOf, onMove, say }: Reorder) {
  const list = useRef<List>(null);
  const [held, setHeld] = useState<Held>();
  const [pressed, press] = useState<{ readonly id: string; readonly by: 1 | -1 }>();
  const placeOf = (id: string) => ids.indexOf(id);
  const count = ids.length;

  // A moved element loses the focus.
  useLayoutEffect(() => {
    if (held?.by !== 'keyboard') return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${held.id}"]`)?.focus();
  });
  useLayoutEffect(() => {
    if (!pressed) return;
    const button = `[data-row="${pressed.id}"] [data-move="${pressed.by}"]`;
    list.current?.querySelector<HTMLElement>(button)?.focus();
  }, [pressed]);

  const followed = useRef<(clientY: number) => void>(undefined);
  useEffect(() => {
    followed.current = (clientY) => {
      if (held?.by !== 'pointer' || !list.current) return;
      if (clientY < edge) window.scrollBy(0, -scrollStep);
      if (clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
      const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
      const at = placeOf(held.id);
      const to = placeAt(rows, at, clientY);
      if (to !== at) onMove(at, to);
    };
  });

  const pointerId = held?.by === 'pointer' ? held.id : undefined;
  useEffect(() => {
    if (pointerId === undefined) return undefined;
    const follow = (event: globalThis.PointerEvent) => followed.current?.(event.clientY);
    const drop = () => setHeld(undefined);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [pointerId]);

  function step(id: string, by: 1 | -1) {
    const at = placeOf(id);
    const to = at + by;
    if (to < 0 || to >= count) {
      say(by < 0 ? t('reorder.alreadyFirst', { name: nameOf(id) }) : t('reorder.alreadyLast', { name: nameOf(id) }));
      return;
    }
    onMove(at, to);
    say(t('reorder.movedTo', { name: nameOf(id), place: to + 1, count }));
  }

  function onKeyDown(id: string, event: KeyboardEvent) {
    const isHeld = held?.by === 'keyboard' && held.id === id;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setHeld(isHeld ? undefined : { id, by: 'keyboard', from: placeOf(id) });
      say(
        isHeld
          ? t('reorder.droppedAt', { name: nameOf(id), place: placeOf(id) + 1, count })
          : t('reorder.takenAt', { name: nameOf(id), place: placeOf(id) + 1, count }),
      );
    }
    if (!isHeld) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(id, event.key === 'ArrowUp' ? -1 : 1);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      onMove(placeOf(id), held.from);
      setHeld(undefined);
      say(t('reorder.returnedTo', { name: nameOf(id), place: held.from + 1 }));
    }
  }

  return {
    list,
    heldId: held?.id,
    /** The attributes of a row. */
    row: (id: string) => ({ 'data-row': id }),
    /** Moves by a button, one place. */
    step(id: string, by: 1 | -1): void {
      step(id, by);
      press({ id, by });
    },
    handle: (id: string) => ({
      'data-handle': id,
      'aria-pressed': held?.id === id && held.by === 'keyboard',
      onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        setHeld({ id, by: 'pointer', from: placeOf(id) });
      },
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        if (relatedTarget !== null && held?.by === 'keyboard') setHeld(undefined);
      },
    }),
  };
}

type Row = { readonly top: number; readonly bottom: number };

/**
 * Returns the place in a list that the pointer means for the row at `at`: it passes a neighbour when the pointer is beyond
 * the neighbour's middle.
 */
export function placeAt(rows: readonly Row[], at: number, pointer: number): number {
  const middle = ({ top, bottom }: Row) => (top + bottom) / 2;
  const before = rows.filter((row, place) => place < at && pointer < middle(row)).length;
  const after = rows.filter((row, place) => place > at && pointer > middle(row)).length;
  return at - before + after;
}
