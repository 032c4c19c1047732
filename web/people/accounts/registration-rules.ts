import { registrationForm } from '#contract/people/accounts/accounts.ts';
import { firstSchemaErrors } from '#web/core/forms/schema-errors.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { registrationFields, type RegistrationValues } from './registration-values.ts';

/** Returns the first error of each field, by the server's rules. */
export function registrationErrors(values: RegistrationValues): FieldErrors {
  return firstSchemaErrors(registrationForm, values, registrationFields);
}
