import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import type { FieldState } from './missing-words.ts';
import { registrationFields, type RegistrationField, type RegistrationValues } from './registration-values.ts';

export const registrationLabels = {
  name: registrationTexts.name,
  email: registrationTexts.email,
  user_name: registrationTexts.username,
  user_password: registrationTexts.password,
  repeatPassword: registrationTexts.repeatPassword,
} as const satisfies Record<RegistrationField, string>;

/** Returns what each field of the registration waits for. */
export function registrationStates(values: RegistrationValues, errors: FieldErrors): FieldState[] {
  return registrationFields.map((name) => {
    const isEmpty = values[name].trim() === '';
    // The name is required even before the rules have been loaded.
    const isWrong = errors[name] !== undefined || (name === 'name' && isEmpty);
    return { name: registrationLabels[name].toLowerCase(), isEmpty, isWrong };
  });
}
