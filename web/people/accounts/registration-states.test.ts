import { expect, test } from 'vitest';
import { missingWords } from './missing-words.ts';
import { registrationErrors } from './registration-rules.ts';
import { registrationStates } from './registration-states.ts';

const right = {
  name: 'Ana Paz',
  email: 'ana.paz@example.com',
  user_name: 'anapaz',
  user_password: 'secreta1',
  repeatPassword: 'secreta1',
};

/** The words of the button; `taken` are the fields that somebody else has. */
function words(values: typeof right, taken: Readonly<Record<string, string>> = {}): string {
  return missingWords(registrationStates(values, { ...taken, ...registrationErrors(values) }));
}

test('AUTH-3 a registration whose every field is right waits for nothing', () => {
  expect(words(right)).toBe('');
});

test.for([
  [{ name: '' }, 'Falta completar: nombre.'],
  [{ name: 'Ana 5' }, 'Hay que corregir: nombre.'],
  [{ email: '' }, 'Falta completar: correo electrónico.'],
  [{ email: 'ana' }, 'Hay que corregir: correo electrónico.'],
  [{ user_name: '' }, 'Falta completar: usuario.'],
  [{ user_password: 'abc' }, 'Hay que corregir: contraseña y confirmar contraseña.'],
  [{ repeatPassword: '' }, 'Falta completar: confirmar contraseña.'],
  [{ repeatPassword: 'otra' }, 'Hay que corregir: confirmar contraseña.'],
] as const)('AUTH-3 with %o the button that waits says for which field', ([change, said]) => {
  expect(words({ ...right, ...change })).toBe(said);
});

test('AUTH-3 the button that waits says which field somebody else has', () => {
  expect(words(right, { email: 'En uso' })).toBe('Hay que corregir: correo electrónico.');
  expect(words(right, { user_name: 'En uso' })).toBe('Hay que corregir: usuario.');
});

test('AUTH-3 the name is missing also before the rules have been loaded', () => {
  expect(missingWords(registrationStates({ ...right, name: ' ' }, {}))).toBe('Falta completar: nombre.');
});
