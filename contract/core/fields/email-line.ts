import { z } from 'zod';
import { plainEmail } from './email-pattern.ts';
import { emailWords } from './email-words.ts';
import type { Missing } from './one-line.ts';

/** An e-mail address by the one rule of all forms, or an empty text; `wrong` is said of any other. */
export function optionalEmailLine(wrong: Missing) {
  return z
    .string(wrong)
    .overwrite(plainEmail)
    .max(254, { ...wrong, abort: true })
    .superRefine((text, { addIssue }) => {
      const message = text === '' ? undefined : emailWords(text, wrong.error());
      if (message !== undefined) addIssue({ code: 'custom', message });
    });
}

/** The same, which may not be empty. */
export function emailLine(wrong: Missing, missing: Missing = wrong) {
  return optionalEmailLine(wrong).min(1, missing);
}
