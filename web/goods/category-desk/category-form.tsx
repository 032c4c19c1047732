import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/core/texts/back-office.texts.ts';
import { useEffect, useState } from 'react';
import type { VersionedCategory } from '#contract/goods/categories.ts';
import { rejectionIn } from '#web/core/api-client/action-outcome.ts';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { useFormConflict } from '#web/core/forms/use-form-conflict.ts';
import { isOther } from '#web/core/unsaved/is-other.ts';
import { useUnsaved } from '#web/core/unsaved/use-unsaved.tsx';
import { categoryErrors, categoryValues, categoryWords } from './category-errors.ts';
import type { CategoryValues } from './category-errors.ts';

const categoryTexts = backOfficeTexts.categories;

type CategoryFormProps = {
  readonly open: boolean;
  /** The category to change; null creates one. */
  readonly category: VersionedCategory | null;
  /** The ids of all categories. */
  readonly taken: readonly number[];
  readonly onClose: () => void;
};

/** 'Crear categoría' and 'Modificar categoría'. The id of an existing category cannot be changed. */
export function CategoryForm({ open, category, taken, onClose }: CategoryFormProps) {
  const { data, state, submit, notice } = useRequest<SaveOutcome<VersionedCategory>>({
    what: t('categories.notSaved'),
    check: t('categories.checkList'),
    told: 'beside',
  });
  const rejected = rejectionIn(data);
  const { values, change, field, isRight } = useForm({
    start: () => categoryValues(category, taken),
    errorsOf: categoryErrors,
    refused: rejected?.errors,
  });
  const versions = useFormConflict({
    start: { values: categoryValues(category, taken), version: category?.version },
    conflict: data?.conflict,
    valuesOf: (present) => categoryValues(present),
  });
  const { opened } = versions;
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!data?.isDone) return;
    toast(data.message);
    onClose();
  }, [data, onClose]);

  const before = opened.values;
  const isChanged = values.title.trim() !== before.title || values.genre !== before.genre;
  const isReady = isRight && isChanged && state === 'idle';

  const { question, close } = useUnsaved(open && isOther(values, before) && data?.isDone !== true);

  function save(given: CategoryValues, version = opened.version) {
    const intent = category ? 'update' : 'create';
    const sent = { intent, ...given, ...(version === undefined ? {} : { version }) };
    void submit(sent, { method: 'post', action: href('/admin/categories/:id?') });
  }

  return (
    <>
      <Dialog
        open={open}
        onClose={() => close(onClose)}
        title={category ? categoryTexts.update : categoryTexts.create}
        actions={
          <>
            <Button tone="quiet" onClick={() => close(onClose)}>
              {t('categories.cancel')}
            </Button>
            <Button disabled={!isReady} onClick={() => (category ? setIsAsking(true) : save(values))}>
              {category ? t('categories.modify') : t('categories.create')}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField
            {...field('id')}
            label={t('categories.id')}
            inputMode="numeric"
            maxLength={6}
            disabled={category !== null}
          />
          <TextField {...field('title')} label={t('categories.name')} maxLength={70} />
          <SelectField {...field('genre')} label={t('categories.gender')}>
            <option value="">{t('categories.select')}</option>
            <option value="men">{t('categories.men')}</option>
            <option value="women">{t('categories.women')}</option>
          </SelectField>
          <FormAlert of={rejected} />
          {notice}
        </div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={categoryTexts.confirmUpdate}
        confirm={t('categories.modify')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          save(values);
        }}
      />
      {question}
      <ConflictChoice
        of={versions}
        words={categoryWords}
        typed={values}
        onChosen={(chosen, version) => {
          change(chosen);
          save(chosen, version);
        }}
      />
    </>
  );
}
