import { backOfficeTexts } from '#contract/core/texts/back-office.texts.ts';
import { composed } from '#contract/core/fields/composed.ts';
import { invitedAdmin, newAdmin } from '#contract/office/people-desk.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

export type NewAdminField = 'user_name' | 'legajo_user' | 'email' | 'user_password' | 'repeatPassword';

export type NewAdminValues = Readonly<Record<NewAdminField, string>>;

/** Returns the initial values, with the employee number that is offered. */
export function emptyAdmin(legajo: string): NewAdminValues {
  return { user_name: '', legajo_user: legajo, email: '', user_password: '', repeatPassword: '' };
}

/** True if the person gets a link by e-mail, instead of a password from the administrator. */
export const isInvited = ({ email }: NewAdminValues): boolean => email.trim() !== '';

/** Returns the errors of each field, by the server's rules; a password must also be repeated. */
export function newAdminErrors(typed: NewAdminValues): Partial<Record<string, string>> {
  if (isInvited(typed)) return schemaErrors(invitedAdmin, typed);
  const { repeatPassword, email: _, ...values } = typed;
  const found = schemaErrors(newAdmin, { ...values, rol: 'admin' });
  const differs = composed(repeatPassword) !== composed(values.user_password);
  return {
    ...found,
    ...(differs && { repeatPassword: backOfficeTexts.people.passwordsDiffer }),
  };
}
