import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { useEffect, useState } from 'react';
import type { VersionedCategory } from '#contract/categories.ts';
import { rejectionIn } from '../api-client/action-outcome.ts';
import type { SaveOutcome } from '../api-client/action-outcome.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import { useRequest } from '../requests/use-request.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { useForm } from '../forms/use-form.ts';
import { ConflictChoice } from '../forms/conflict-choice.tsx';
import { useFormConflict } from '../forms/use-form-conflict.ts';
import { isOther } from '../unsaved/is-other.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
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
