import { t } from '#messages/messages.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { useId, useState } from 'react';
import { Button } from '#web/core/ui/button.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { controlLook } from '#web/core/ui/field.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { onEnter } from '#web/core/ui/on-enter.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { TextField } from '#web/core/ui/text-field.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import type { SizeValue } from './product-words.ts';
import { SizeCodeFields } from './size-code-fields.tsx';
import { notAdded } from './wrong-places.ts';

type SizeFieldsProps = {
  readonly sizes: readonly SizeValue[];
  /** By path: 'variants.0.stock'. */
  readonly errors: FieldErrors;
  /** True if the form was sent while a size was typed but not added. */
  readonly isForgotten: boolean;
  readonly onChange: (sizes: readonly SizeValue[]) => void;
};

/** Long enough for all sizes of a product at once, in characters. */
const longestLine = 200;

/** Returns why sizes cannot be added to those of the product; undefined if they can. */
function wrongSizes(names: readonly string[], sizes: readonly SizeValue[]): string | undefined {
  if (names.some((name) => name.length > longestSize)) return backOfficeTexts.productForm.badSize;
  const isTaken = names.some((name) => sizes.some(({ brandSize }) => brandSize === name));
  return isTaken ? backOfficeTexts.productForm.sizeTwice : undefined;
}

/** The sizes of a product. Stock is required for a size that is in stock. */
export function SizeFields({ sizes, errors, isForgotten, onChange }: SizeFieldsProps) {
  const [typed, setTyped] = useState('');
  const given = typedSizes(typed);
  const names = given.map(({ brandSize }) => brandSize);
  const ids = useId();
  const wrong = wrongSizes(names, sizes);
  const reminder = isForgotten && names.length > 0 ? notAdded(names.join(', ')) : undefined;
  const canAdd = names.length > 0 && wrong === undefined;

  function add(added: readonly TypedSize[]) {
    const isInStock = true;
    onChange([...sizes, ...added.map(({ brandSize, stock = '1' }) => ({ brandSize, isInStock, stock }))]);
    setTyped('');
  }

  const addTyped = () => canAdd && add(given);

  return (
    <FormBlock title={t('product-desk.sizesAndStock')}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('product-desk.size')}
            value={typed}
            maxLength={longestLine}
            data-pending="size"
            hint={t('product-desk.sizesHint')}
            onKeyDown={onEnter(addTyped)}
            onChange={(event) => setTyped(event.target.value.toUpperCase())}
            error={wrong ?? reminder}
          />
        </div>
        <Button tone="outline" className="mt-5.5 px-4" disabled={!canAdd} onClick={addTyped}>
          {t('product-desk.addSize')}
        </Button>
      </div>
      {sizes.length === 0 && (
        <div className="grid justify-items-start gap-2">
          <p className="text-small text-stone">{t('product-desk.noSizesHint')}</p>
          <Button
            tone="outline"
            size="small"
            onClick={() => add([{ brandSize: t('product-desk.oneSize'), stock: undefined }])}
          >
            {t('product-desk.addOneSize')}
          </Button>
        </div>
      )}
      <ul className="grid empty:hidden">
        {sizes.map((size, index) => (
          <li
            key={size.brandSize}
            className="grid min-h-13 grid-cols-[minmax(2rem,1fr)_auto_minmax(4rem,5.5rem)_auto] items-center gap-x-2 sm:gap-x-3 border-t border-line text-small first:border-t-0"
          >
            <span className="font-medium wrap-anywhere">{size.brandSize}</span>
            <CheckField
              label={t('product-desk.sizeInStock')}
              checked={size.isInStock}
              onChange={(event) => onChange(sizes.with(index, { ...size, isInStock: event.target.checked }))}
            />
            {size.isInStock ? (
              <input
                inputMode="numeric"
                value={size.stock}
                maxLength={5}
                aria-label={t('product-desk.stockOfSize', { size: size.brandSize })}
                aria-invalid={errors[`variants.${index}.stock`] ? true : undefined}
                aria-describedby={`${ids}-${index}`}
                onChange={(event) => onChange(sizes.with(index, { ...size, stock: event.target.value }))}
                className={joinClasses(controlLook, 'min-h-10! px-2.5 text-right tabular-nums')}
              />
            ) : (
              <span className="text-right text-stone">{t('product-desk.withoutStock')}</span>
            )}
            <IconButton
              label={t('product-desk.removeSize', { size: size.brandSize })}
              icon="trash"
              onClick={() => onChange(sizes.toSpliced(index, 1))}
            />
            <span id={`${ids}-${index}`} className="col-span-full pb-2 text-danger empty:hidden">
              {errors[`variants.${index}.stock`]}
            </span>
          </li>
        ))}
      </ul>
      {sizes.length > 0 && <SizeCodeFields sizes={sizes} errors={errors} onChange={onChange} />}
      <p className="text-small text-danger empty:hidden">{errors['variants']}</p>
    </FormBlock>
  );
}

/** The longest name of a size, in characters (`productVariant` of contract/goods/product-rules.ts). */
const longestSize = 12;

/** A comma between sizes; that of a half size, '38,5', is a part of its name. */
const between = /(?<!\d),|,(?!5(?!\d))|[;\n]/;

/** A size as it is typed, with its units if they are typed behind a colon: 'M: 5'. */
type TypedSize = { readonly brandSize: string; readonly stock: string | undefined };

/**
 * The sizes that are typed at once, 'S, M, L' or 'S: 3, M: 5', in capitals and each once. A slash or a blank may be a part of a name,
 * and so is a colon without units behind it.
 */
export function typedSizes(typed: string): readonly TypedSize[] {
  const sizes = typed.split(between).map((part) => {
    const [, name = part, stock] = /^(.*?)\s*[:=]\s*(\d{1,5})\s*$/s.exec(part) ?? [];
    return { brandSize: name.trim().toUpperCase(), stock };
  });
  const named = new Map(sizes.map((size) => [size.brandSize, size]));
  named.delete('');
  return [...named.values()];
}
