import { expect, test } from 'vitest';
import { nameWithColor } from './name-with-color.ts';

test('GOOD-2 a name has its colour once', () => {
  expect(nameWithColor({ name: 'Buzo Faro', color: 'Crudo' })).toBe('Buzo Faro Crudo');
  expect(nameWithColor({ name: 'Buzo Faro Crudo', color: 'Crudo' })).toBe('Buzo Faro Crudo');
  expect(nameWithColor({ name: 'Tapado AZUL MARINO', color: 'Azul marino' })).toBe('Tapado AZUL MARINO');
  expect(nameWithColor({ name: 'Remera Lorca', color: 'orca' })).toBe('Remera Lorca orca');
});
