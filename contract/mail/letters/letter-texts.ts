import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { showsSomething } from '#contract/core/fields/short-text.ts';
import type { LetterTexts } from './letter.ts';

/**
 * Control characters, breaks of lines, and signs that turn the direction of what follows (bidi) or have no width. The
 * joiner is none of them: some emoji consist of several.
 */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/u;

const line = (most: number, missing: () => string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(most, { error: () => t('letter.error.most', { most }) })
    .refine((text) => !/[\r\n]/.test(text), { error: () => t('letter.error.oneLine') })
    .refine((text) => /[\r\n]/.test(text) || !unfit.test(text), { error: () => t('letter.error.invisible') })
    .refine(showsSomething, { error: missing });

const paragraphs = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim())
    .max(most, { error: () => t('letter.error.most', { most }) })
    .refine((text) => !unfit.test(text.replaceAll('\n', '')), { error: () => t('letter.error.invisible') });

/** The texts of a letter as they are typed. `letterErrors` checks what is in them. */
export const letterTexts = z.object({
  subject: line(150, () => t('letter.error.noSubject')),
  title: line(120, () => t('letter.error.noTitle')),
  text: paragraphs(6000).pipe(z.string().min(1, { error: () => t('letter.error.noText') })),
  note: paragraphs(1500),
});

const stored = z.object({
  /** Null for the original texts. */
  texts: z
    .object({
      subject: z.string().default(''),
      title: z.string().default(''),
      text: z.string().default(''),
      note: z.string().default(''),
    })
    .nullable()
    .default(null),
});

/** Returns the texts of a stored version, also of one that an older program wrote; null for the original ones. */
export function storedLetter(content: unknown): LetterTexts | null {
  const parsed = stored.safeParse(content);
  return parsed.success ? parsed.data.texts : null;
}

/** Returns whether two letters have the same texts. */
export function isSameLetter(one: LetterTexts, other: LetterTexts): boolean {
  const { subject, title, text, note } = one;
  return subject === other.subject && title === other.title && text === other.text && note === other.note;
}
