import { useEffect, useEffectEvent } from 'react';
import { texts } from '#contract/texts.ts';
import { noteSentValues, takeInterruptedValues } from '../interrupted/interrupted-form.ts';
import { useSessionUser } from '../session/session-user.ts';
import { toast } from '../ui/toast.ts';
import { keptValues } from './product-values.ts';
import type { OpenedProduct, ProductValues } from './product-values.ts';

/**
 * Restores a product's form that was submitted after its session expired, with the values it had been opened with, so
 * that a change by somebody else meanwhile is still a version conflict. The editor accepts a new text only when it is
 * created again. Returns a function that stores the submitted values.
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
