import { t } from '#messages/messages.ts';
import { useEffect, useId, useRef, type Ref } from 'react';
import { unitsForSale } from '#contract/goods/stock/for-sale.ts';
import type { Variant } from '#contract/goods/sizes/variant.ts';
import { texts } from '#contract/core/texts.ts';
import { preorderWords } from '#web/core/product-card/preorder-words.ts';
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
          {variants.map(({ shownSize, ...size }) => (
            <label
              key={size.variantId}
              className="relative grid min-h-11 min-w-12 cursor-pointer place-items-center rounded-soft border border-edge px-3 text-small transition-colors hover:border-ink has-checked:chosen has-disabled:spent has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={id}
                value={size.variantId}
                checked={value === size.variantId}
                disabled={unitsForSale(size) === 0}
                onChange={() => onChange(size.variantId)}
                aria-label={`${shownSize ?? size.brandSize}, ${stockWords(size) ?? t('catalogue.soldOutSize')}`}
                className="absolute inset-0 cursor-[inherit] appearance-none"
              />
              {shownSize ?? size.brandSize}
            </label>
          ))}
        </div>
        <p id={id} aria-live="polite" data-wrong={error && ''} className="text-small text-stone data-wrong:text-danger">
          {error ?? (chosen ? stockWords(chosen) : t('catalogue.chooseYourSize'))}
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
          {variants.map((size) => (
            <option key={size.variantId} value={size.variantId} disabled={unitsForSale(size) === 0}>
              {optionWords(size)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

/** Returns what there is of a size; undefined if nothing. */
function stockWords({ stock, preorder }: Variant): string | undefined {
  if (stock > 0) return t('catalogue.available', { count: stock });
  return preorder && `${preorderWords(preorder.on)}. ${t('preorders.left', { count: preorder.left })}`;
}

function optionWords(size: Variant): string {
  const [name, words] = [size.shownSize ?? size.brandSize, stockWords(size)];
  return words === undefined ? `${name} - ${texts.detail.noStock}` : `${name} (${words})`;
}
