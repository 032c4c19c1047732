import { expect, test } from 'vitest';
import { setupLines } from './greeting.ts';

const local = 'http://localhost:3000/abrir/abc';

test('OWN-3 the link of the first start says which part of it to replace elsewhere', () => {
  expect(setupLines({ trustedProxies: 0 }, local)).toEqual([
    local,
    'Desde otro equipo o con un dominio, en lugar de http://localhost:3000 va esa dirección: https://SU-DOMINIO/abrir/abc',
  ]);
  expect(setupLines({ trustedProxies: 1 }, local)).toEqual([
    'https://SU-DOMINIO/abrir/abc',
    `En lugar de https://SU-DOMINIO va la dirección que atiende el proxy. En este mismo equipo: ${local}`,
  ]);
});

test.each(['http://127.0.0.1:3000/abrir/abc', 'http://[::1]:3000/abrir/abc'])('%s is of this machine only', (link) => {
  expect(setupLines({ trustedProxies: 0 }, link)).toHaveLength(2);
});

test('an address that is known is printed as it is', () => {
  const known = 'https://tienda.example/abrir/abc';
  expect(setupLines({ trustedProxies: 1 }, known)).toEqual([known]);
});
