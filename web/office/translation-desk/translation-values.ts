import { z } from 'zod';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import type { DeskSection, TranslatedText } from '#contract/office/translations.ts';
import { t } from '#messages/messages.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';

/** The translations of a part, by the keys of their texts. */
export type TranslationValues = Readonly<Record<string, string>>;

const keptTranslations = z.record(z.string(), z.string());

/** The form of the translations of a part. */
export function translationForm({ section, language, texts }: DeskSection) {
  return {
    start: {},
    valuesOf,
    errorsOf: translationErrors(texts),
    refusedAt: refusedKeys,
    sentOf: (values: TranslationValues, opened: TranslationValues) => ({
      section,
      language,
      texts: sentTranslations(values, opened),
    }),
    keptIn: (kept: unknown) => keptTranslations.safeParse(kept).data,
  };
}

function valuesOf({ texts }: Pick<DeskSection, 'texts'>): TranslationValues {
  return Object.fromEntries(texts.map(({ key, text }) => [key, text]));
}

/** Returns what is sent: the translations that changed. */
function sentTranslations(values: TranslationValues, opened: TranslationValues): TranslationValues {
  return Object.fromEntries(Object.entries(values).filter(([key, text]) => text !== opened[key]));
}

/** Returns the errors of the fields; the server has the same rule. */
function translationErrors(texts: readonly TranslatedText[]): (values: TranslationValues) => FieldErrors {
  return (values) =>
    Object.fromEntries(
      texts
        .filter(({ key, most }) => (values[key]?.length ?? 0) > most)
        .map(({ key, most }) => [key, t('one-line.tooLong', { most })]),
    );
}

const place = /^texts\./;

/** Returns the server's errors by the keys of the texts. */
function refusedKeys(errors: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.replace(place, ''), message]));
}

/** Returns the names of the fields for a version conflict. */
export function translationWords(texts: readonly TranslatedText[]): FormWords<TranslationValues> {
  return Object.fromEntries(texts.map(({ key, source }) => [key, { label: beginningOf(source), shown: htmlLine }]));
}

const mostShown = 90;

/** Returns a text of the owner in one line, or its beginning. */
export function beginningOf(source: string): string {
  const text = htmlLine(source);
  return text.length > mostShown ? `${text.slice(0, mostShown).trimEnd()}…` : text;
}
