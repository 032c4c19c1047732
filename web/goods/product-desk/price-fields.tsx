import { t } from '#messages/messages.ts';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import type { FormOf } from '#web/core/forms/use-form.ts';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { withOffer } from './product-values.ts';
import type { productForm } from './product-values.ts';
import type { ProductValues } from './product-words.ts';

type PriceFieldsProps = { readonly of: ReturnType<typeof productForm>; readonly form: FormOf<ProductValues> };

/** The price of a product, and the former one of an offer. */
export function PriceFields({ of, form }: PriceFieldsProps) {
  const { values, change } = form;
  return (
    <FormBlock title={t('product-desk.price')}>
      <CheckField
        label={t('product-desk.onOffer')}
        checked={values.isOffertPrice}
        onChange={(event) => change(withOffer(values, event.target.checked))}
      />
      <FormFields of={of} form={form} names={['previousPrice', 'currentPrice']} />
    </FormBlock>
  );
}
