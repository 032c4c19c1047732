import { t } from '#messages/messages.ts';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import type { Parcel } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { useDialogForm } from '#web/core/forms/kit/use-dialog-form.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ParcelFields } from './parcel-fields.tsx';
import { parcelForm, parcelWords } from './parcel-values.ts';
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
  const { form, versions, question, close, save, take } = useDialogForm({
    of: parcelForm,
    present: parcel,
    outcome: data,
    onClose,
    onSaved: onClose,
    send: (given, version) => send({ intent: 'parcel-change', id: parcel.id, version: version ?? '', ...given }),
  });
  const { values, change, shown } = form;
  return (
    <form
      aria-label={t('order-desk.correctParcel')}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) save();
      }}
    >
      <ParcelFields carriers={carriers} values={values} numberError={shown('trackingNumber')} onChange={change} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" className="min-h-11" busy={isBusy}>
          {t('desk-list.save')}
        </Button>
        <Button tone="quiet" size="small" className="min-h-11" onClick={close}>
          {t('order-desk.close')}
        </Button>
      </div>
      {question}
      {numberQuestion}
      <ConflictChoice of={versions} words={parcelWords(carriers)} typed={values} onChosen={take} />
    </form>
  );
}
