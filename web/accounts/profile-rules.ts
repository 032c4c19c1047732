import { z } from 'zod';
import type { User } from '#contract/accounts.ts';
import type { FieldError } from '#contract/errors.ts';
import { profileChanges } from '#contract/profile.ts';
import type { FormWords } from '../forms/field-conflicts.ts';
import { formText } from '../forms/form-text.ts';

// The shop's policy forbids scripts made of text, which zod would otherwise try to make for speed.
z.config({ jitless: true });

export const profileFields = ['name', 'lastname', 'dni', 'phone', 'email', 'address'] as const;

export type ProfileField = (typeof profileFields)[number];

export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** By field; the present password is asked beside them when the address changes. */
export type ProfileErrors = Readonly<Partial<Record<ProfileField | 'currentPassword', string>>>;

export function isProfileField(name: string): name is ProfileField {
  return profileFields.some((field) => field === name);
}

/** A value for each field. */
function valuesBy(valueOf: (field: ProfileField) => string): ProfileValues {
  return {
    name: valueOf('name'),
    lastname: valueOf('lastname'),
    dni: valueOf('dni'),
    phone: valueOf('phone'),
    email: valueOf('email'),
    address: valueOf('address'),
  };
}

/** What is known of a user; what is not is empty. */
export function profileOf(user: Pick<User, ProfileField>): ProfileValues {
  return valuesBy((field) => user[field] ?? '');
}

/** Reads the form as it was sent. */
export function profileValues(form: FormData): ProfileValues {
  return valuesBy((field) => formText(form, field));
}

/** The fields that are not as they were. */
export function changedFields(before: ProfileValues, after: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(
    profileFields.filter((field) => before[field] !== after[field].trim()).map((field) => [field, after[field]]),
  );
}

/** The first thing wrong with each changed field, by the same rules as the server's. */
export function profileErrors(changes: Partial<ProfileValues>): ProfileErrors {
  const parsed = profileChanges.safeParse(changes);
  return parsed.success
    ? {}
    : profileErrorsOf(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** Keeps one message a field: the first. */
export function profileErrorsOf(errors: readonly FieldError[]): ProfileErrors {
  return Object.fromEntries(
    [...profileFields, 'currentPassword' as const].flatMap((field) => {
      const first = errors.find(({ path }) => path === field);
      return first ? [[field, first.message]] : [];
    }),
  );
}

export const profileLabels = {
  name: 'Nombre',
  lastname: 'Apellido',
  dni: 'DNI',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  address: 'Dirección',
} as const satisfies Record<ProfileField, string>;

const wordsOf = (field: ProfileField) => ({ label: profileLabels[field], shown: (text: string) => text.trim() });

/** How its fields are named where two versions of a profile stand side by side. */
export const profileWords: FormWords<ProfileValues> = {
  name: wordsOf('name'),
  lastname: wordsOf('lastname'),
  dni: wordsOf('dni'),
  phone: wordsOf('phone'),
  email: wordsOf('email'),
  address: wordsOf('address'),
};
