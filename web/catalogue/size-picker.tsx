import type { Ref } from 'react';
import type { Variant } from '#contract/catalogue.ts';
import { texts } from '#contract/texts.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { useIsAlive } from '../ui/use-is-alive.ts';
import { SelectField } from '../ui/select-field.tsx';

type SizePickerProps = {
  readonly ref: Ref<HTMLSelectElement>;
  readonly variants: readonly Variant[];
  /** The chosen size, or empty. */
  readonly value: string;
  readonly onChange: (brandSize: string) => void;
  readonly error: string | undefined;
  /** The id of the form that the size is sent with. */
  readonly form: string;
};

/**
 * The sizes, each with how many are left. The select is what keyboards and screen readers use; the row of squares above
 * it is the same choice for a quick hand and hidden from them.
 */
export function SizePicker({ ref, variants, value, onChange, error, form }: SizePickerProps) {
  // With scripts a missing size is told in the shop's own words.
  const isAlive = useIsAlive();
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" className="flex flex-wrap gap-2 noscript:hidden">
        {variants.map(({ brandSize, isInStock }) => (
          <button
            key={brandSize}
            type="button"
            tabIndex={-1}
            disabled={!isInStock}
            onClick={() => onChange(brandSize)}
            className={joinClasses(
              'min-h-11 min-w-12 rounded-soft border px-3 text-small transition-colors',
              'disabled:border-line disabled:text-stone disabled:line-through',
              value === brandSize ? 'border-ink bg-ink text-sheet' : 'border-edge enabled:hover:border-ink',
            )}
          >
            {brandSize}
          </button>
        ))}
      </div>
      <SelectField
        ref={ref}
        label="Talle"
        name="brandSize"
        form={form}
        required={!isAlive}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      >
        <option value="">Seleccione un talle</option>
        {variants.map(({ brandSize, stock, isInStock }) => (
          <option key={brandSize} value={brandSize} disabled={!isInStock}>
            {isInStock
              ? `${brandSize} (${stock} ${stock === 1 ? 'disponible' : 'disponibles'})`
              : `${brandSize} - ${texts.detail.noStock}`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
