import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import type { Parcel } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { rejectionIn } from '#web/core/api-client/action-outcome.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { useForm } from '#web/core/forms/use-form.ts';
import { useFormConflict } from '#web/core/forms/use-form-conflict.ts';
import { Button } from '#web/core/ui/button.tsx';
import { isOther } from '#web/core/unsaved/is-other.ts';
import { useUnsaved } from '#web/core/unsaved/use-unsaved.tsx';
import { ParcelFields } from './parcel-fields.tsx';
import { parcelValues, parcelWords } from './parcel-values.ts';
import type { ParcelValues } from './parcel-values.ts';
import { useFulfilmentRequest } from './use-fulfilment-request.tsx';

type ParcelEditorProps = {
  readonly parcel: Parcel;
  readonly carriers: readonly CarrierRow[];
  readonly reference: string;
  readonly onClose: () => void;
};

/** Corrects the carrier and the number of a parcel. What is typed stays when the page is loaded again. */
export function ParcelEditor({ parcel, carriers, reference, onClose }: ParcelEditorProps) {
  const { data, isBusy, numberQuestion, send } = useFulfilmentRequest(reference);
  const start = parcelValues(parcel);
  const { values, change, shown } = useForm({ start, refused: rejectionIn(data)?.errors });
  const versions = useFormConflict({
    start: { values: start, version: parcel.version },
    conflict: data?.conflict,
    valuesOf: parcelValues,
  });
  const { opened } = versions;
  const isDone = data?.isDone === true;
  const { question, close } = useUnsaved(!isDone && isOther(values, opened.values));
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  function save(given: ParcelValues, version = opened.version) {
    send({ intent: 'parcel-change', id: parcel.id, version: version ?? '', ...given });
  }

  return (
    <form
      aria-label={t('order-desk.correctParcel')}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) save(values);
      }}
    >
      <ParcelFields carriers={carriers} values={values} numberError={shown('trackingNumber')} onChange={change} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" className="min-h-11" busy={isBusy}>
          {t('desk-list.save')}
        </Button>
        <Button tone="quiet" size="small" className="min-h-11" onClick={() => close(onClose)}>
          {t('order-desk.close')}
        </Button>
      </div>
      {question}
      {numberQuestion}
      <ConflictChoice
        of={versions}
        words={parcelWords(carriers)}
        typed={values}
        onChosen={(chosen, version) => {
          change(chosen);
          save(chosen, version);
        }}
      />
    </form>
  );
}
