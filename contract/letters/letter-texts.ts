import { z } from 'zod';
import type { LetterTexts } from './letter.ts';

/**
 * Control characters, breaks of lines, and signs that turn the direction of what follows (bidi) or have no width. The
 * joiner is none of them: some emoji consist of several.
 */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

const line = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(most, `Puede tener hasta ${most} caracteres`)
    .refine((text) => !/[\r\n]/.test(text), 'Va en un solo renglón.')
    .refine((text) => /[\r\n]/.test(text) || !unfit.test(text), 'Tiene un carácter invisible: escríbalo de nuevo.');

const paragraphs = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim())
    .max(most, `Puede tener hasta ${most} caracteres`)
    .refine((text) => !unfit.test(text.replaceAll('\n', '')), 'Tiene un carácter invisible: escríbalo de nuevo.');

/** The texts of a letter as they are typed. `letterErrors` checks what is in them. */
export const letterTexts = z.object({
  subject: line(150, 'Escriba el asunto'),
  title: line(120, 'Escriba el título'),
  text: paragraphs(6000).pipe(z.string().min(1, 'Escriba el texto')),
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
