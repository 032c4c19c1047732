import { sentTexts, textsBy, type TextsBy } from '#web/core/forms/form-text.ts';

export const registrationFields = ['name', 'email', 'user_name', 'user_password', 'repeatPassword'] as const;

export type RegistrationField = (typeof registrationFields)[number];

export type RegistrationValues = TextsBy<RegistrationField>;

export const emptyRegistration = textsBy(registrationFields);

/** Reads the values of a submitted form; missing ones are empty. */
export const registrationValues = (form: FormData): RegistrationValues => sentTexts(registrationFields, form);
