import { expect, test } from 'vitest';
import { accountLinksOf } from './account-links.ts';

test('SHELL-2 a customer finds profile, orders, reviews, wishlist, password and security', () => {
  expect(accountLinksOf('client').map(({ text }) => text)).toEqual([
    'Mi perfil',
    'Mis direcciones',
    'Historial de compras',
    'Mis reseñas',
    'Lista de deseos',
    'Cambiar contraseña',
    'Seguridad de la cuenta',
  ]);
});

test('SHELL-2 an administrator finds their profile and the panel, and no buyer’s pages', () => {
  expect(accountLinksOf('admin')).toEqual([
    { to: '/admin/profile', text: 'Mi perfil' },
    { to: '/admin', text: 'Panel de administrador' },
    { to: '/user/changepassword', text: 'Cambiar contraseña' },
    { to: '/user/security', text: 'Seguridad de la cuenta' },
  ]);
});
