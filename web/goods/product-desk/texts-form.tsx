import { z } from 'zod';
import type { Product } from '#contract/goods/products.ts';
import { mostCharacters } from '#contract/goods/product-rules.ts';
import { productTextsGiven, type ProductTexts } from '#contract/goods/product-texts.ts';
import { languageName } from '#contract/core/shop/language-name.ts';
import { t } from '#messages/messages.ts';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { ChangedBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import { line, part, rich } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';

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

/** Returns the names of the details below a description, in the order of the form. */
function infoFieldNames() {
  return [
    ['aboutMe', t('product-desk.texts.about-me')],
    ['careInfo', t('product-desk.texts.care-info')],
    ['sizeAndFit', t('product-desk.texts.size-and-fit')],
  ] as const;
}

/** The form of the texts of a product in another language. */
function textsForm(product: Product, language: ProductTexts['language']) {
  const infos = infoFieldNames();
  const form = formOf({
    rules: productTextsGiven,
    fields: {
      name: line(t('product-desk.texts.name'), { hint: shownIfEmpty(product.name) }),
      description: rich(t('product-desk.texts.description'), {
        shown: htmlLine,
        hint: shownIfEmpty(product.description),
      }),
      info: part(t('product-desk.texts.info'), {
        start: { aboutMe: '', careInfo: '', sizeAndFit: '' },
        kept: info,
        shown: (texts) =>
          infos
            .filter(([place]) => texts[place] !== '')
            .map(([place, label]) => `${label}: ${texts[place]}`)
            .join('\n'),
      }),
    },
    sentOf: (values) => ({ ...values, language }),
  });
  return {
    ...form,
    valuesOf: ({ name, description, info: given }: ProductTexts) => ({ name, description, info: info.parse(given) }),
  };
}

const info = z.object({ aboutMe: z.string(), careInfo: z.string(), sizeAndFit: z.string() });

const mostShown = 90;

/** Returns what a visitor sees of a field that is left empty: the shop's own text, or its beginning. */
function shownIfEmpty(own: string): string {
  const text = htmlLine(own);
  if (text === '') return t('product-desk.texts.none-shown');
  return t('product-desk.texts.own-shown', {
    text: text.length > mostShown ? `${text.slice(0, mostShown).trimEnd()}…` : text,
  });
}
