import { t } from '#messages/messages.ts';
import type { User } from '#contract/people/accounts.ts';
import { personalIdName } from '#contract/core/countries/country-name.ts';
import { profileChanges } from '#contract/people/profile.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { firstSchemaErrors } from '#web/core/forms/schema-errors.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';

export const profileFields = ['name', 'lastname', 'dni', 'phone', 'email', 'address'] as const;

export type ProfileField = (typeof profileFields)[number];

export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** Fields that the server may reject. The current password is asked beside the fields when the address changes. */
export const refusableFields = [...profileFields, 'currentPassword'];

/** Returns a value for each field. */
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

/** Returns a user's form values; unknown ones are empty. */
export function profileOf(user: Pick<User, ProfileField>): ProfileValues {
  return valuesBy((field) => user[field] ?? '');
}

/** Reads the values of a submitted form. */
export function profileValues(form: FormData): ProfileValues {
  return valuesBy((field) => formText(form, field));
}

/** Returns the fields that have changed. */
export function changedFields(before: ProfileValues, after: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(
    profileFields.filter((field) => before[field] !== after[field].trim()).map((field) => [field, after[field]]),
  );
}

/** Returns the first error of each changed field, by the server's rules. */
export function profileErrors(changes: Partial<ProfileValues>): FieldErrors {
  return firstSchemaErrors(profileChanges, changes, profileFields);
}

/** Returns the labels of the fields. */
export const profileLabels = () =>
  ({
    name: t('accounts.name'),
    lastname: t('accounts.lastname'),
    dni: personalIdName().name,
    phone: t('accounts.phone'),
    email: t('accounts.email'),
    address: t('accounts.address'),
  }) as const satisfies Record<ProfileField, string>;

const wordsOf = (field: ProfileField) => ({ label: profileLabels()[field], shown: (text: string) => text.trim() });

/** Returns the names of the fields in a version conflict. */
export const profileWords = (): FormWords<ProfileValues> => ({
  name: wordsOf('name'),
  lastname: wordsOf('lastname'),
  dni: wordsOf('dni'),
  phone: wordsOf('phone'),
  email: wordsOf('email'),
  address: wordsOf('address'),
});
