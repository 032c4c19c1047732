import { expect, test } from 'vitest';
import { nearestName } from './letter-errors.ts';

const names = ['nombre', 'orden', 'enlace', 'enlace_tienda', 'total', 'telefono'];

test.each([
  ['Nombre', 'nombre'],
  ['nonbre', 'nombre'],
  ['teléfono', 'telefono'],
  ['número', undefined],
  ['enlace tienda', 'enlace_tienda'],
  ['tienda', 'enlace_tienda'],
  ['ordn', 'orden'],
  ['zzzzzzzz', undefined],
])('OWN-6 a mistyped name, %s, is most likely %s', (typed, name) => {
  expect(nearestName(typed, names)).toBe(name);
});
