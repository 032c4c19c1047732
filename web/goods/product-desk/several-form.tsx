import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href } from 'react-router';
import type { Category } from '#contract/goods/products.ts';
import type { Rounding } from '#contract/goods/grid/price-steps.ts';
import { useBulkRequest } from '#web/core/desk-list/use-bulk-request.ts';
import type { Selection } from '#web/core/desk-list/use-selection.ts';
import { roundingNames } from '#web/core/forms/rounding-names.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { OptionsField } from '#web/core/ui/options-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { percentIn } from './price-percent.ts';
import { categoryName } from './product-columns.tsx';
import type { ProductRow } from './product-row.ts';
import { severalKinds, type SeveralKind } from './several-change.ts';

type SeveralFormProps = {
  readonly selection: Selection<ProductRow>;
  readonly categories: readonly Category[];
};

/** Changes price, offer or category of the chosen products, as one batch that the grid can undo. */
export function SeveralForm({ selection, categories }: SeveralFormProps) {
  const { chosen } = selection;
  const [isOpen, setIsOpen] = useState(false);
  const [kind, setKind] = useState<SeveralKind>('price');
  const [percent, setPercent] = useState('');
  const [rounding, setRounding] = useState<Rounding>('none');
  const [category, setCategory] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, send } = useBulkRequest({
    action: href('/admin/allproducts'),
    what: t('product-desk.severalNotChanged'),
    check: t('product-desk.checkList'),
    words: (count) => t('product-grid.severalChanged', { count }),
    selection,
  });
  const isByPercent = kind === 'price' || kind === 'offer';
  // One that fits all of them, if there is one.
  const genders = new Set(chosen.map(({ gender }) => gender));
  const fitting = categories.filter(({ genre }) => genders.size !== 1 || genders.has(genre));

  function apply() {
    if (isByPercent && percentIn(percent) === undefined) return setError(t('product-grid.noPercent'));
    const form = new FormData();
    const values = { change: kind, key: crypto.randomUUID(), percent, rounding, category: category || fitting[0]?.id };
    for (const [name, value] of Object.entries(values)) form.set(name, String(value ?? ''));
    for (const { id, name } of chosen) form.append('product', `${id} ${name}`);
    setIsOpen(false);
    send(form);
  }

  return (
    <>
      <Button tone="outline" size="small" className="min-h-11" busy={isBusy} onClick={() => setIsOpen(true)}>
        {t('product-grid.priceAndCategory')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('product-grid.changeChosen', { count: chosen.length })}
        actions={
          <>
            <Button tone="quiet" onClick={() => setIsOpen(false)}>
              {t('product-desk.cancel')}
            </Button>
            <Button busy={isBusy} onClick={apply}>
              {t('product-grid.apply')}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <ChoiceField label={t('product-grid.change')} names={severalKinds} value={kind} onChange={setKind} />
          {isByPercent && (
            <TextField
              label={t('product-grid.percent')}
              value={percent}
              maxLength={10}
              inputMode="decimal"
              autoComplete="off"
              error={error}
              onChange={(event) => {
                setPercent(event.target.value);
                setError(undefined);
              }}
            />
          )}
          {isByPercent && (
            <ChoiceField
              label={t('product-grid.rounding')}
              names={roundingNames}
              value={rounding}
              onChange={setRounding}
            />
          )}
          {kind === 'category' && (
            <OptionsField
              label={t('product-desk.category')}
              options={fitting.map((one) => [String(one.id), categoryName(one)] as const)}
              value={category || String(fitting[0]?.id ?? '')}
              onChange={(event) => setCategory(event.target.value)}
            />
          )}
          <p>{t('product-grid.severalHint')}</p>
        </div>
      </Dialog>
    </>
  );
}
