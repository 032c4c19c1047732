import { strengthOf } from '#contract/password-strength.ts';
import type { PasswordStrength } from '#contract/password-strength.ts';

const words = {
  weak: 'Débil: fácil de adivinar. Pruebe con varias palabras que no vayan juntas.',
  fair: 'Aceptable. Más larga es más segura.',
  good: 'Segura.',
} as const satisfies Record<PasswordStrength, string>;

/** What is said of a password while it is written; nothing before. It refuses none. */
export function strengthHint(password: string): string | undefined {
  return password === '' ? undefined : words[strengthOf(password)];
}
