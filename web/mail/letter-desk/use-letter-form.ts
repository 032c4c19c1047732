import { t } from '#messages/messages.ts';
import type { EditedLetter } from '#contract/mail/letter-desk.ts';
import type { LetterTexts } from '#contract/mail/letters/letter.ts';
import { useSavedForm } from '#web/core/saved-form/use-saved-form.ts';
import { keptTexts, textErrors, textsOf } from './letter-values.ts';

/** The form of a letter's texts. */
export function useLetterForm(letter: EditedLetter) {
  return useSavedForm<EditedLetter, LetterTexts>({
    what: t('letters.textNotSaved'),
    check: t('letters.reloadPage'),
    start: textsOf(letter),
    version: letter.version,
    valuesOf: textsOf,
    errorsOf: (texts) => textErrors(letter.kind, texts),
    kept: { name: 'letter', schema: keptTexts },
    sentOf: textsOf,
  });
}
