import { t } from '#messages/messages.ts';
import { strengthOf, type PasswordStrength } from '#contract/people/password-strength.ts';

const words = {
  weak: t('accounts.weak'),
  fair: t('accounts.fair'),
  good: t('accounts.good'),
} as const satisfies Record<PasswordStrength, string>;

/** Returns a hint on a password's strength while it is typed; undefined if it is empty. It rejects no password. */
export function strengthHint(password: string): string | undefined {
  return password === '' ? undefined : words[strengthOf(password)];
}
