import { t } from '#messages/messages.ts';
import type { User } from '#contract/people/accounts/accounts.ts';
import { personalIdName } from '#contract/core/countries/country-name.ts';
import { profileChanges } from '#contract/people/profile.ts';
import { line, type FieldSpec } from '#web/core/forms/field-specs.ts';
import { sentTexts, textsBy, type TextsBy } from '#web/core/forms/form-text.ts';
import { firstSchemaErrors } from '#web/core/forms/schema-errors.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';

export const profileFields = ['name', 'lastname', 'dni', 'phone', 'email', 'address'] as const;

export type ProfileField = (typeof profileFields)[number];

export type ProfileValues = TextsBy<ProfileField>;

/** Fields that the server may reject. The current password is asked beside the fields when the address changes. */
export const refusableFields = [...profileFields, 'currentPassword'];

/** Returns a user's form values; unknown ones are empty. */
export function profileOf(user: Pick<User, ProfileField>): ProfileValues {
  return textsBy(profileFields, (field) => user[field] ?? '');
}

/** Reads the values of a submitted form. */
export const profileValues = (form: FormData): ProfileValues => sentTexts(profileFields, form);

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

/** Returns the fields, as the shop's country calls them. */
export const profileSpecs = () =>
  ({
    name: line(t('accounts.name'), { autoComplete: 'given-name', maxLength: 60 }),
    lastname: line(t('accounts.lastname'), { autoComplete: 'family-name', maxLength: 60 }),
    dni: line(personalIdName().name, { autoComplete: 'off', maxLength: 20 }),
    phone: line(t('accounts.phone'), { type: 'tel', autoComplete: 'tel', maxLength: 40 }),
    email: line(t('accounts.email'), { type: 'email', autoComplete: 'email', maxLength: 254 }),
    address: line(t('accounts.address'), { autoComplete: 'address-line1', maxLength: 200 }),
  }) as const satisfies Record<ProfileField, FieldSpec<string>>;
