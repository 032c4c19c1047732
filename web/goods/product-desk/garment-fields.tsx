import { t } from '#messages/messages.ts';
import type { Category } from '#contract/goods/products.ts';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import type { FormOf } from '#web/core/forms/use-form.ts';
import type { productForm } from './product-values.ts';
import { ofGender, type ProductValues } from './product-words.ts';

type GarmentFieldsProps = {
  readonly of: ReturnType<typeof productForm>;
  readonly form: FormOf<ProductValues>;
  readonly categories: readonly Category[];
  /** Changes when the form gets other values: the editor takes them only when it is created again. */
  readonly round: number;
};

/** What a garment is: name, gender, category, brand, colour, model and description. */
export function GarmentFields({ of, form, categories, round }: GarmentFieldsProps) {
  const { gender } = form.values;
  const hasNone = gender !== '' && ofGender(categories, gender).length === 0;
  return (
    <FormBlock title={t('product-desk.garment')} isWide>
      <FormFields
        of={of}
        form={form}
        names={['name', 'gender', 'category', 'isUnisex', 'brandName', 'color', 'model', 'description']}
        more={{ category: { hint: hasNone ? t('product-desk.noCategoryOfGender') : undefined } }}
        round={round}
      />
    </FormBlock>
  );
}
