import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { useState } from 'react';
import type { VersionedCategory } from '#contract/goods/categories.ts';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormDialog } from '#web/core/forms/kit/form-dialog.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { useDialogForm } from '#web/core/forms/kit/use-dialog-form.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { categoryFields, categoryForm } from './category-errors.ts';

const categoryTexts = backOfficeTexts.categories;

type CategoryFormProps = {
  readonly open: boolean;
  /** The category to change; null creates one. */
  readonly category: VersionedCategory | null;
  /** All categories. */
  readonly all: readonly VersionedCategory[];
  readonly onClose: () => void;
};

/** 'Crear categoría' and 'Modificar categoría'. The id of an existing category cannot be changed. */
export function CategoryForm({ open, category, all, onClose }: CategoryFormProps) {
  const { data, state, submit, notice } = useRequest<SaveOutcome<VersionedCategory>>({
    what: t('categories.notSaved'),
    check: t('categories.checkList'),
    told: 'beside',
  });
  const of = categoryForm(all, category);
  const dialog = useDialogForm({
    of,
    present: category,
    outcome: data,
    isOpen: open,
    onClose,
    onSaved: (message) => {
      toast(message);
      onClose();
    },
    send(typed, version) {
      const { id, ...named } = typed;
      const given = category || isSpecified() ? { id, ...named } : named;
      const sent = { intent: category ? 'update' : 'create', ...given, ...(version === undefined ? {} : { version }) };
      void submit(sent, { method: 'post', action: href('/admin/categories/:id?') });
    },
  });
  const [isAsking, setIsAsking] = useState(false);
  const { form, versions } = dialog;
  const { values } = form;
  const before = versions.opened.values;
  const isChanged =
    values.title.trim() !== before.title || values.genre !== before.genre || values.parentId !== before.parentId;
  return (
    <>
      <FormDialog
        of={dialog}
        words={of.fields}
        title={category ? categoryTexts.update : categoryTexts.create}
        cancel={t('categories.cancel')}
        save={{
          label: category ? t('categories.modify') : t('categories.create'),
          isOff: !form.isRight || !isChanged || state !== 'idle',
        }}
        onSave={() => (category ? setIsAsking(true) : dialog.save())}
        notice={notice}
      >
        <FormFields of={of} form={form} names={categoryFields()} more={{ id: { disabled: category !== null } }} />
      </FormDialog>
      <ConfirmDialog
        open={isAsking}
        title={categoryTexts.confirmUpdate}
        confirm={t('categories.modify')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          dialog.save();
        }}
      />
    </>
  );
}
