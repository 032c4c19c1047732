import { expect, test } from 'vitest';
import { headingOf, ordersLeftBehind, roleChangeOf } from './person-words.ts';

test.each([
  [{ name: 'Ana', lastname: 'Paz', username: 'ana' }, 'Ana Paz'],
  [{ name: 'Ana', lastname: null, username: 'ana' }, 'Ana'],
  [{ name: null, lastname: 'Paz', username: 'ana' }, 'ana'],
  [{ name: '', lastname: '', username: 'ana' }, 'ana'],
])('AUSR-2 a card of %o is headed by the fullest name known', (person, heading) => {
  expect(headingOf(person)).toBe(heading);
});

test.each([
  [{ orders: 0, paidOrders: 0 }, undefined],
  [{ orders: 1, paidOrders: 0 }, 'Tiene una orden de compra, ninguna pagada.'],
  [{ orders: 1, paidOrders: 1 }, 'Tiene una orden de compra, una pagada.'],
  [{ orders: 5, paidOrders: 2 }, 'Tiene 5 órdenes de compra, 2 pagadas.'],
])('MEND-31 the confirmation for deleting somebody with %o says what happens to their orders', (counts, sentence) => {
  expect(ordersLeftBehind(counts)[0]).toBe(sentence);
});

test('MEND-30 each change of role says what it means', () => {
  expect(roleChangeOf({ rol: 'client', username: 'ana' }, { rol: 'admin' })).toMatchObject({
    title: '¿Hacer de ana un administrador?',
    meaning: expect.stringContaining('datos de todos los clientes'),
  });
  expect(roleChangeOf({ rol: 'admin', username: 'ana' }, { rol: 'client' }).meaning).toContain('Pierde el acceso');
  expect(roleChangeOf({ rol: 'client', username: 'ana' }, { rol: 'orders' })).toMatchObject({
    title: '¿Dar a ana el rol Órdenes?',
    meaning: expect.stringContaining('No reembolsa'),
    confirm: 'Dar el rol',
  });
  expect(roleChangeOf({ rol: 'viewer', username: 'ana' }, { rol: 'client' }).title).toBe(
    '¿Quitar a ana el rol Lectura?',
  );
});
