import { t } from '#messages/messages.ts';
import { useEffect, useId, useRef } from 'react';
import type { Ref } from 'react';
import type { Variant } from '#contract/goods/sizes/variant.ts';
import { texts } from '#contract/core/texts.ts';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';
import { SelectField } from '#web/core/ui/select-field.tsx';

type SizePickerProps = {
  /** The group of the tiles. */
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly variants: readonly Variant[];
  /** The chosen size's variant; undefined if none is. */
  readonly value: number | undefined;
  readonly onChange: (variantId: number | undefined) => void;
  readonly error: string | undefined;
  /** The id of the form that submits the size. */
  readonly form: string;
};

/**
 * The sizes as tiles, each a radio button. Without scripts they are a select with the stock of each, which the form
 * sends; with scripts the select is hidden from view.
 */
export function SizePicker({ ref, variants, value, onChange, error, form }: SizePickerProps) {
  // With scripts, a missing size shows the shop's own message instead of the browser's.
  const isAlive = useIsAlive();
  const id = useId();
  const tiles = useRef<HTMLDivElement>(null);
  const chosen = variants.find(({ variantId }) => variantId === value);

  useEffect(() => {
    // A tile that was pressed before hydration.
    const pressed = tiles.current?.querySelector<HTMLInputElement>(':checked');
    if (pressed && Number(pressed.value) !== value) onChange(Number(pressed.value));
  }, [value, onChange]);

  return (
    <div>
      <fieldset
        ref={ref}
        role="radiogroup"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={id}
        className="grid gap-2 noscript:hidden"
      >
        <legend className="mb-2 label text-stone">{t('catalogue.size')}</legend>
        <div ref={tiles} className="flex flex-wrap gap-2">
          {variants.map(({ variantId, brandSize, shownSize = brandSize, stock, isInStock }) => (
            <label
              key={variantId}
              className="relative grid min-h-11 min-w-12 cursor-pointer place-items-center rounded-soft border border-edge px-3 text-small transition-colors hover:border-ink has-checked:chosen has-disabled:spent has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={id}
                value={variantId}
                checked={value === variantId}
                disabled={!isInStock}
                onChange={() => onChange(variantId)}
                aria-label={`${shownSize}, ${isInStock ? stockWords(stock) : t('catalogue.soldOutSize')}`}
                className="absolute inset-0 cursor-[inherit] appearance-none"
              />
              {shownSize}
            </label>
          ))}
        </div>
        <p id={id} aria-live="polite" data-wrong={error && ''} className="text-small text-stone data-wrong:text-danger">
          {error ?? (chosen ? stockWords(chosen.stock) : t('catalogue.chooseYourSize'))}
        </p>
      </fieldset>
      <div className="sr-only noscript:not-sr-only">
        <SelectField
          label={t('catalogue.size')}
          name="variantId"
          form={form}
          required={!isAlive}
          tabIndex={isAlive ? -1 : undefined}
          value={value ?? ''}
          onChange={(event) => onChange(Number(event.target.value) || undefined)}
        >
          <option value="">{t('catalogue.selectSize')}</option>
          {variants.map(({ variantId, brandSize, shownSize = brandSize, stock, isInStock }) => (
            <option key={variantId} value={variantId} disabled={!isInStock}>
              {isInStock ? `${shownSize} (${stockWords(stock)})` : `${shownSize} - ${texts.detail.noStock}`}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

function stockWords(stock: number): string {
  return t('catalogue.available', { count: stock });
}
