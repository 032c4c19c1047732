import { nameWithColor } from '#contract/name-with-color.ts';
import { countWords, formatPrice } from '#contract/price-words.ts';
import { reasonWords, returnReasons } from '#contract/return-state.ts';
import type { ReturnOffer } from '#contract/returns.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { sizeMark } from './refused-return.ts';
import type { RefusedReturn } from './refused-return.ts';

type ReturnLineFieldsProps = {
  readonly line: ReturnOffer['lines'][number];
  readonly refused: RefusedReturn | undefined;
};

/** How many units of a line come back, what for, and why. Its fields need no scripts: none depends on another. */
export function ReturnLineFields({ line, refused }: ReturnLineFieldsProps) {
  const { position, brandSize, left, price, sizes } = line;
  const field = (name: string) => {
    const full = `${name}-${position}`;
    return { name: full, defaultValue: refused?.values[full], error: refused?.errors[full] };
  };
  return (
    <fieldset className="border border-line bg-sheet p-4 sm:p-6">
      <legend className="px-2 font-medium">
        {nameWithColor(line)}, talle {brandSize}
      </legend>
      <p className="text-small text-stone">
        {formatPrice(price)} · {countWords(left, 'unidad', 'unidades')}
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SelectField label="Unidades" {...field('quantity')}>
          {Array.from({ length: left + 1 }, (_, units) => (
            <option key={units} value={units}>
              {units === 0 ? 'Ninguna' : units}
            </option>
          ))}
        </SelectField>
        <SelectField label="Qué prefiere" {...field('wants')}>
          <option value="refund">Devolución del dinero</option>
          {sizes.map((size) => (
            <option key={size.brandSize} value={`${sizeMark}${size.brandSize}`} disabled={size.left === 0}>
              Cambio por talle {size.brandSize}
              {size.left === 0 && ' (agotado)'}
            </option>
          ))}
        </SelectField>
        <SelectField label="Motivo (opcional)" {...field('reason')}>
          <option value="">Prefiero no decirlo</option>
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonWords[reason]}
            </option>
          ))}
        </SelectField>
        <TextField label="Comentario (opcional)" maxLength={200} autoComplete="off" {...field('note')} />
      </div>
    </fieldset>
  );
}
