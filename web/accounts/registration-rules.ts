import { z } from 'zod';
import { registrationForm } from '#contract/accounts.ts';
import type { FieldError } from '#contract/errors.ts';
import { formText } from '../forms/form-text.ts';

// The shop's policy forbids scripts made of text, which zod would otherwise try to make for speed.
z.config({ jitless: true });

export const registrationFields = ['name', 'email', 'user_name', 'user_password', 'repeatPassword'] as const;

export type RegistrationField = (typeof registrationFields)[number];

export type RegistrationValues = Readonly<Record<RegistrationField, string>>;

export type RegistrationErrors = Readonly<Partial<Record<RegistrationField, string>>>;

export const emptyRegistration: RegistrationValues = {
  name: '',
  email: '',
  user_name: '',
  user_password: '',
  repeatPassword: '',
};

/** The first thing wrong with each field of the form, by the same rules as the server's. */
export function registrationErrors(values: RegistrationValues): RegistrationErrors {
  const parsed = registrationForm.safeParse(values);
  return parsed.success
    ? {}
    : errorsByField(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** Keeps one message a field: the first. */
export function errorsByField(errors: readonly FieldError[]): RegistrationErrors {
  return Object.fromEntries(
    registrationFields.flatMap((field) => {
      const first = errors.find(({ path }) => path === field);
      return first ? [[field, first.message]] : [];
    }),
  );
}

/** Reads the form as it was sent; what is missing is empty. */
export function registrationValues(form: FormData): RegistrationValues {
  const text = (field: RegistrationField) => formText(form, field);
  return {
    name: text('name'),
    email: text('email'),
    user_name: text('user_name'),
    user_password: text('user_password'),
    repeatPassword: text('repeatPassword'),
  };
}
