import { expect, test } from 'vitest';
import { categoryErrors, categoryValues, freeId } from './category-form.tsx';

const right = { id: '45', title: 'Camisas', genre: 'men', parentId: '' };

test('ACAT-2 a category whose every field is right has no errors', () => {
  expect(categoryErrors(right)).toEqual({});
  expect(categoryErrors({ ...right, id: '99999', title: 'x'.repeat(60) })).toEqual({});
});

test.each([
  [{ id: '0' }, 'id', 'Debe ingresar un id distinto a 0'],
  [{ id: '' }, 'id', 'Debe ingresar un id distinto a 0'],
  [{ id: '-1' }, 'id', 'El id debe contener solo números y ser mayor que 0 y menor a 100000'],
  [{ id: '1.5' }, 'id', 'El id debe contener solo números y ser mayor que 0 y menor a 100000'],
  [{ id: '100000' }, 'id', 'El id debe contener solo números y ser mayor que 0 y menor a 100000'],
  [{ title: '  ' }, 'title', 'Debe ingresar un titulo'],
  [{ title: 'x'.repeat(61) }, 'title', 'El titulo solo debe contener letras y su extensión menor a 60 caracteres'],
  [{ title: 'Camisas 2' }, 'title', 'El titulo solo debe contener letras y su extensión menor a 60 caracteres'],
  [{ genre: '' }, 'genre', 'Seleccione un género'],
])('ACAT-2 %o is refused at its field', (change, field, message) => {
  const errors = categoryErrors({ ...right, ...change });
  expect(Object.entries(errors).map(([place, words]) => [place, words.split('\n')[0]])).toEqual([[field, message]]);
});

test('ACAT-3 letters are no id', () => {
  expect(categoryErrors({ ...right, id: 'abc' })).toEqual({ id: 'Por favor no ingrese texto como id' });
});

test('a new category has the next free id already, also once the highest is taken', () => {
  expect(categoryValues(null, [])).toEqual({ id: '1', title: '', genre: '', parentId: '' });
  expect(categoryValues(null, [101, 7]).id).toBe('102');
  expect(freeId([99_999, 1, 2, 4])).toBe(3);
});
