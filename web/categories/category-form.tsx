import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { useEffect, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useFetcher } from 'react-router';
import type { Category } from '#contract/catalogue.ts';
import type { ActionOutcome } from '../action-outcome.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { categoryErrors, categoryValues } from './category-errors.ts';

const said = backOfficeTexts.categories;

type CategoryFormProps = {
  readonly open: boolean;
  /** The category that is changed; null makes a new one. */
  readonly category: Category | null;
  readonly onClose: () => void;
};

/** 'Crear categoría' and 'Modificar categoría'. A number, once given, stays. */
export function CategoryForm({ open, category, onClose }: CategoryFormProps) {
  const { data, state, submit } = useFetcher<ActionOutcome>();
  const [values, setValues] = useState(() => categoryValues(category));
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!data) return;
    toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
    if (data.isDone) onClose();
  }, [data, onClose]);

  const errors = categoryErrors(values);
  const before = categoryValues(category);
  const isChanged = values.title.trim() !== before.title || values.genre !== before.genre;
  const isReady = Object.keys(errors).length === 0 && isChanged && state === 'idle';

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: seen.includes(name) ? errors[name] : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setValues({ ...values, [name]: target.value }),
    onBlur: () => setSeen([...seen, name]),
  });

  function save() {
    const intent = category ? 'update' : 'create';
    void submit({ intent, ...values }, { method: 'post', action: '/admin/categories' });
  }

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={category ? said.update : said.create}
        actions={
          <>
            <Button tone="quiet" onClick={onClose}>
              Cancelar
            </Button>
            <Button disabled={!isReady} onClick={() => (category ? setIsAsking(true) : save())}>
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
        </div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={said.confirmUpdate}
        confirm="Modificar"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          save();
        }}
      />
    </>
  );
}
