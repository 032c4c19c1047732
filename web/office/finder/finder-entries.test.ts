import { describe, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { rightsOf } from '#contract/core/protocol/permissions.ts';
import type { FixedRole } from '#contract/core/protocol/staff-roles.ts';
import { entryGroups } from './finder-entries.ts';
import type { Found } from './finder.resource.ts';

const owner = rightsOf({ rol: 'admin' });

const titlesOf = (text: string, found?: Found, rol: FixedRole = 'admin') =>
  Object.fromEntries(
    entryGroups(text, found, rightsOf({ rol })).map(({ title, entries }) => [title, entries.map((one) => one.title)]),
  );

const found: Found = {
  search: 'ana',
  orders: [
    {
      number: 1042,
      payment_id: 117,
      reference: 'e6461221-0a1b-4c2d-8e3f-5a6b7c8d9e0f',
      orderDate: '2026-11-20T21:30:00.000-03:00',
      status: 'approved',
      email: 'ana@example.com',
      total: shopMoney(129_950),
    },
  ],
  products: [{ id: 5, name: 'Camisa', brandName: 'Once', currentPrice: shopMoney(100), stock: 3, isNamed: false }],
  clients: [{ username: 'ana', name: 'Ana', lastname: null, email: null }],
};

describe('ADM-6 what a text of the finder may mean', () => {
  test('without a text, every screen and action is listed', () => {
    const { 'Ir a': screens = [], Acciones: actions = [] } = titlesOf('');
    expect(screens).toEqual(expect.arrayContaining(['Inicio', 'Órdenes', 'Publicidad', 'Mi perfil']));
    expect(actions).toEqual(expect.arrayContaining(['Cambiar contraseña', 'Cerrar Sesión']));
  });

  test.each([
    ['ordenes', 'Órdenes'],
    ['PEDIDOS', 'Órdenes'],
    ['crear prod', 'Crear producto'],
    ['ajustes', 'Configuración'],
    ['asistente', 'Chat bot'],
    ['correos', 'Textos de los correos'],
  ])('%j means %s before all else', (text, title) => {
    expect(entryGroups(text, undefined, owner)[0]?.entries[0]?.title).toBe(title);
  });

  test('a title counts more than other words of a screen', () => {
    expect(titlesOf('cambi')['Ir a']?.[0]).toBe('Registro de cambios');
    expect(titlesOf('cuenta')['Ir a']).toEqual(['Clientes', 'Mi perfil']);
  });

  test('what the server found follows by kind, each with its address', () => {
    const groups = entryGroups('ana', found, owner);
    expect(groups.map(({ title }) => title)).toEqual(['Órdenes', 'Productos', 'Clientes']);
    expect(groups.flatMap(({ entries }) => entries.map(({ to }) => to))).toEqual([
      '/admin/orders/117',
      '/admin/modification/5',
      '/admin/clients/ana',
    ]);
    expect(groups[0]?.entries[0]?.note).toMatch(
      /^2026-11-20 · \$\s1\.299,50 · Aprobada · ana@example\.com · Pago N° 117$/,
    );
  });

  test('a text without letters and digits finds nothing of the server', () => {
    expect(titlesOf('zzzz')).toEqual({});
    expect(titlesOf('', found)['Clientes']).toBeUndefined();
  });

  test('GOOD-1 the product whose code was typed comes before all else', () => {
    const [product] = found.products;
    const named = { ...found, products: product ? [{ ...product, isNamed: true }] : [] };
    const titles = entryGroups('ordenes', named, owner).map(({ title }) => title);
    expect([titles[0], titles.includes('Ir a')]).toEqual(['Productos', true]);
    expect(entryGroups('ordenes', found, owner)[0]?.title).toBe('Ir a');
  });

  test('TEAM-1 only screens and actions are listed that the role may open, and products lead to what it may see', () => {
    const { 'Ir a': screens = [], Acciones: actions = [] } = titlesOf('', undefined, 'catalogue');
    expect(screens).toEqual(expect.arrayContaining(['Inicio', 'Productos', 'Crear producto', 'Mi perfil']));
    expect([...screens, ...actions]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Órdenes|Clientes|Configuración|Órdenes pendientes)$/)]),
    );
    const products = entryGroups('camisa', found, rightsOf({ rol: 'viewer' })).find(({ key }) => key === 'products');
    expect(products?.entries.map(({ to }) => to)).toEqual(['/admin/stock/5']);
  });
});
