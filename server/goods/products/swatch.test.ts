import { expect, test } from 'vitest';
import { swatchOf } from './swatch.ts';

test('GOOD-2 a colour is found by its name, in any case, with or without accents', () => {
  expect(swatchOf('Bordó')).toBe('#6a2631');
  expect(swatchOf(' AZUL  marino ')).toBe('#273146');
  expect(swatchOf('Gris melange')).toBe(swatchOf('gris'));
});

test('GOOD-2 an unknown colour has no swatch', () => {
  for (const name of ['', 'Tornasol', 'constructor', 'marino azul']) expect(swatchOf(name)).toBeNull();
});
