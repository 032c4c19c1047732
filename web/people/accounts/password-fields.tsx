import { t } from '#messages/messages.ts';
import { composed } from '#contract/core/fields/composed.ts';
import { shortestPassword } from '#contract/people/passwords.ts';
import { strengthHint } from './strength-hint.ts';
import type { FormOf } from '#web/core/forms/use-form.ts';
import { PasswordField } from '#web/core/ui/password-field.tsx';

/** The values of a form that changes a password. */
export type PasswordValues = { readonly current: string; readonly next: string; readonly repeated: string };

export const emptyPasswords: PasswordValues = { current: '', next: '', repeated: '' };

export const passwordsDiffer = t('accounts.passwordsDiffer');

/** Returns the errors of the new password that the browser can find; `current` is checked only where it is asked. */
export function passwordErrors(typed: PasswordValues, isCurrentAsked: boolean) {
  const [current, next, repeated] = [composed(typed.current), composed(typed.next), composed(typed.repeated)];
  const isShort = next.length < shortestPassword && t('accounts.passwordShort', { count: shortestPassword });
  const isSame = isCurrentAsked && next === current && t('accounts.passwordSame');
  return {
    next: next === '' ? undefined : isShort || isSame || undefined,
    repeated: repeated !== '' && repeated !== next ? passwordsDiffer : undefined,
    isComplete: next.length >= shortestPassword && !isSame && repeated === next,
  };
}

type NewPasswordFieldsProps = {
  readonly form: FormOf<PasswordValues>;
  readonly isCurrentAsked: boolean;
};

/** The fields of the new password and its repetition. */
export function NewPasswordFields({ form: { values, field }, isCurrentAsked }: NewPasswordFieldsProps) {
  const errors = passwordErrors(values, isCurrentAsked);
  const [next, repeated] = [field('next'), field('repeated')];
  const given = { autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <PasswordField
        {...given}
        {...next}
        label={t('accounts.newPassword')}
        error={errors.next ?? next.error}
        hint={strengthHint(values.next)}
      />
      <PasswordField
        {...given}
        {...repeated}
        label={t('accounts.repeatPassword')}
        error={errors.repeated ?? repeated.error}
      />
    </>
  );
}
