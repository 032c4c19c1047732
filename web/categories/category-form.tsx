import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { useEffect, useState } from 'react';
import type { ChangeEvent } from 'react';
import type { VersionedCategory } from '#contract/categories.ts';
import type { SaveOutcome } from '../api-client/action-outcome.ts';
import { useRequest } from '../requests/use-request.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { useFormConflict } from '../forms/use-form-conflict.ts';
import { ConflictDialog } from '../forms/conflict-dialog.tsx';
import { isOther } from '../unsaved/is-other.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
import { categoryErrors, categoryValues, categoryWords } from './category-errors.ts';
import type { CategoryValues } from './category-errors.ts';

const said = backOfficeTexts.categories;

type CategoryFormProps = {
  readonly open: boolean;
  /** The category that is changed; null makes a new one. */
  readonly category: VersionedCategory | null;
  readonly onClose: () => void;
};

/** 'Crear categoría' and 'Modificar categoría'. A number, once given, stays. */
export function CategoryForm({ open, category, onClose }: CategoryFormProps) {
  const { data, state, submit, notice } = useRequest<SaveOutcome<VersionedCategory>>({
    what: 'No se guardó la categoría.',
    check: 'compruebe en la lista',
    told: 'beside',
  });
  const [values, setValues] = useState(() => categoryValues(category));
  const { opened, met, leave, settle } = useFormConflict({
    start: { values: categoryValues(category), version: category?.version },
    conflict: data?.conflict,
    valuesOf: categoryValues,
  });
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!data || data.conflict) return;
    toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
    if (data.isDone) onClose();
  }, [data, onClose]);

  const errors = categoryErrors(values);
  const before = opened.values;
  const isChanged = values.title.trim() !== before.title || values.genre !== before.genre;
  const isReady = Object.keys(errors).length === 0 && isChanged && state === 'idle';

  const { question, close } = useUnsaved(open && isOther(values, before) && data?.isDone !== true);

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: seen.includes(name) ? errors[name] : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setValues({ ...values, [name]: target.value }),
    onBlur: () => setSeen([...seen, name]),
  });

  function save(given: CategoryValues, version = opened.version) {
    const intent = category ? 'update' : 'create';
    const sent = { intent, ...given, ...(version === undefined ? {} : { version }) };
    void submit(sent, { method: 'post', action: '/admin/categories' });
  }

  return (
    <>
      <Dialog
        open={open}
        onClose={() => close(onClose)}
        title={category ? said.update : said.create}
        actions={
          <>
            <Button tone="quiet" onClick={() => close(onClose)}>
              Cancelar
            </Button>
            <Button disabled={!isReady} onClick={() => (category ? setIsAsking(true) : save(values))}>
              {category ? 'Modificar' : 'Crear'}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField {...field('id')} label="ID" inputMode="numeric" maxLength={6} disabled={category !== null} />
          <TextField {...field('title')} label="Título" maxLength={70} />
          <SelectField {...field('genre')} label="Género">
            <option value="">Seleccionar</option>
            <option value="men">Hombre</option>
            <option value="women">Mujer</option>
          </SelectField>
          {notice}
        </div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={said.confirmUpdate}
        confirm="Modificar"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          save(values);
        }}
      />
      {question}
      {met && (
        <ConflictDialog
          key={met.version}
          words={categoryWords}
          opened={opened.values}
          typed={values}
          conflict={met}
          onClose={leave}
          onSave={(merged) => {
            settle(met);
            setValues(merged);
            save(merged, met.version);
          }}
        />
      )}
    </>
  );
}
