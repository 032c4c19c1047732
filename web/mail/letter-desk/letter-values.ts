import { t } from '#messages/messages.ts';
import { checkedLetter, letterFieldNames, type EditedLetter } from '#contract/mail/letter-desk.ts';
import type { LetterField, LetterTexts, NamedValue } from '#contract/mail/letters/letter.ts';
import type { LetterKind } from '#contract/mail/letters/letters.ts';
import { area, line } from '#web/core/forms/field-specs.ts';
import { formOf, valuesFrom } from '#web/core/forms/form-of.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

/** The form of the texts of a kind of letter. */
export function letterForm(kind: LetterKind) {
  return { ...formOf({ fields, rules: checkedLetter }), errorsOf: (texts: LetterTexts) => textErrors(kind, texts) };
}

const fields = {
  subject: line(letterFieldNames.subject, { logged: 'asunto', maxLength: 400 }),
  title: line(letterFieldNames.title, { logged: 'titulo', maxLength: 400 }),
  text: area(letterFieldNames.text, { logged: 'texto', hint: t('letters.textHint'), rows: 12, maxLength: 8000 }),
  note: area(letterFieldNames.note, { logged: 'nota', hint: t('letters.noteHint'), rows: 4, maxLength: 3000 }),
};

function textErrors(kind: LetterKind, texts: LetterTexts): Readonly<Record<string, string>> {
  return schemaErrors(checkedLetter, { kind, ...texts });
}

/** What is inserted for a value, and which part of that is selected, to be typed over. */
export type Insertion = { readonly text: string; readonly selected: readonly [number, number] };

/** The words of a link that are to be typed over. */
const linkWords = t('letters.linkText');

/** Returns how a value is inserted: a link with words for it, a block in a line of its own. */
export function insertionOf(name: string, { is }: NamedValue, before: string): Insertion {
  const mark = `{{${name}}}`;
  if (is === 'link') {
    const link = `[${linkWords}](${mark})`;
    return { text: link, selected: [1, link.indexOf(']')] };
  }
  const isAtStart = before === '' || before.endsWith('\n\n');
  const text = is === 'block' ? `${isAtStart ? '' : '\n\n'}${mark}\n\n` : mark;
  return { text, selected: [text.length, text.length] };
}

/** Returns the field into which a value goes: the one that was edited last, if the value may be in it. */
export function fieldFor({ is, canMiss }: NamedValue, last: LetterField): LetterField {
  const isOneLine = last === 'subject' || last === 'title';
  if (is === 'block' || (isOneLine && (is !== 'text' || canMiss))) return 'text';
  return last;
}

/** Returns the errors of a stored text that can no longer be sent, each once. */
export function brokenWords(letter: EditedLetter): readonly string[] {
  if (!letter.isBroken) return [];
  return [...new Set(Object.values(textErrors(letter.kind, valuesFrom(fields, letter))))];
}
