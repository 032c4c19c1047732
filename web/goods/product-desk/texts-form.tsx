import type { Product } from '#contract/goods/products.ts';
import { mostCharacters } from '#contract/goods/product-rules.ts';
import type { ProductTexts } from '#contract/goods/product-texts.ts';
import { languageName } from '#contract/core/shop/language-name.ts';
import { t } from '#messages/messages.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { SaveBar } from '#web/core/forms/save-bar.tsx';
import { RichTextField } from '#web/core/rich-text/rich-text-field.tsx';
import { useSavedForm } from '#web/core/saved-form/use-saved-form.ts';
import { Button } from '#web/core/ui/button.tsx';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { infoFieldNames, keptTexts, shownIfEmpty, textErrors, textValuesOf, textWords } from './text-values.ts';
import type { TextValues } from './text-values.ts';

type TextsFormProps = { readonly product: Product; readonly texts: ProductTexts };

/** The form of a product's texts in the second language, with what visitors see where one is empty. */
export function TextsForm({ product, texts }: TextsFormProps) {
  const language = languageName(texts.language);
  const saved = useSavedForm<ProductTexts, TextValues>({
    what: t('product-desk.texts.not-saved'),
    check: t('product-desk.texts.check'),
    start: textValuesOf(texts),
    version: texts.version,
    valuesOf: textValuesOf,
    errorsOf: textErrors,
    kept: { name: 'texts', schema: keptTexts },
    sentOf: (values) => ({ ...values, language: texts.language }),
  });
  const { form, versions, element, round, alert, notice, question, isBusy, isChanged, reset, take, send } = saved;
  const { values, change, field, shown } = form;
  return (
    <form ref={element} onSubmit={send} noValidate>
      <FormBlock title={t('product-desk.texts.title', { language })}>
        <p className="text-small text-stone">{t('product-desk.texts.about', { language })}</p>
        <TextField
          {...field('name')}
          label={t('product-desk.texts.name')}
          hint={shownIfEmpty(product.name)}
          maxLength={mostCharacters.name}
        />
        <RichTextField
          label={t('product-desk.texts.description')}
          value={values.description}
          error={shown('description')}
          hint={shownIfEmpty(product.description)}
          round={round}
          onChange={(description) => change({ description })}
        />
        {infoFieldNames().map(([place, label]) => (
          <TextAreaField
            key={place}
            label={label}
            hint={shownIfEmpty(product.info[place])}
            rows={3}
            maxLength={mostCharacters.info}
            value={values.info[place]}
            onChange={(event) => change({ info: { ...values.info, [place]: event.target.value } })}
          />
        ))}
        {notice}
        {isChanged && (
          <SaveBar note={t('product-desk.texts.unsaved')} alert={alert} of="block">
            <Button tone="outline" onClick={reset}>
              {t('product-desk.texts.discard')}
            </Button>
            <Button type="submit" busy={isBusy}>
              {t('product-desk.texts.save')}
            </Button>
          </SaveBar>
        )}
      </FormBlock>
      {question}
      <ConflictChoice of={versions} words={textWords()} typed={values} onChosen={take} />
    </form>
  );
}
