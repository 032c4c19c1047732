import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SheetKind } from '#contract/goods/stock/sheet-limits.ts';
import { mostNote } from '#contract/goods/stock/movement-kinds.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { SaveBar } from '#web/core/forms/save-bar.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { ScanField, sizeTitle } from './scan-field.tsx';
import { added, changesOf, counted, without, unitsAfter, type Sheet } from './sheet-steps.ts';
import { changeSheet, clearSheet, useSheet } from './sheet-store.ts';

type SheetFormProps = {
  readonly kind: SheetKind;
  /** For a sheet that is begun now: repeating its request saves it once. */
  readonly newKey: string;
};

/** A delivery that arrived, or a count: sizes with their units, saved at once. The browser keeps it until then. */
export function SheetForm({ kind, newKey }: SheetFormProps) {
  const sheet = useSheet(kind);
  const field = useRef<HTMLInputElement>(null);
  const { data, state, submit, notice } = useRequest<ActionOutcome>({
    what: t('stock-desk.notSaved'),
    check: t('stock-desk.checkStock'),
    told: 'beside',
  });
  const changes = changesOf(kind, sheet);
  const change = (next: Parameters<typeof changeSheet>[2]) => changeSheet(kind, newKey, next);
  const isBusy = state === 'submitting';
  useEffect(() => {
    // After the frame, which moves the focus to the heading of a page that was just opened.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const finish = useEffectEvent((message: string) => {
    toast(message);
    clearSheet(kind);
    field.current?.focus();
  });
  useEffect(() => {
    if (data?.isDone) finish(data.message);
  }, [data]);

  return (
    <form
      className="grid max-w-3xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || changes.length === 0) return;
        const body = { key: sheet.key, kind, note: sheet.note, lines: changes };
        void submit(body, { method: 'post', encType: 'application/json' });
      }}
    >
      <FormBlock title={kind === 'count' ? t('stock-desk.countGarments') : t('stock-desk.arrivedGarments')}>
        <ScanField
          sheet={sheet}
          fieldRef={field}
          onAdd={(size, units) =>
            change((now) => added(now, { variantId: size.variantId, title: sizeTitle(size), stock: size.stock }, units))
          }
          onCount={(units) => change((now) => counted(now, units))}
        />
        <SheetLines
          kind={kind}
          sheet={sheet}
          onCount={(variantId, units) => change((now) => counted(now, units, variantId))}
          onRemove={(variantId) => change((now) => without(now, variantId))}
        />
        <TextField
          label={t('stock-desk.note')}
          hint={kind === 'count' ? undefined : t('stock-desk.noteHint')}
          maxLength={mostNote}
          value={sheet.note}
          onChange={(event) => {
            const note = event.target.value;
            change((now) => ({ ...now, note }));
          }}
        />
      </FormBlock>
      {notice}
      <SaveBar
        note={t('stock-desk.toChange', { count: changes.length })}
        alert={data?.isDone === false ? data.message : undefined}
      >
        <Button tone="quiet" onClick={() => clearSheet(kind)} disabled={isBusy || sheet.lines.length === 0}>
          {t('stock-desk.startAgain')}
        </Button>
        <Button type="submit" busy={isBusy} disabled={changes.length === 0}>
          {t('product-desk.save')}
        </Button>
      </SaveBar>
    </form>
  );
}

type SheetLinesProps = {
  readonly kind: SheetKind;
  readonly sheet: Sheet;
  readonly onCount: (variantId: number, units: number) => void;
  readonly onRemove: (variantId: number) => void;
};

/** The sizes of a sheet with their units, the last one first. */
function SheetLines({ kind, sheet: { lines }, onCount, onRemove }: SheetLinesProps) {
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
