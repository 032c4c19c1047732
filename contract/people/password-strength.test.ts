import { expect, test } from 'vitest';
import { strengthOf, unguessable } from './password-strength.ts';

test.each([
  ['1234', 'weak'],
  ['secreta1', 'weak'],
  ['Contraseña2026', 'weak'],
  ['qwertyuiop12', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcabcabcabc', 'weak'],
  ['tren lila', 'fair'],
  ['tren lila 7 mar', 'good'],
])('MEND-12 %s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test.each([
  ['P4ssw0rd!1234', ['password'], 1],
  ['CONTRASEÑA', ['contraseña'], 0],
  ['correct horse', [], 13],
])('MEND-12 of %s without %o are left %i', (password, words, left) => {
  expect(unguessable(password, words)).toBe(left);
});
