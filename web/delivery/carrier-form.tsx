import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { type CarrierRow, carriers } from '#contract/delivery/carriers.ts';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormDialog } from '#web/core/forms/kit/form-dialog.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { useDialogForm } from '#web/core/forms/kit/use-dialog-form.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { check, line } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';

const carrierForm = formOf({
  rules: carriers.create.input,
  fields: {
    name: line(t('order-words.name')),
    linkTemplate: line(t('carriers.linkOptional'), {
      told: t('carriers.link'),
      shown: (link) => link.trim() || '—',
      hint: t('carriers.linkHint', { number: '{numero}' }),
      inputMode: 'url',
    }),
    isActive: check(t('carriers.isOffered'), { told: t('carriers.offered'), start: true }),
  },
});

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
  const dialog = useDialogForm({
    of: carrierForm,
    present: carrier,
    outcome: data,
    isOpen: open,
    onClose,
    send({ isActive, ...typed }, version) {
      const sent = {
        ...typed,
        ...(isActive && { isActive: 'on' }),
        ...(carrier && { id: carrier.id }),
        ...(version === undefined ? {} : { version }),
      };
      void submit(sent, { method: 'post', action: href('/admin/carriers') });
    },
  });
  const { form, isChanged } = dialog;
  return (
    <FormDialog
      of={dialog}
      words={carrierForm.fields}
      title={carrier ? t('carriers.change') : t('carriers.add')}
      save={{
        label: carrier ? t('desk-list.save') : t('carriers.addButton'),
        isOff: !form.isRight || !isChanged || state !== 'idle',
      }}
      notice={notice}
    >
      <FormFields of={carrierForm} form={form} />
    </FormDialog>
  );
}
