import { t } from '#messages/messages.ts';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { lineOf } from './product-fields.ts';
import type { ProductFields } from './product-fields.ts';
import { withOffer } from './product-values.ts';

/**
 * Longer than any price, so that a price that is too long shows an error and is never truncated to another price. In
 * characters.
 */
const longestPrice = 20;

/** The price of a product, and the former one of an offer. */
export function PriceFields({ form }: { readonly form: ProductFields }) {
  const { values, change } = form;
  return (
    <FormBlock title={t('product-desk.price')}>
      <CheckField
        label={t('product-desk.onOffer')}
        checked={values.isOffertPrice}
        onChange={(event) => change(withOffer(values, event.target.checked))}
      />
      {values.isOffertPrice && (
        <TextField
          {...lineOf(form, 'previousPrice', t('product-desk.previousPrice'), longestPrice)}
          inputMode="decimal"
        />
      )}
      <TextField {...lineOf(form, 'currentPrice', t('product-desk.currentPrice'), longestPrice)} inputMode="decimal" />
    </FormBlock>
  );
}
