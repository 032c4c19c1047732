import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { controlLook } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { onEnter } from '../ui/on-enter.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { TextField } from '../ui/text-field.tsx';
import type { SizeValue } from './product-values.ts';

type SizeFieldsProps = {
  readonly sizes: readonly SizeValue[];
  /** By place: 'variants.0.stock'. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (sizes: readonly SizeValue[]) => void;
};

/** The sizes of a product. The stock of one is asked for while it is in stock. */
export function SizeFields({ sizes, errors, onChange }: SizeFieldsProps) {
  const [typed, setTyped] = useState('');
  const name = typed.trim().toUpperCase();
  const isTaken = sizes.some(({ brandSize }) => brandSize === name);

  function add() {
    if (name === '' || isTaken) return;
    onChange([...sizes, { brandSize: name, isInStock: true, stock: '1' }]);
    setTyped('');
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="label mb-1.5 text-stone">Talles</legend>
      <div className="flex items-start gap-2">
        <div className="w-48">
          <TextField
            label="Talle"
            value={typed}
            maxLength={12}
            data-pending
            onKeyDown={onEnter(add)}
            onChange={(event) => setTyped(event.target.value.toUpperCase())}
            error={isTaken ? backOfficeTexts.productForm.sizeTwice : undefined}
          />
        </div>
        <Button tone="outline" className="mt-6" disabled={name === '' || isTaken} onClick={add}>
          Agregar talle
        </Button>
      </div>
      <ul className="grid gap-2">
        {sizes.map((size, index) => (
          <li
            key={size.brandSize}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-soft border border-line bg-sheet px-4 py-2 text-small"
          >
            <span className="w-16 font-medium">{size.brandSize}</span>
            <CheckField
              label="En stock"
              checked={size.isInStock}
              onChange={(event) => onChange(sizes.with(index, { ...size, isInStock: event.target.checked }))}
            />
            {size.isInStock && (
              <label className="flex items-center gap-2">
                Stock
                <input
                  inputMode="numeric"
                  value={size.stock}
                  maxLength={5}
                  aria-label={`Stock del talle ${size.brandSize}`}
                  aria-invalid={errors[`variants.${index}.stock`] ? true : undefined}
                  onChange={(event) => onChange(sizes.with(index, { ...size, stock: event.target.value }))}
                  className={joinClasses(controlLook, 'min-h-10 w-24')}
                />
              </label>
            )}
            <span className="text-danger">{errors[`variants.${index}.stock`]}</span>
            <span className="ml-auto">
              <IconButton
                label={`Quitar el talle ${size.brandSize}`}
                icon="trash"
                onClick={() => onChange(sizes.toSpliced(index, 1))}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-small text-danger empty:hidden">{errors['variants']}</p>
    </fieldset>
  );
}
