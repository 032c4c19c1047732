import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Attribute } from '#contract/goods/attributes/attributes.ts';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormDialog } from '#web/core/forms/kit/form-dialog.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { useDialogForm } from '#web/core/forms/kit/use-dialog-form.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { attributeForm, losing } from './attribute-values.ts';

type AttributeFormProps = {
  readonly open: boolean;
  /** The attribute to change; null defines one. */
  readonly attribute: Attribute | null;
  readonly onClose: () => void;
};

/** Defines or changes an attribute; it asks before products lose values. */
export function AttributeForm({ open, attribute, onClose }: AttributeFormProps) {
  const { data, state, submit, notice } = useRequest<SaveOutcome<Attribute>>({
    what: t('attributes.notSaved'),
    check: t('attributes.checkList'),
    told: 'beside',
  });
  const of = attributeForm(attribute);
  const dialog = useDialogForm({
    of,
    present: attribute,
    outcome: data,
    isOpen: open,
    onClose,
    send(typed, version) {
      const sent = {
        ...typed,
        values: JSON.stringify(of.sentOf(typed).values),
        ...(attribute && { id: attribute.id }),
        ...(version === undefined ? {} : { version }),
      };
      void submit(sent, { method: 'post', action: href('/admin/attributes') });
    },
  });
  const question = useQuestion();
  const { form, isChanged } = dialog;
  const lost = form.values.kind === 'list' ? losing(attribute, form.values.values) : 0;
  return (
    <>
      <FormDialog
        of={dialog}
        words={of.fields}
        title={attribute ? t('attributes.change') : t('attributes.add')}
        save={{
          label: attribute ? t('desk-list.save') : t('attributes.addButton'),
          isOff: !form.isRight || !isChanged || state !== 'idle',
        }}
        onSave={() => (lost > 0 ? question.ask() : dialog.save())}
        notice={notice}
      >
        <FormFields of={of} form={form} more={{ kind: { disabled: attribute !== null } }} />
      </FormDialog>
      <ConfirmDialog
        {...question.props(() => dialog.save())}
        title={t('attributes.confirmLosing')}
        confirm={t('attributes.saveAnyway')}
      >
        {t('attributes.losing', { count: lost })}
      </ConfirmDialog>
    </>
  );
}
