import { Suspense, useId } from 'react';
import type { Category } from '#contract/catalogue.ts';
import { SelectField } from '../ui/select-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FormBlock } from '../forms/form-block.tsx';
import { RichTextEditor } from '../rich-text/late-rich-text-editor.ts';
import { lineOf } from './product-fields.ts';
import type { ProductFields } from './product-fields.ts';

type GarmentFieldsProps = {
  readonly form: ProductFields;
  readonly categories: readonly Category[];
  /** Changes when the form gets other values: the editor takes them only when it is created again. */
  readonly round: number;
};

/** What a garment is: name, gender, category, brand, colour, model and description. */
export function GarmentFields({ form, categories, round }: GarmentFieldsProps) {
  const { values, shown, change, field } = form;
  const descriptionId = useId();
  return (
    <FormBlock title="Prenda" isWide>
      <div className="sm:col-span-2">
        <TextField {...lineOf(form, 'name', 'Nombre', 70)} />
      </div>
      <SelectField
        {...field('gender')}
        label="Género"
        onChange={(event) => change({ gender: event.target.value, category: '' })}
      >
        <option value="">Seleccionar</option>
        <option value="men">Hombre</option>
        <option value="women">Mujer</option>
      </SelectField>
      <SelectField {...field('category')} label="Categoría">
        <option value="">Seleccionar</option>
        {categories
          .filter(({ genre }) => genre === values.gender)
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </SelectField>
      <TextField {...lineOf(form, 'brandName', 'Marca', 20)} />
      <TextField {...lineOf(form, 'color', 'Color', 20)} />
      <div className="sm:col-span-2">
        <TextField
          {...lineOf(form, 'model', 'Modelo (opcional)', 70)}
          hint="Los productos de la misma marca, género y modelo se muestran como colores de una sola prenda."
        />
      </div>
      <div className="grid gap-1.5 sm:col-span-2">
        <span id={descriptionId} className="label text-stone">
          Descripción
        </span>
        <Suspense fallback={<Skeleton className="h-48" />}>
          <RichTextEditor
            key={round}
            value={values.description}
            labelledBy={descriptionId}
            isWrong={shown('description') !== undefined}
            onChange={(description) => change({ description })}
          />
        </Suspense>
        <p aria-live="polite" className="text-small text-danger empty:hidden">
          {shown('description')}
        </p>
      </div>
    </FormBlock>
  );
}
