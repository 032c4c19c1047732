import type { ChangeEvent } from 'react';
import { shortestPassword } from '#contract/passwords.ts';
import { strengthHint } from './strength-hint.ts';
import { PasswordField } from '../ui/password-field.tsx';

/** What is typed to change a password. */
export type PasswordValues = { readonly current: string; readonly next: string; readonly repeated: string };

export const emptyPasswords: PasswordValues = { current: '', next: '', repeated: '' };

/** What is wrong with the new password as far as the browser can tell; `current` is left out where none is asked. */
export function passwordErrors({ current, next, repeated }: PasswordValues, isCurrentAsked: boolean) {
  const isShort = next.length < shortestPassword && `Al menos ${shortestPassword} caracteres`;
  const isSame = isCurrentAsked && next === current && 'Debe ser distinta de la actual';
  return {
    next: next === '' ? undefined : isShort || isSame || undefined,
    repeated: repeated !== '' && repeated !== next ? 'Las contraseñas no coinciden' : undefined,
    isComplete: next.length >= shortestPassword && !isSame && repeated === next,
  };
}

type NewPasswordFieldsProps = {
  readonly values: PasswordValues;
  readonly isCurrentAsked: boolean;
  readonly change: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** The new password, and once more. */
export function NewPasswordFields({ values, isCurrentAsked, change }: NewPasswordFieldsProps) {
  const errors = passwordErrors(values, isCurrentAsked);
  const field = { autoComplete: 'new-password', required: true, onChange: change } as const;
  return (
    <>
      <PasswordField
        {...field}
        name="next"
        label="Contraseña nueva"
        value={values.next}
        error={errors.next}
        hint={strengthHint(values.next)}
      />
      <PasswordField
        {...field}
        name="repeated"
        label="Repita la contraseña nueva"
        value={values.repeated}
        error={errors.repeated}
      />
    </>
  );
}
