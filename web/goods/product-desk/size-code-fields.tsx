import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { Disclosure } from '#web/core/ui/disclosure.tsx';
import { onEnter } from '#web/core/ui/on-enter.ts';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { SizeValue } from './product-words.ts';

type Code = 'sku' | 'barcode' | 'weight' | 'cost';

type SizeCodeFieldsProps = {
  readonly sizes: readonly SizeValue[];
  /** By path: 'variants.0.sku'. */
  readonly errors: FieldErrors;
  readonly onChange: (sizes: readonly SizeValue[]) => void;
};

const fields = [
  { code: 'sku', label: t('product-desk.sku'), named: (size: string) => t('product-desk.skuOf', { size }), most: 60 },
  {
    code: 'barcode',
    label: t('product-desk.barcode'),
    named: (size: string) => t('product-desk.barcodeOf', { size }),
    most: 30,
    inputMode: 'numeric',
  },
  {
    code: 'weight',
    label: t('product-desk.sizeWeight'),
    named: (size: string) => t('product-desk.sizeWeightOf', { size }),
    most: 6,
    inputMode: 'numeric',
  },
  {
    code: 'cost',
    label: t('product-desk.cost'),
    named: (size: string) => t('product-desk.costOf', { size }),
    most: 20,
    inputMode: 'decimal',
  },
] as const satisfies readonly { readonly code: Code; readonly most: number; readonly [name: string]: unknown }[];

/** What few shops fill in of each size: folded, unless something in it is wrong. A scanner's Enter does not send the form. */
export function SizeCodeFields({ sizes, errors, onChange }: SizeCodeFieldsProps) {
  const isWrong = sizes.some((_, at) => fields.some(({ code }) => errors[`variants.${at}.${code}`]));
  // Once opened it stays: a code is wrong until its last digit is typed.
  const [isOpen, setIsOpen] = useState(isWrong);
  if (isWrong && !isOpen) setIsOpen(true);
  return (
    <Disclosure title={t('product-desk.sizeCodes')} open={isOpen || undefined}>
      <p>{t('product-desk.sizeCodesHint')}</p>
      {sizes.map((size, at) => (
        <fieldset key={size.brandSize} className="mt-4 grid grid-cols-2 items-start gap-3">
          <legend className="pb-2 font-medium text-ink wrap-anywhere">{size.brandSize}</legend>
          {fields.map(({ code, label, named, most, ...control }) => (
            <TextField
              key={code}
              {...control}
              label={label}
              aria-label={named(size.brandSize)}
              value={size[code] ?? ''}
              maxLength={most}
              autoComplete="off"
              error={errors[`variants.${at}.${code}`]}
              onKeyDown={onEnter(() => {})}
              onChange={(event) => onChange(sizes.with(at, { ...size, [code]: event.target.value }))}
            />
          ))}
        </fieldset>
      ))}
    </Disclosure>
  );
}
