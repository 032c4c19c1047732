import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { GridProduct } from '#contract/goods/grid/product-grid.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { changesOf, type Edits } from './edits.ts';
import { errorsByCell, sentOf, type GridOutcome, type Sent } from './grid-outcome.ts';

type GridSave = {
  readonly edits: Edits;
  /** The batch that can be undone when the page is opened. */
  readonly last: string | null;
  readonly onSaved: (sent: Sent, products: readonly GridProduct[]) => void;
  readonly onRefused: (errors: Readonly<Record<string, string>>, products: readonly GridProduct[]) => void;
};

/** Sends all changed cells at once, and takes the last batch back. A repeated request saves once. */
export function useGridSave({ edits, last, onSaved, onRefused }: GridSave) {
  const { data, state, submit, notice } = useRequest<GridOutcome>({
    what: t('product-grid.notSaved'),
    check: t('product-grid.checkGrid'),
    told: 'beside',
  });
  const [sent, setSent] = useState<Sent>(new Map());
  const [undoKey, setUndoKey] = useState(last);
  const isBusy = state === 'submitting';

  const [answered, setAnswered] = useState(data);
  if (data !== answered) {
    setAnswered(data);
    if (data) settle(data);
  }
  useToast(data?.isDone ? data : undefined);

  function settle({ isDone, what, key, errors = {}, products }: GridOutcome) {
    if (!isDone) return onRefused(errorsByCell(errors, sent), products);
    setUndoKey(what === 'save' ? key : null);
    onSaved(sent, products);
  }

  function send(body: { readonly what: 'save' | 'undo'; readonly key: string }, cells: Edits) {
    if (isBusy) return;
    setSent(sentOf(cells));
    void submit({ ...body, changes: changesOf(cells) }, { method: 'post', encType: 'application/json' });
  }

  return {
    notice,
    isBusy,
    canUndo: undoKey !== null,
    refused: data?.isDone === false ? data : undefined,
    save: () => send({ what: 'save', key: crypto.randomUUID() }, edits),
    undo() {
      if (undoKey !== null) send({ what: 'undo', key: undoKey }, new Map());
    },
  };
}
