import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { checkedLetter, letterFieldNames } from '#contract/mail/letter-desk.ts';
import type { EditedLetter } from '#contract/mail/letter-desk.ts';
import type { LetterField, LetterTexts, NamedValue } from '#contract/mail/letters/letter.ts';
import type { LetterKind } from '#contract/mail/letters/letters.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

/** Returns the texts of a letter alone, as its form edits and sends them. */
export function textsOf({ subject, title, text, note }: LetterTexts): LetterTexts {
  return { subject, title, text, note };
}

/** Accepts the texts that were kept over an expired session. */
export const keptTexts: z.ZodType<LetterTexts> = z.object({
  subject: z.string(),
  title: z.string(),
  text: z.string(),
  note: z.string(),
});

/** Returns the errors of each field, by the server's rules. */
export function textErrors(kind: LetterKind, texts: LetterTexts): Readonly<Record<string, string>> {
  return schemaErrors(checkedLetter, { kind, ...texts });
}

const plain = (text: string) => text.trim();

/** The names of the fields for a version conflict. */
export const letterWords: FormWords<LetterTexts> = {
  subject: { label: letterFieldNames.subject, logged: 'asunto', shown: plain },
  title: { label: letterFieldNames.title, logged: 'titulo', shown: plain },
  text: { label: letterFieldNames.text, logged: 'texto', shown: plain },
  note: { label: letterFieldNames.note, logged: 'nota', shown: plain },
};

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
  return [...new Set(Object.values(textErrors(letter.kind, textsOf(letter))))];
}
