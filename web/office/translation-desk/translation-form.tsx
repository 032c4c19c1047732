import { useState } from 'react';
import type { NamedValue } from '#contract/site/page-desk.ts';
import type { DeskSection } from '#contract/office/translations.ts';
import { t } from '#messages/messages.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { SaveBar } from '#web/core/forms/save-bar.tsx';
import { useSavedForm } from '#web/core/saved-form/use-saved-form.ts';
import { Button } from '#web/core/ui/button.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { TranslationField } from './translation-field.tsx';
import {
  keptTranslations,
  refusedKeys,
  sentTranslations,
  translationErrors,
  translationWords,
  valuesOf,
} from './translation-values.ts';
import type { TranslationValues } from './translation-values.ts';

type TranslationFormProps = { readonly section: DeskSection; readonly named: readonly NamedValue[] };

/** The form of the translations of a part of what the owner wrote. */
export function TranslationForm({ section, named }: TranslationFormProps) {
  const { texts, language, title } = section;
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const saved = useSavedForm<DeskSection, TranslationValues>({
    what: t('translations.notSaved'),
    check: t('translations.check'),
    start: valuesOf(section),
    version: section.version,
    valuesOf,
    errorsOf: translationErrors(texts),
    refusedAt: refusedKeys,
    kept: { name: `translations-${section.section}`, schema: keptTranslations },
    sentOf: (values, opened) => ({ section: section.section, language, texts: sentTranslations(values, opened) }),
  });
  const { form, versions, element, round, alert, notice, question, isBusy, isChanged, reset, take, send } = saved;
  const stored = versions.opened.values;
  const shown = texts.filter(({ key }) => !isOnlyMissing || (stored[key] ?? '') === '');
  return (
    <form ref={element} onSubmit={send} noValidate className="grid max-w-3xl gap-4">
      <CheckField
        label={t('translations.onlyUntranslated')}
        checked={isOnlyMissing}
        onChange={({ target }) => setOnlyMissing(target.checked)}
      />
      <FormBlock title={title}>
        {shown.length === 0 && <p className="text-small text-stone">{t('translations.nothingMissing')}</p>}
        {shown.map((text) => (
          <TranslationField
            key={text.key}
            text={text}
            language={language}
            value={form.values[text.key] ?? ''}
            error={form.shown(text.key)}
            round={round}
            named={named}
            onChange={(value) => form.change({ [text.key]: value })}
            onLeave={() => form.leave(text.key)}
          />
        ))}
      </FormBlock>
      {notice}
      {isChanged && (
        <SaveBar note={t('translations.unsaved')} alert={alert}>
          <Button tone="outline" onClick={reset}>
            {t('translations.discard')}
          </Button>
          <Button type="submit" busy={isBusy}>
            {t('translations.save')}
          </Button>
        </SaveBar>
      )}
      {question}
      <ConflictChoice of={versions} words={translationWords(texts)} typed={form.values} onChosen={take} />
    </form>
  );
}
