import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/core/ui/button.tsx';
import { newOrdersWords } from './new-orders-words.ts';
import { newOrders, noNewOrders, noteLoaded, watchNewOrders } from './news.ts';

/**
 * Says above a list how many orders were paid since it was loaded, and loads it again when it is pressed: rows never move
 * by themselves. `of` is another object each time the list was loaded.
 */
export function NewOrders({ of }: { readonly of: unknown }) {
  const { revalidate, state } = useRevalidator();
  const { length: count } = useSyncExternalStore(watchNewOrders, newOrders, noNewOrders);
  useEffect(() => noteLoaded(of), [of]);
  return (
    <div aria-live="polite" className="not-empty:mb-4">
      {count > 0 && (
        <Button size="small" className="min-h-11" busy={state === 'loading'} onClick={() => void revalidate()}>
          {newOrdersWords(count)}
        </Button>
      )}
    </div>
  );
}
