import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { EditedLetter } from '#contract/letters-desk.ts';
import { isSameLetter } from '#contract/letters/letter-texts.ts';
import type { LetterTexts } from '#contract/letters/letter.ts';
import { useSavedForm } from '../saved-form/use-saved-form.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
import { textErrors, textsOf } from './letter-values.ts';

/** What was sent, and the letter as it was loaded then: the page loads it anew after a save. */
type Sent = { readonly texts: LetterTexts; readonly over: EditedLetter };

/** Returns whether a loaded letter has what was sent: a save that changes nothing makes no version. */
function isKept(letter: EditedLetter, { texts }: Sent): boolean {
  const { subject, title, text, note } = texts;
  return isSameLetter(textsOf(letter), {
    subject: subject.trim(),
    title: title.trim(),
    text: text.trim(),
    note: note.trim(),
  });
}

/**
 * The form of a letter's texts. It stays open after a save, with the saved version as its base. A letter that is loaded for
 * another reason, such as after a test was sent, changes nothing of it: what is typed is never replaced.
 */
export function useLetterForm(letter: EditedLetter) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const saved = useSavedForm<EditedLetter, LetterTexts>({
    what: t('letters.textNotSaved'),
    check: t('letters.reloadPage'),
    start: textsOf(letter),
    version: letter.version,
    valuesOf: textsOf,
    errorsOf: (texts) => textErrors(letter.kind, texts),
    sentOf: textsOf,
    onSaved: () => setIsSaved(true),
  });
  const { form, versions, isChanged } = saved;
  // A load that began before the save, such as after a test, may come between: it still has the version before.
  const isLoadedAnew =
    sent !== null && letter !== sent.over && (letter.version !== sent.over.version || isKept(letter, sent));
  if (isSaved && sent && isLoadedAnew) {
    setIsSaved(false);
    versions.reopen({ values: textsOf(letter), version: letter.version });
    // The shop keeps texts without spaces at their ends; what was typed since the save stays.
    if (isSameLetter(sent.texts, form.values)) form.restart(textsOf(letter));
  }
  useUnsaved(isChanged && !isSaved);

  function save(texts: LetterTexts, seen?: number): void {
    setIsSaved(false);
    setSent({ texts, over: letter });
    saved.save(texts, seen);
  }

  return {
    ...saved,
    save,
    /** Puts texts into the form and saves them. */
    take(texts: LetterTexts, seen?: number): void {
      form.change(texts);
      save(texts, seen);
    },
    send(event: { preventDefault(): void }): void {
      event.preventDefault();
      form.showAll();
      if (form.isRight) save(form.values);
    },
  };
}
