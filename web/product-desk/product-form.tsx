import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import { useNavigate, useSubmit } from 'react-router';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import type { Category } from '#contract/catalogue.ts';
import type { FieldError } from '#contract/errors.ts';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { PictureFields } from './picture-fields.tsx';
import { productErrors, sentOf } from './product-values.ts';
import type { ProductRules, ProductValues } from './product-values.ts';
import { SizeFields } from './size-fields.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';

const DescriptionEditor = lazy(async () => {
  const { DescriptionEditor: editor } = await import('./description-editor.tsx');
  return { default: editor };
});

const said = backOfficeTexts.productForm;

/** How saving ended; `errors` by place. */
export type ProductOutcome =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly detail: string; readonly errors: readonly FieldError[] };

type ProductFormProps = {
  /** What the form starts with, and goes back to when it is cleared. */
  readonly start: ProductValues;
  readonly rules: ProductRules;
  readonly categories: readonly Category[];
  readonly uploadTo: string;
  readonly outcome: ProductOutcome | undefined;
  readonly isBusy: boolean;
};

type Line = 'name' | 'brandName' | 'color' | 'currentPrice' | 'previousPrice';

/** The form of a product, new or existing: what is wrong is said as one goes, and all of it when it is sent. */
export function ProductForm({ start, rules, categories, uploadTo, outcome, isBusy }: ProductFormProps) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const descriptionId = useId();
  const [values, setValues] = useState(start);
  const [round, setRound] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isAllSeen, setIsAllSeen] = useState(false);
  useEffect(() => {
    if (!outcome) return;
    if (outcome.isDone) {
      toast(rules === 'new' ? said.created : said.updated);
      void navigate(rules === 'new' ? '/admin' : '/admin/allproducts');
    } else {
      toast(outcome.detail, { tone: 'error' });
    }
  }, [outcome, rules, navigate]);

  const refused = outcome?.isDone === false ? outcome.errors : [];
  const errors = productErrors(values, rules);
  const shown = (place: string) =>
    isAllSeen || seen.has(place) ? (errors[place] ?? refused.find(({ path }) => path === place)?.message) : undefined;
  const isDirty = values !== start && outcome?.isDone !== true;

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
  const longest = rules === 'new' ? 5 : 11;

  function send(event: FormEvent) {
    event.preventDefault();
    setIsAllSeen(true);
    if (Object.keys(errors).length > 0) {
      toast(said.incomplete, { tone: 'error' });
      // The fields get their marks with the next paint.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    void submit(structuredClone(sentOf(values)), { method: 'post', encType: 'application/json' });
  }

  function clear() {
    setValues(start);
    setSeen(new Set());
    setIsAllSeen(false);
    setRound(round + 1);
  }

  return (
    <form ref={form} onSubmit={send} noValidate className="grid max-w-4xl gap-8">
      <Block title="Prenda">
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
      </Block>
      <Block title="Precio">
        <div className="sm:col-span-2">
          <CheckField
            label="Está en oferta"
            checked={values.isOffertPrice}
            onChange={(event) => change({ isOffertPrice: event.target.checked })}
          />
        </div>
        {values.isOffertPrice && (
          <TextField {...line('previousPrice', 'Precio anterior', longest)} inputMode="decimal" />
        )}
        <TextField {...line('currentPrice', 'Precio actual', longest)} inputMode="decimal" />
      </Block>
      <PictureFields
        pictures={values.images}
        error={shown('images')}
        uploadTo={uploadTo}
        onChange={(of) => setValues((before) => ({ ...before, images: of(before.images) }))}
      />
      <SizeFields sizes={values.variants} errors={errors} onChange={(variants) => change({ variants })} />
      <Block title="Información">
        {(['aboutMe', 'careInfo', 'sizeAndFit'] as const).map((place) => (
          <div key={place} className="sm:col-span-2">
            <TextAreaField
              label={infoLabels[place]}
              rows={3}
              maxLength={4000}
              value={values.info[place]}
              onChange={(event) => change({ info: { ...values.info, [place]: event.target.value } })}
            />
          </div>
        ))}
      </Block>
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-t border-line bg-paper py-4">
        <Button type="submit" busy={isBusy}>
          {rules === 'new' ? 'Crear producto' : 'Guardar cambios'}
        </Button>
        <Button tone="outline" onClick={clear}>
          {said.clear}
        </Button>
      </div>
      <LeaveQuestion isDirty={isDirty && !isBusy} />
    </form>
  );
}

const infoLabels = { aboutMe: 'Acerca de la prenda', careInfo: 'Cuidados', sizeAndFit: 'Talle y calce' } as const;

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-title">{title}</legend>
      {children}
    </fieldset>
  );
}
