import { t } from '#messages/messages.ts';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { moved } from '../desk-list/moved.ts';

type Keyed = { readonly key: string; readonly text: string };

type Moved = { readonly key: string; readonly direction: 'up' | 'down' };

type SortableProps<Item extends Keyed> = {
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  /** Says the new place to screen readers. */
  readonly announce: (words: string) => void;
};

/**
 * Moves the entries of a list: by buttons, which keep the focus and say the new place, and by dragging. An entry has the
 * attribute `data-key`, and its buttons `data-move`.
 */
export function useSortable<Item extends Keyed>({ items, onChange, announce }: SortableProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<Moved>();
  const [dragged, drag] = useState<string>();

  // The browser drops the focus of an element that is put elsewhere.
  useEffect(() => {
    if (!last) return;
    const entry = `[data-key="${last.key}"] [data-move="${last.direction}"]`;
    list.current?.querySelector<HTMLElement>(entry)?.focus();
  }, [last]);

  function put(key: string, place: number): void {
    const at = items.findIndex((item) => item.key === key);
    const item = items[at];
    if (!item || place < 0 || place >= items.length) return;
    if (place !== at) onChange(moved(items, at, place));
    announce(t('menu-desk.movedTo', { name: item.text, place: place + 1, count: items.length }));
  }

  return {
    list,
    move(key: string, direction: Moved['direction']): void {
      const at = items.findIndex((item) => item.key === key);
      put(key, direction === 'up' ? at - 1 : at + 1);
      setLast({ key, direction });
    },
    /** The attributes of an entry that can be dragged. */
    entry: (key: string) => ({
      'data-key': key,
      'data-dragged': dragged === key || undefined,
      draggable: true,
      onDragStart(event: DragEvent) {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        drag(key);
      },
      onDragEnd: () => drag(undefined),
      onDragOver(event: DragEvent) {
        if (dragged === undefined) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDrop(event: DragEvent) {
        if (dragged === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        put(
          dragged,
          items.findIndex((item) => item.key === key),
        );
        drag(undefined);
      },
    }),
  };
}
