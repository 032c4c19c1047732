import type { Product } from '#contract/goods/products.ts';
import { mostCharacters } from '#contract/goods/product-rules.ts';
import type { ProductTexts } from '#contract/goods/product-texts.ts';
import { languageName } from '#contract/core/shop/language-name.ts';
import { t } from '#messages/messages.ts';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { ChangedBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { infoFieldNames, shownIfEmpty, textsForm } from './text-values.ts';

type TextsFormProps = { readonly product: Product; readonly texts: ProductTexts };

/** The form of a product's texts in the second language, with what visitors see where one is empty. */
export function TextsForm({ product, texts }: TextsFormProps) {
  const language = languageName(texts.language);
  const of = textsForm(product, texts.language);
  const saved = useSavedForm({
    name: 'texts',
    what: t('product-desk.texts.not-saved'),
    check: t('product-desk.texts.check'),
    present: texts,
    of,
  });
  const { form, round } = saved;
  const { info } = form.values;
  return (
    <SavedForm of={saved} words={of.fields}>
      <FormBlock title={t('product-desk.texts.title', { language })}>
        <p className="text-small text-stone">{t('product-desk.texts.about', { language })}</p>
        <FormFields of={of} form={form} round={round} />
        {infoFieldNames().map(([place, label]) => (
          <TextAreaField
            key={place}
            label={label}
            hint={shownIfEmpty(product.info[place])}
            rows={3}
            maxLength={mostCharacters.info}
            value={info[place]}
            onChange={(event) => form.change({ info: { ...info, [place]: event.target.value } })}
          />
        ))}
        <ChangedBar
          of={saved}
          note={t('product-desk.texts.unsaved')}
          discard={t('product-desk.texts.discard')}
          save={t('product-desk.texts.save')}
          place="block"
        />
      </FormBlock>
    </SavedForm>
  );
}
