import { expect, test } from 'vitest';
import { directedTo } from './directed-to.ts';

test('MOVE-1 an address that was copied from the browser is one within the shop', () => {
  expect(directedTo(' https://tienda.example/detail/7 ', 'https://tienda.example')).toBe('/detail/7');
  expect(directedTo('https://tienda.example.otra/detail/7', 'https://tienda.example')).toContain('otra');
  expect(directedTo('/home', 'https://tienda.example')).toBe('/home');
});
