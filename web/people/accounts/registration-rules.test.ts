import { describe, expect, test } from 'vitest';
import { registrationErrors } from './registration-rules.ts';

const right = {
  name: 'Ana Paz',
  email: 'ana.paz@example.com',
  user_name: 'anapaz',
  user_password: 'secreta1',
  repeatPassword: 'secreta1',
};

test('AUTH-3 a registration whose every field is right has no errors', () => {
  expect(registrationErrors(right)).toEqual({});
  expect(registrationErrors({ ...right, name: 'María-José O’Higgins Ñandú' })).toEqual({});
});

describe('AUTH-3 each field has a message of its own', () => {
  test.for([
    ['name', '', 'Es necesario ingresar tu nombre'],
    ['name', '  ', 'Es necesario ingresar tu nombre'],
    ['name', 'Ana 5', 'Tu nombre no puede contener numeros'],
    ['name', 'Ana$', 'Tu nombre no puede contener caracteres especiales'],
    ['email', '', 'Es necesario ingresar tu correo electronico'],
    ['email', 'no', 'El correo brindado no es valido'],
    ['user_name', '', 'Es necesario ingresar tu usuario'],
    ['repeatPassword', 'otra', 'La contraseña no coinciden'],
  ] as const)('%s %o: %s', ([field, typed, message]) => {
    expect(registrationErrors({ ...right, [field]: typed })).toEqual({ [field]: message });
  });

  test('a password that is missing', () => {
    const errors = registrationErrors({ ...right, user_password: '', repeatPassword: '' });
    expect(errors).toEqual({ user_password: 'Es necesario ingresar tu contraseña' });
  });
});
