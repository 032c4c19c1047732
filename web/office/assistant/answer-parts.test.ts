import { expect, test } from 'vitest';
import { answerParts } from './answer-parts.ts';

const orders = { to: '/user/orders', text: 'Historial de compras' };

test.each([
  ['Mire en /user/orders.', ['Mire en ', orders, '.']],
  ['/user/orders', [orders]],
  [
    'su bolsa (/bag) y /detail/12, o bien',
    ['su bolsa (', { to: '/bag', text: 'Mi Carrito' }, ') y ', { to: '/detail/12', text: '/detail/12' }, ', o bien'],
  ],
  ['en /home?offers=true, con', ['en ', { to: '/home?offers=true', text: 'Ofertas' }, ', con']],
  ['sin enlaces', ['sin enlaces']],
  ['', []],
])('BOT-1 the addresses of the shop in %j become links', (answer, parts) => {
  expect(answerParts(answer)).toEqual(parts);
});

test.each([
  'https://otra.example/user/orders',
  '//otra.example/home',
  '/\\otra.example',
  'javascript:alert(1)',
  '<a href="/api/users">x</a>',
  '/api/users',
  '/admin/clients',
  '/logout',
  'y/o',
  '/user/../admin',
  '/homeland',
])('BOT-1 %j stays words', (answer) => {
  expect(answerParts(answer)).toEqual([answer]);
});
