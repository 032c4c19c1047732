import { expect, test } from 'vitest';
import { newAdminErrors } from './new-admin-rules.ts';

const right = {
  user_name: 'carla',
  legajo_user: '100002',
  rol: 'admin',
  email: '',
  user_password: 'abcd',
  repeatPassword: 'abcd',
  currentPassword: 'la-mia',
};

test('AUSR-1 an administrator whose every field is right has no errors', () => {
  expect(newAdminErrors(right, true)).toEqual({});
  expect(newAdminErrors({ ...right, currentPassword: '' }, false)).toEqual({});
});

test.each([
  [{ user_name: 'carl' }, 'user_name', 'Debe ingresar un nombre'],
  [{ user_name: '' }, 'user_name', 'Debe ingresar un nombre'],
  [{ legajo_user: '10000' }, 'legajo_user', 'Debe ingresar un legajo!'],
  [{ user_password: 'abc', repeatPassword: 'abc' }, 'user_password', 'Debe ingresar una contraseña!'],
  [{ repeatPassword: 'abce' }, 'repeatPassword', 'Ambas contraseñas deben ser iguales!'],
  [{ currentPassword: '' }, 'currentPassword', 'Escriba su contraseña.'],
  [{ rol: 'jefe' }, 'rol', 'El rol debe ser uno de los del personal.'],
])('AUSR-1 %o is refused at its field', (change, field, message) => {
  const errors = newAdminErrors({ ...right, ...change }, true);
  expect(Object.entries(errors).map(([place, words]) => [place, words?.split('\n')[0]])).toEqual([[field, message]]);
});

test('an administrator who is invited by e-mail needs no password here, but a right address', () => {
  const invited = { ...right, user_password: '', repeatPassword: '' };
  expect(newAdminErrors({ ...invited, email: 'carla@tienda.example' }, true)).toEqual({});
  expect(Object.keys(newAdminErrors({ ...invited, email: 'carla@' }, true))).toEqual(['email']);
});
