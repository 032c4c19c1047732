import { t } from '#messages/messages.ts';
import type { SheetKind } from '#contract/goods/stock/sheet-limits.ts';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { unitsAfter } from './sheet-steps.ts';
import type { Sheet } from './sheet-steps.ts';

type SheetLinesProps = {
  readonly kind: SheetKind;
  readonly sheet: Sheet;
  readonly onCount: (variantId: number, units: number) => void;
  readonly onRemove: (variantId: number) => void;
};

/** The sizes of a sheet with their units, the last one first. */
export function SheetLines({ kind, sheet: { lines }, onCount, onRemove }: SheetLinesProps) {
  if (lines.length === 0) return <p className="text-small text-stone">{t('stock-desk.nothingYet')}</p>;
  return (
    <ul aria-label={t('stock-desk.sizesOfSheet')} className="grid">
      {lines.map((line) => (
        <li key={line.variantId} className="flex flex-wrap items-end gap-3 border-t border-line py-3">
          <span className="min-w-0 flex-1 basis-48 self-center text-small wrap-anywhere">{line.title}</span>
          <div className="w-24">
            <TextField
              type="number"
              label={kind === 'count' ? t('stock-desk.counted') : t('stock-desk.arrived')}
              aria-label={t('manual-orders.unitsOf', { goods: line.title })}
              inputMode="numeric"
              min={0}
              value={line.units}
              onChange={(event) => onCount(line.variantId, event.target.valueAsNumber)}
            />
          </div>
          <span className="w-28 self-center text-small text-stone tabular-nums">
            {t('stock-desk.fromTo', { before: line.stock, after: unitsAfter(kind, line) })}
          </span>
          <IconButton
            label={t('manual-orders.removeGarment', { goods: line.title })}
            icon="trash"
            onClick={() => onRemove(line.variantId)}
          />
        </li>
      ))}
    </ul>
  );
}
