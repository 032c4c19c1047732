import { useState } from 'react';
import type { NamedValue } from '#contract/site/page-desk.ts';
import type { DeskSection } from '#contract/office/translations.ts';
import { t } from '#messages/messages.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { ChangedBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { TranslationField } from './translation-field.tsx';
import { translationForm, translationWords, type TranslationValues } from './translation-values.ts';

type TranslationFormProps = { readonly section: DeskSection; readonly named: readonly NamedValue[] };

/** The form of the translations of a part of what the owner wrote. */
export function TranslationForm({ section, named }: TranslationFormProps) {
  const { texts, language, title } = section;
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const saved = useSavedForm<DeskSection, TranslationValues>({
    name: `translations-${section.section}`,
    what: t('translations.notSaved'),
    check: t('translations.check'),
    present: section,
    of: translationForm(section),
  });
  const { form, versions, round } = saved;
  const stored = versions.opened.values;
  const shown = texts.filter(({ key }) => !isOnlyMissing || (stored[key] ?? '') === '');
  return (
    <SavedForm of={saved} words={translationWords(texts)} className="grid max-w-3xl gap-4">
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
      <ChangedBar
        of={saved}
        note={t('translations.unsaved')}
        discard={t('translations.discard')}
        save={t('translations.save')}
      />
    </SavedForm>
  );
}
