import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { z } from 'zod';
import { newAdmin } from '#contract/people.ts';
import { wordsByPlace } from '#contract/refusal-words.ts';

// The shop's policy forbids scripts made of text, which zod would otherwise try to make for speed.
z.config({ jitless: true });

export type NewAdminField = 'user_name' | 'legajo_user' | 'user_password' | 'repeatPassword';

export type NewAdminValues = Readonly<Record<NewAdminField, string>>;

export const emptyAdmin: NewAdminValues = { user_name: '', legajo_user: '', user_password: '', repeatPassword: '' };

/** What is wrong with each field, by the server's rules; the password has to be repeated too. */
export function newAdminErrors({ repeatPassword, ...values }: NewAdminValues): Partial<Record<string, string>> {
  const parsed = newAdmin.safeParse({ ...values, rol: 'admin' });
  const found = parsed.success ? {} : wordsByPlace(parsed.error.issues, values);
  const differs = repeatPassword !== values.user_password;
  return {
    ...found,
    ...(differs && { repeatPassword: backOfficeTexts.people.passwordsDiffer }),
  };
}
