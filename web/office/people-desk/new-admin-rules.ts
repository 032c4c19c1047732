import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { composed } from '#contract/core/fields/composed.ts';
import { invitedAdmin, newAdmin } from '#contract/office/people-desk.ts';
import { textsBy } from '#web/core/forms/form-text.ts';
import type { TextsBy } from '#web/core/forms/form-text.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

const fields = ['user_name', 'legajo_user', 'email', 'user_password', 'repeatPassword'] as const;

export type NewAdminValues = TextsBy<(typeof fields)[number]>;

/** Returns the initial values, with the employee number that is offered. */
export function emptyAdmin(legajo: string): NewAdminValues {
  return { ...textsBy(fields), legajo_user: legajo };
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
