import { t } from '#messages/messages.ts';
import { TextField } from '#web/core/ui/text-field.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { lineOf } from './product-fields.ts';
import type { ProductFields } from './product-fields.ts';

/** The weight of a product, by which deliveries can be priced. */
export function WeightField({ form }: { readonly form: ProductFields }) {
  return (
    <FormBlock title={t('product-desk.delivery')}>
      <TextField
        {...lineOf(form, 'weight', t('product-desk.weightInGrams'), 6)}
        inputMode="numeric"
        hint={t('product-desk.weightHint')}
      />
    </FormBlock>
  );
}
