import { TextField } from '../ui/text-field.tsx';
import { FormBlock } from '../forms/form-block.tsx';
import { lineOf } from './product-fields.ts';
import type { ProductFields } from './product-fields.ts';

/** The weight of a product, by which deliveries can be priced. */
export function WeightField({ form }: { readonly form: ProductFields }) {
  return (
    <FormBlock title="Envío">
      <TextField
        {...lineOf(form, 'weight', 'Peso en gramos', 6)}
        inputMode="numeric"
        hint="Con su embalaje, para las entregas que se cobran por peso."
      />
    </FormBlock>
  );
}
