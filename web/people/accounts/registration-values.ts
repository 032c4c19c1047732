import { formText } from '#web/core/forms/form-text.ts';

export const registrationFields = ['name', 'email', 'user_name', 'user_password', 'repeatPassword'] as const;

export type RegistrationField = (typeof registrationFields)[number];

export type RegistrationValues = Readonly<Record<RegistrationField, string>>;

export const emptyRegistration: RegistrationValues = {
  name: '',
  email: '',
  user_name: '',
  user_password: '',
  repeatPassword: '',
};

/** Reads the values of a submitted form; missing ones are empty. */
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
