import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Rounding } from '#contract/goods/grid/price-steps.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { roundingNames } from '#web/core/forms/rounding-names.ts';
import { percentIn } from '../product-desk/price-percent.ts';
import type { GridView } from './grid-cells.ts';
import type { PriceChange } from './price-changes.ts';

type GridChangesProps = {
  readonly view: GridView;
  /** How many rows are chosen, and how many there are. */
  readonly chosen: number;
  readonly all: number;
  readonly onApply: (change: PriceChange, isForAll: boolean) => void;
};

type What = PriceChange['what'];

const names = {
  price: t('product-grid.changePrice'),
  offer: t('product-grid.changeOffer'),
  endOffer: t('product-grid.endOffer'),
} as const satisfies Partial<Record<What, string>>;

const costNames = { cost: t('product-grid.changeCost') } as const;

/** Changes the prices of the chosen rows, or of all, by a percentage. The grid shows what comes of it before it is saved. */
export function GridChanges({ view, chosen, all, onApply }: GridChangesProps) {
  const [what, setWhat] = useState<What>('price');
  const [typed, setTyped] = useState('');
  const [rounding, setRounding] = useState<Rounding>('none');
  const [error, setError] = useState<string>();
  const ofProducts = what === 'cost' ? 'price' : what;
  const asked = view === 'sizes' ? 'cost' : ofProducts;
  const isByPercent = asked !== 'endOffer';

  function apply(isForAll: boolean) {
    const percent = isByPercent ? percentIn(typed) : 0;
    setError(percent === undefined ? t('product-grid.noPercent') : undefined);
    if (percent !== undefined) onApply({ what: asked, percent, rounding }, isForAll);
  }

  return (
    <div role="group" aria-label={t('product-grid.changeMany')} className="flex flex-wrap items-end gap-3">
      {view === 'sizes' ? (
        <ChoiceField label={t('product-grid.change')} names={costNames} value="cost" onChange={setWhat} />
      ) : (
        <ChoiceField label={t('product-grid.change')} names={names} value={ofProducts} onChange={setWhat} />
      )}
      {isByPercent && (
        <div className="w-32">
          <TextField
            label={t('product-grid.percent')}
            value={typed}
            maxLength={10}
            inputMode="decimal"
            autoComplete="off"
            error={error}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
        </div>
      )}
      {isByPercent && (
        <ChoiceField label={t('product-grid.rounding')} names={roundingNames} value={rounding} onChange={setRounding} />
      )}
      <Button tone="outline" onClick={() => apply(false)}>
        {t('product-grid.toChosen', { count: chosen })}
      </Button>
      <Button tone="outline" onClick={() => apply(true)}>
        {t('product-grid.toAll', { count: all })}
      </Button>
    </div>
  );
}
