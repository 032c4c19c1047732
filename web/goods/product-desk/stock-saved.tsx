import { t } from '#messages/messages.ts';
import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import type { Variant } from '#contract/goods/sizes/variant.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { toast } from '#web/core/ui/toast.ts';
import type { StockAnswer } from './stock-answer.ts';
import type { StockChange } from './stock-dialog.tsx';

type StockSavedProps = {
  readonly productId: number;
  /** What was saved, a new one each time. */
  readonly changes: readonly StockChange[];
  readonly onUndone: (variants: readonly Variant[]) => void;
};

/** Says that stock was saved, with a button that takes the same units back: what was sold meanwhile stays sold. */
export function StockSaved({ productId, changes, onUndone }: StockSavedProps) {
  const { data, submit } = useRequest<StockAnswer>({ what: t('product-desk.stockUnknown'), told: 'message' });
  const told = useRef<{ changes?: readonly StockChange[]; answer?: StockAnswer }>({});
  useEffect(() => {
    if (told.current.changes === changes) return;
    told.current.changes = changes;
    const undone = changes.map(({ variantId, change }) => ({ variantId, change: -change }));
    const action = href('/admin/products/:productId/stock', { productId: String(productId) });
    toast(t('product-desk.stockUpdated'), {
      action: {
        text: t('reorder.undo'),
        run: () =>
          void submit({ changes: undone, reason: 'mistake' }, { method: 'post', action, encType: 'application/json' }),
      },
    });
  }, [changes, productId, submit]);
  useEffect(() => {
    if (!data?.outcome || told.current.answer === data) return;
    told.current.answer = data;
    toast(data.outcome.message, { tone: data.outcome.isDone ? 'plain' : 'error' });
    onUndone(data.variants);
  }, [data, onUndone]);
  return null;
}
