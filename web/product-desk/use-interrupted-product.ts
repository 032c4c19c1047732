import { useEffect, useEffectEvent } from 'react';
import { texts } from '#contract/texts.ts';
import { noteSentValues, takeInterruptedValues } from '../interrupted/interrupted-form.ts';
import { useSessionUser } from '../session/session-user.ts';
import { toast } from '../ui/toast.ts';
import { keptValues } from './product-values.ts';
import type { OpenedProduct, ProductValues } from './product-values.ts';

/**
 * Gives a product's form back what was in it when its person's session was over, and what it had been opened with: whoever
 * changed the product meanwhile is not overwritten. Its editor takes a new text only as a new editor. Returns how to note
 * what is sent.
 */
export function useInterruptedProduct(
  takeBack: (values: ProductValues, opened: OpenedProduct) => void,
): (sent: ProductValues, opened: OpenedProduct) => void {
  const username = useSessionUser()?.username ?? null;
  const look = useEffectEvent(() => {
    const kept = keptValues(takeInterruptedValues(username));
    if (!kept) return;
    takeBack(kept.values, kept.opened);
    toast(texts.session.restored);
  });
  useEffect(() => {
    const first = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(first);
  }, []);
  return (values, opened) => noteSentValues(username, { values, opened });
}
