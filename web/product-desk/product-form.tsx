import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import type { Category, Product } from '#contract/catalogue.ts';
import type { FieldError } from '#contract/errors.ts';
import type { Conflict } from '#contract/row-version.ts';
import { useSubmission } from '../requests/use-submission.tsx';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { FormBlock } from './form-block.tsx';
import { InfoFields } from './info-fields.tsx';
import { DescriptionEditor } from './late-description-editor.ts';
import { PictureFields } from './picture-fields.tsx';
import { returning, useReturn } from '../links/return-address.ts';
import { isOther } from '../unsaved/is-other.ts';
import { useFormConflict } from '../forms/use-form-conflict.ts';
import { ConflictDialog } from '../forms/conflict-dialog.tsx';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
import { productErrors, sentOf, valuesOf } from './product-values.ts';
import { productWords } from './product-words.ts';
import type { ProductRules, ProductValues } from './product-values.ts';
import { useInterruptedProduct } from './use-interrupted-product.ts';
import { remindOfPending, showFirstWrong } from './wrong-places.ts';
import { SizeFields } from './size-fields.tsx';

const said = backOfficeTexts.productForm;

/** How saving ended; `errors` by place. */
export type ProductOutcome =
  | { readonly isDone: true }
  | {
      readonly isDone: false;
      readonly detail: string;
      readonly errors: readonly FieldError[];
      readonly conflict: Conflict<Product> | null;
    };

type ProductFormProps = {
  /** What the form starts with, and goes back to when it is cleared. */
  readonly start: ProductValues;
  /** Of the product that is modified. */
  readonly version?: number;
  readonly rules: ProductRules;
  readonly categories: readonly Category[];
  readonly uploadTo: string;
  readonly outcome: ProductOutcome | undefined;
  readonly isBusy: boolean;
};

/** More than any price has: one that is too long is told so, and never cut to another price. In characters. */
const longestPrice = 20;

type Line = 'name' | 'brandName' | 'color' | 'currentPrice' | 'previousPrice';

/** The form of a product, new or existing: what is wrong is said as one goes, and all of it when it is sent. */
export function ProductForm({ start, version, rules, categories, uploadTo, outcome, isBusy }: ProductFormProps) {
  const { submit, notice } = useSubmission({
    what: rules === 'new' ? 'No se creó el producto.' : 'No se guardaron los cambios.',
    check: rules === 'new' ? 'compruebe en la lista de productos' : undefined,
  });
  const navigate = useNavigate();
  const back = useReturn(rules === 'new' ? '/admin' : '/admin/allproducts');
  const form = useRef<HTMLFormElement>(null);
  const descriptionId = useId();
  const [values, setValues] = useState(start);
  const {
    opened,
    met,
    leave: putOff,
    settle,
    restart,
  } = useFormConflict({
    start: { values: start, version },
    conflict: outcome?.isDone === false ? outcome.conflict : null,
    valuesOf,
  });
  const [round, setRound] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isAllSeen, setIsAllSeen] = useState(false);
  const noteSent = useInterruptedProduct((written, openedWith) => {
    restart(openedWith);
    fill(written);
  });
  useEffect(() => {
    if (!outcome) return;
    if (outcome.isDone) {
      toast(rules === 'new' ? said.created : said.updated);
      void navigate(back, returning);
    } else if (!outcome.conflict) {
      toast(outcome.detail, { tone: 'error' });
    }
  }, [outcome, rules, navigate, back]);

  const refused = outcome?.isDone === false ? outcome.errors : [];
  const errors = productErrors(values, rules);
  const shown = (place: string) =>
    isAllSeen || seen.has(place) ? (errors[place] ?? refused.find(({ path }) => path === place)?.message) : undefined;
  const { question, discard } = useUnsaved(isOther(values, opened.values) && outcome?.isDone !== true && !isBusy);

  const change = (part: Partial<ProductValues>) => setValues((before) => ({ ...before, ...part }));
  const leave = (place: string) => setSeen((before) => new Set([...before, place]));

  const line = (place: Line, label: string, maxLength: number) => ({
    name: place,
    label,
    maxLength,
    value: values[place],
    error: shown(place),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [place]: target.value }),
    onBlur: () => leave(place),
  });
  function send(event: FormEvent) {
    event.preventDefault();
    setIsAllSeen(true);
    if (Object.keys(errors).length > 0) {
      toast(values.images.length > 0 && errors['images'] ? errors['images'] : said.incomplete, { tone: 'error' });
      showFirstWrong(form.current);
      return;
    }
    if (remindOfPending(form.current)) return;
    save(values);
  }

  function save(given: ProductValues, openedAs = opened.version) {
    const sent = { ...sentOf(given), ...(openedAs === undefined ? {} : { version: openedAs }) };
    noteSent(given, { values: opened.values, version: openedAs });
    void submit(structuredClone(sent), { method: 'post', encType: 'application/json' });
  }

  function fill(given: ProductValues) {
    setValues(given);
    setSeen(new Set());
    setIsAllSeen(false);
    setRound(round + 1);
  }

  return (
    <form ref={form} onSubmit={send} noValidate className="grid max-w-4xl gap-8">
      <FormBlock title="Prenda">
        <div className="sm:col-span-2">
          <TextField {...line('name', 'Nombre', 70)} />
        </div>
        <SelectField
          label="Género"
          name="gender"
          value={values.gender}
          error={shown('gender')}
          onBlur={() => leave('gender')}
          onChange={(event) => change({ gender: event.target.value, category: '' })}
        >
          <option value="">Seleccionar</option>
          <option value="men">Hombre</option>
          <option value="women">Mujer</option>
        </SelectField>
        <SelectField
          label="Categoría"
          name="category"
          value={values.category}
          error={shown('category')}
          onBlur={() => leave('category')}
          onChange={(event) => change({ category: event.target.value })}
        >
          <option value="">Seleccionar</option>
          {categories
            .filter(({ genre }) => genre === values.gender)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </SelectField>
        <TextField {...line('brandName', 'Marca', 20)} />
        <TextField {...line('color', 'Color', 20)} />
        <div className="grid gap-1.5 sm:col-span-2">
          <span id={descriptionId} className="label text-stone">
            Descripción
          </span>
          <Suspense fallback={<Skeleton className="h-48" />}>
            <DescriptionEditor
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
      <FormBlock title="Precio">
        <div className="sm:col-span-2">
          <CheckField
            label="Está en oferta"
            checked={values.isOffertPrice}
            onChange={(event) => change({ isOffertPrice: event.target.checked })}
          />
        </div>
        {values.isOffertPrice && (
          <TextField {...line('previousPrice', 'Precio anterior', longestPrice)} inputMode="decimal" />
        )}
        <TextField {...line('currentPrice', 'Precio actual', longestPrice)} inputMode="decimal" />
      </FormBlock>
      <PictureFields
        pictures={values.images}
        error={shown('images')}
        uploadTo={uploadTo}
        onChange={(of) => setValues((before) => ({ ...before, images: of(before.images) }))}
      />
      <SizeFields sizes={values.variants} errors={errors} onChange={(variants) => change({ variants })} />
      <FormBlock title="Información">
        <InfoFields info={values.info} onChange={(info) => change({ info })} />
      </FormBlock>
      {notice}
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-t border-line bg-paper py-4">
        <Button type="submit" busy={isBusy}>
          {rules === 'new' ? 'Crear producto' : 'Guardar cambios'}
        </Button>
        <Button tone="outline" onClick={() => discard(() => fill(opened.values))}>
          {rules === 'new' ? said.clear : 'Descartar cambios'}
        </Button>
      </div>
      {question}
      {met && (
        <ConflictDialog
          key={met.version}
          words={productWords(categories)}
          opened={opened.values}
          typed={values}
          conflict={met}
          onClose={putOff}
          onSave={(merged) => {
            settle(met);
            setValues(merged);
            setRound(round + 1);
            save(merged, met.version);
          }}
        />
      )}
    </form>
  );
}
