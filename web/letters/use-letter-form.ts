import { t } from '#messages/messages.ts';
import type { EditedLetter } from '#contract/letters-desk.ts';
import type { LetterTexts } from '#contract/letters/letter.ts';
import { useStayingForm } from '../saved-form/use-staying-form.ts';
import { textErrors, textsOf } from './letter-values.ts';

/** The form of a letter's texts. */
export function useLetterForm(letter: EditedLetter) {
  return useStayingForm<EditedLetter, LetterTexts>(letter, {
    what: t('letters.textNotSaved'),
    check: t('letters.reloadPage'),
    valuesOf: textsOf,
    errorsOf: (texts) => textErrors(letter.kind, texts),
    sentOf: textsOf,
  });
}
