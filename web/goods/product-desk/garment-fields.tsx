import { t } from '#messages/messages.ts';
import type { Category } from '#contract/goods/products.ts';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { RichTextField } from '#web/core/rich-text/rich-text-field.tsx';
import { lineOf } from './product-fields.ts';
import type { ProductFields } from './product-fields.ts';

type GarmentFieldsProps = {
  readonly form: ProductFields;
  readonly categories: readonly Category[];
  /** Changes when the form gets other values: the editor takes them only when it is created again. */
  readonly round: number;
};

/** What a garment is: name, gender, category, brand, colour, model and description. */
export function GarmentFields({ form, categories, round }: GarmentFieldsProps) {
  const { values, shown, change, field } = form;
  const ofGender = categories.filter(({ genre }) => genre === values.gender);
  return (
    <FormBlock title={t('product-desk.garment')} isWide>
      <div className="sm:col-span-2">
        <TextField {...lineOf(form, 'name', t('product-desk.name'), 70)} />
      </div>
      <SelectField
        {...field('gender')}
        label={t('product-desk.gender')}
        onChange={(event) => change({ gender: event.target.value, category: '' })}
      >
        <option value="">{t('product-desk.select')}</option>
        <option value="men">{t('product-desk.men')}</option>
        <option value="women">{t('product-desk.women')}</option>
      </SelectField>
      <SelectField
        {...field('category')}
        label={t('product-desk.category')}
        hint={values.gender !== '' && ofGender.length === 0 ? t('product-desk.noCategoryOfGender') : undefined}
      >
        <option value="">{t('product-desk.select')}</option>
        {ofGender.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField {...lineOf(form, 'brandName', t('product-desk.brand'), 20)} />
      <TextField {...lineOf(form, 'color', t('product-desk.colour'), 20)} />
      <div className="sm:col-span-2">
        <TextField {...lineOf(form, 'model', t('product-desk.modelOptional'), 70)} hint={t('product-desk.modelHint')} />
      </div>
      <div className="sm:col-span-2">
        <RichTextField
          label={t('product-desk.description')}
          value={values.description}
          error={shown('description')}
          round={round}
          onChange={(description) => change({ description })}
        />
      </div>
    </FormBlock>
  );
}
