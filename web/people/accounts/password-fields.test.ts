import { expect, test } from 'vitest';
import { passwordErrors } from './password-fields.tsx';

const right = { current: 'secreta1', next: 'segunda2', repeated: 'segunda2' };

test('ACC-3 a new password of four characters that differs from the present one and was repeated is complete', () => {
  expect(passwordErrors(right, true)).toEqual({ next: undefined, repeated: undefined, isComplete: true });
  const short = { ...right, next: 'abcd', repeated: 'abcd' };
  expect(passwordErrors(short, true).isComplete).toBe(true);
});

test.for([
  [{ next: '' }, undefined, undefined],
  [{ next: 'abc', repeated: '' }, 'Al menos 4 caracteres', undefined],
  [{ next: 'secreta1', repeated: 'secreta1' }, 'Debe ser distinta de la actual', undefined],
  [{ repeated: '' }, undefined, undefined],
  [{ repeated: 'segunda' }, undefined, 'Las contraseñas no coinciden'],
] as const)('ACC-3 with %o the new password is not complete', ([change, next, repeated]) => {
  const errors = passwordErrors({ ...right, ...change }, true);
  expect(errors.isComplete).toBe(false);
  expect(errors.next ?? '').toContain(next ?? '');
  expect(errors.repeated ?? '').toContain(repeated ?? '');
});

test('ACC-4 by a link nobody knows the present password, so that the new one may be the same', () => {
  expect(passwordErrors({ current: '', next: 'secreta1', repeated: 'secreta1' }, false).isComplete).toBe(true);
});
