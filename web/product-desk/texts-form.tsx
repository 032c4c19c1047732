import { Suspense, useId, useState } from 'react';
import type { Product } from '#contract/catalogue.ts';
import { mostCharacters } from '#contract/product-rules.ts';
import type { ProductTexts } from '#contract/product-texts.ts';
import { languageNames } from '#messages/languages.ts';
import { t } from '#messages/messages.ts';
import { ConflictChoice } from '../forms/conflict-choice.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import { FormBlock } from '../forms/form-block.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import { RichTextEditor } from '../rich-text/late-rich-text-editor.ts';
import { useStayingForm } from '../saved-form/use-staying-form.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { infoFieldNames, shownIfEmpty, textErrors, textValuesOf, textWords } from './text-values.ts';
import type { TextValues } from './text-values.ts';

type TextsFormProps = { readonly product: Product; readonly texts: ProductTexts };

/** The form of a product's texts in the second language, with what visitors see where one is empty. */
export function TextsForm({ product, texts }: TextsFormProps) {
  const language = languageNames[texts.language];
  const { form, versions, rejected, notice, isBusy, isChanged, take, send } = useStayingForm<ProductTexts, TextValues>(
    texts,
    {
      what: t('product-desk.texts.not-saved'),
      check: t('product-desk.texts.check'),
      valuesOf: textValuesOf,
      errorsOf: textErrors,
      sentOf: (values) => ({ ...values, language: texts.language }),
    },
  );
  const { values, change, field, shown } = form;
  const descriptionId = useId();
  const [round, setRound] = useState(0);
  return (
    <form onSubmit={send} noValidate>
      <FormBlock title={t('product-desk.texts.title', { language })}>
        <p className="text-small text-stone">{t('product-desk.texts.about', { language })}</p>
        <TextField
          {...field('name')}
          label={t('product-desk.texts.name')}
          hint={shownIfEmpty(product.name)}
          maxLength={mostCharacters.name}
        />
        <div className="grid gap-1.5">
          <span id={descriptionId} className="label text-stone">
            {t('product-desk.texts.description')}
          </span>
          <Suspense fallback={<Skeleton className="h-48" />}>
            <RichTextEditor
              key={`${versions.opened.version} ${round}`}
              value={values.description}
              labelledBy={descriptionId}
              isWrong={shown('description') !== undefined}
              onChange={(description) => change({ description })}
            />
          </Suspense>
          <p className="text-small text-stone">{shownIfEmpty(product.description)}</p>
          <p aria-live="polite" className="text-small text-danger empty:hidden">
            {shown('description')}
          </p>
        </div>
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
        <FormAlert of={rejected} />
        {notice}
        {isChanged && (
          <SaveBar note={t('product-desk.texts.unsaved')} of="block">
            <Button
              tone="outline"
              onClick={() => {
                form.restart(versions.opened.values);
                setRound(round + 1);
              }}
            >
              {t('product-desk.texts.discard')}
            </Button>
            <Button type="submit" busy={isBusy}>
              {t('product-desk.texts.save')}
            </Button>
          </SaveBar>
        )}
      </FormBlock>
      <ConflictChoice
        of={versions}
        words={textWords()}
        typed={values}
        onChosen={(chosen, seen) => {
          setRound(round + 1);
          take(chosen, seen);
        }}
      />
    </form>
  );
}
