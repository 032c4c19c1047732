import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import type { DeskFulfilment } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { ParcelFields } from './parcel-fields.tsx';
import { useFulfilmentRequest } from './use-fulfilment-request.tsx';

type NewParcelProps = { readonly fulfilment: DeskFulfilment; readonly carriers: readonly CarrierRow[] };

/** The form of a parcel: who brings it, its number, and how many units of each line; at first all that are left. */
export function NewParcel({ fulfilment: { reference, left }, carriers }: NewParcelProps) {
  const { data, isBusy, numberQuestion, send } = useFulfilmentRequest(reference);
  const start = { carrierId: String(carriers.find(firstActive)?.id ?? ''), trackingNumber: '' };
  const [values, setValues] = useState(start);
  const [units, setUnits] = useState<Readonly<Record<number, string>>>({});
  // Only its own parcel empties the form: another person's leaves what was typed.
  const [lastData, setLastData] = useState(data);
  if (data !== lastData) {
    setLastData(data);
    if (data?.isDone) {
      setValues(start);
      setUnits({});
    }
  }
  useUnsaved(isOther(values, start) || Object.keys(units).length > 0);
  const unitsOf = ({ position, quantity }: DeskFulfilment['left'][number]) => units[position] ?? String(quantity);
  const total = left.reduce((sum, line) => sum + Number(unitsOf(line)), 0);
  return (
    <form
      id="new-parcel"
      aria-label={t('order-desk.newParcel')}
      className="mt-6 grid gap-4 border-t border-line pt-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        const sent = left.map((line) => [`units-${line.position}`, unitsOf(line)] as const);
        send({ intent: 'parcel-add', ...values, ...Object.fromEntries(sent) });
      }}
    >
      <h3 className="font-display text-title">{t('order-desk.newParcel')}</h3>
      <ParcelFields
        carriers={carriers}
        values={values}
        numberError={data?.isDone ? undefined : data?.errors?.['trackingNumber']}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {left.map((line) => (
          <TextField
            key={line.position}
            label={t('order-desk.lineUnits', { name: line.name, size: line.size, left: line.quantity })}
            type="number"
            inputMode="numeric"
            min={0}
            max={line.quantity}
            value={unitsOf(line)}
            onChange={(event) => setUnits((before) => ({ ...before, [line.position]: event.target.value }))}
          />
        ))}
      </div>
      <Button type="submit" className="justify-self-start" busy={isBusy} disabled={!(total > 0)}>
        {t('order-desk.dispatchGoods', { count: total || 0 })}
      </Button>
      {numberQuestion}
    </form>
  );
}

const firstActive = ({ isActive }: CarrierRow) => isActive;
