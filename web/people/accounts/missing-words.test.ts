import { expect, test } from 'vitest';
import { missingWords } from './missing-words.ts';

const field = (name: string, isEmpty: boolean, isWrong: boolean) => ({ name, isEmpty, isWrong });

test('the words say which fields are empty and which are wrong', () => {
  expect(missingWords([field('nombre', true, true), field('usuario', true, true), field('correo', false, false)])).toBe(
    'Falta completar: nombre y usuario.',
  );
  expect(missingWords([field('nombre', true, true), field('correo', false, true)])).toBe(
    'Falta completar: nombre. Hay que corregir: correo.',
  );
  expect(missingWords([field('apellido', true, false)])).toBe('');
});
