import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import { href } from 'react-router';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import { rejectionIn } from '#web/core/api-client/action-outcome.ts';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { useForm } from '#web/core/forms/use-form.ts';
import { useFormConflict } from '#web/core/forms/use-form-conflict.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { isOther } from '#web/core/unsaved/is-other.ts';
import { useUnsaved } from '#web/core/unsaved/use-unsaved.tsx';
import { carrierErrors, carrierValues, carrierWords } from './carrier-values.ts';
import type { CarrierValues } from './carrier-values.ts';

type CarrierFormProps = {
  readonly open: boolean;
  /** The carrier to change; null adds one. */
  readonly carrier: CarrierRow | null;
  readonly onClose: () => void;
};

/** Adds or changes a carrier. */
export function CarrierForm({ open, carrier, onClose }: CarrierFormProps) {
  const { data, state, submit, notice } = useRequest<SaveOutcome<CarrierRow>>({
    what: t('carriers.notSaved'),
    check: t('order-words.checkList'),
    told: 'beside',
  });
  const rejected = rejectionIn(data);
  const { values, change, field, isRight } = useForm({
    start: () => carrierValues(carrier),
    errorsOf: carrierErrors,
    refused: rejected?.errors,
  });
  const versions = useFormConflict({
    start: { values: carrierValues(carrier), version: carrier?.version },
    conflict: data?.conflict,
    valuesOf: carrierValues,
  });
  const { opened } = versions;
  useEffect(() => {
    if (!data?.isDone) return;
    toast(data.message);
    onClose();
  }, [data, onClose]);
  const isChanged = isOther(values, opened.values);
  const { question, close } = useUnsaved(open && isChanged && data?.isDone !== true);

  function save(given: CarrierValues, version = opened.version) {
    const { isActive, ...typed } = given;
    const sent = {
      ...typed,
      ...(isActive && { isActive: 'on' }),
      ...(carrier && { id: carrier.id }),
      ...(version === undefined ? {} : { version }),
    };
    void submit(sent, { method: 'post', action: href('/admin/carriers') });
  }

  return (
    <>
      <Dialog
        open={open}
        onClose={() => close(onClose)}
        title={carrier ? t('carriers.change') : t('carriers.add')}
        actions={
          <>
            <Button tone="quiet" onClick={() => close(onClose)}>
              {t('desk-list.cancel')}
            </Button>
            <Button disabled={!isRight || !isChanged || state !== 'idle'} onClick={() => save(values)}>
              {carrier ? t('desk-list.save') : t('carriers.addButton')}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField {...field('name')} label={t('order-words.name')} maxLength={60} />
          <TextField
            {...field('linkTemplate')}
            label={t('carriers.linkOptional')}
            hint={t('carriers.linkHint', { number: '{numero}' })}
            inputMode="url"
            maxLength={300}
          />
          <CheckField
            label={t('carriers.isOffered')}
            checked={values.isActive}
            onChange={(event) => change({ isActive: event.target.checked })}
          />
          <FormAlert of={rejected} />
          {notice}
        </div>
      </Dialog>
      {question}
      <ConflictChoice
        of={versions}
        words={carrierWords}
        typed={values}
        onChosen={(chosen, version) => {
          change(chosen);
          save(chosen, version);
        }}
      />
    </>
  );
}
