import { t } from '#messages/messages.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { composed } from '#contract/core/fields/composed.ts';
import { invitedAdmin, newAdmin } from '#contract/office/people-desk.ts';
import { isStaffRole, type StaffRole } from '#contract/core/protocol/staff-roles.ts';
import { textsBy, type TextsBy } from '#web/core/forms/form-text.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

const fields = [
  'user_name',
  'legajo_user',
  'rol',
  'email',
  'user_password',
  'repeatPassword',
  'currentPassword',
] as const;

export type NewAdminValues = TextsBy<(typeof fields)[number]>;

/** Returns the initial values, with the employee number that is offered. */
export function emptyAdmin(legajo: string): NewAdminValues {
  return { ...textsBy(fields), legajo_user: legajo, rol: 'admin' };
}

/** Returns the role that the form has; undefined for what is none. */
export function staffRole(rol: string): StaffRole | undefined {
  return isStaffRole(rol) ? rol : undefined;
}

/** True if the person gets a link by e-mail, instead of a password from the administrator. */
export const isInvited = ({ email }: NewAdminValues): boolean => email.trim() !== '';

/** Returns the errors of each field, by the server's rules; a password must also be repeated. `isProofAsked`: also the own one. */
export function newAdminErrors(typed: NewAdminValues, isProofAsked: boolean): Partial<Record<string, string>> {
  const { repeatPassword, email, currentPassword, ...values } = typed;
  const unproven = isProofAsked && currentPassword === '' ? { currentPassword: t('people.ownPasswordMissing') } : {};
  if (isInvited(typed)) return { ...schemaErrors(invitedAdmin, { ...values, email }), ...unproven };
  const found = schemaErrors(newAdmin, values);
  const differs = composed(repeatPassword) !== composed(values.user_password);
  return {
    ...found,
    ...unproven,
    ...(differs && { repeatPassword: backOfficeTexts.people.passwordsDiffer }),
  };
}
