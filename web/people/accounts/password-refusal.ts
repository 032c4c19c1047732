import { composed } from '#contract/core/fields/composed.ts';
import type { ErrorCode } from '#contract/core/protocol/errors.ts';
import type { Refusal } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { passwordErrors, passwordsDiffer } from './password-fields.tsx';

/** The outcome of a change of a password, for its form; `errors` by field. */
export type PasswordOutcome = { readonly isSaved: boolean; readonly detail: string; readonly errors: FieldErrors };

export const passwordSaved: PasswordOutcome = { isSaved: true, detail: '', errors: {} };

const fieldOf: Partial<Record<ErrorCode, string>> = {
  wrong_password: 'current',
  same_password: 'next',
  weak_password: 'next',
};

const placeOf: Readonly<Record<string, string>> = {
  currentPassword: 'current',
  password: 'next',
  user_password: 'next',
};

/** Returns what the form shows of a rejected change. */
export function passwordRefused({
  code,
  detail,
  errors,
}: Pick<Refusal, 'code' | 'detail' | 'errors'>): PasswordOutcome {
  const [first] = errors;
  const field = fieldOf[code] ?? placeOf[first?.path ?? ''];
  return { isSaved: false, detail, errors: field === undefined ? {} : { [field]: first?.message ?? detail } };
}

/** Returns what a form shows that was sent with errors that the browser could have found; undefined without any. */
export function passwordsMistaken(form: FormData, isCurrentAsked: boolean): PasswordOutcome | undefined {
  const [current, next, repeated] = [formText(form, 'current'), formText(form, 'next'), formText(form, 'repeated')];
  const found = passwordErrors({ current, next, repeated }, isCurrentAsked);
  const errors = {
    ...(found.next !== undefined && { next: found.next }),
    ...(composed(repeated) !== composed(next) && { repeated: passwordsDiffer }),
  };
  return Object.keys(errors).length === 0 ? undefined : { isSaved: false, detail: '', errors };
}
