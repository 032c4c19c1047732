import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { composed } from '#contract/composed.ts';
import { newAdmin } from '#contract/people.ts';
import { schemaErrors } from '../forms/schema-errors.ts';

export type NewAdminField = 'user_name' | 'legajo_user' | 'user_password' | 'repeatPassword';

export type NewAdminValues = Readonly<Record<NewAdminField, string>>;

export const emptyAdmin: NewAdminValues = { user_name: '', legajo_user: '', user_password: '', repeatPassword: '' };

/** Returns the errors of each field, by the server's rules; the password must also be repeated. */
export function newAdminErrors({ repeatPassword, ...values }: NewAdminValues): Partial<Record<string, string>> {
  const found = schemaErrors(newAdmin, { ...values, rol: 'admin' });
  const differs = composed(repeatPassword) !== composed(values.user_password);
  return {
    ...found,
    ...(differs && { repeatPassword: backOfficeTexts.people.passwordsDiffer }),
  };
}
