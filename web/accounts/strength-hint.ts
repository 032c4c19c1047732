import { strengthOf } from '#contract/password-strength.ts';
import type { PasswordStrength } from '#contract/password-strength.ts';

const words = {
  weak: 'Débil: fácil de adivinar. Pruebe con varias palabras que no vayan juntas.',
  fair: 'Aceptable. Más larga es más segura.',
  good: 'Segura.',
} as const satisfies Record<PasswordStrength, string>;

/** Returns a hint on a password's strength while it is typed; undefined if it is empty. It rejects no password. */
export function strengthHint(password: string): string | undefined {
  return password === '' ? undefined : words[strengthOf(password)];
}
