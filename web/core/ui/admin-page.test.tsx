import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { MenuItem } from './action-menu.tsx';
import { AdminPage } from './admin-page.tsx';

function shown(more: readonly MenuItem[], primary?: string): string {
  const Component = () => (
    <AdminPage title="Órdenes" state={<i>Abiertas</i>} more={more} primary={primary && <a href="/new">{primary}</a>}>
      lista
    </AdminPage>
  );
  const Page = createRoutesStub([{ path: '/', Component }]);
  return renderToStaticMarkup(<Page />);
}

const file = { to: '/admin/export/orders', label: 'Descargar planilla', isFile: true };
const columns = { onChoose: () => {}, label: 'Columnas' };

test('DESK-2 a page of the back office has its title, its state, and its first action where a key finds it', () => {
  const text = shown([], 'Cargar una orden');
  expect(text).toMatch(/<h1[^>]*>Órdenes<\/h1><i>Abiertas<\/i>/);
  expect(text).toMatch(/data-page-primary=""[^>]*><a href="\/new">Cargar una orden/);
  expect(text).not.toContain('popover');
});

test('DESK-2 one further action is a button, more of them are a menu beside the first action', () => {
  const one = shown([file]);
  expect(one).toContain('href="/admin/export/orders"');
  expect(one).not.toContain('popover');
  const menu = shown([file, columns], 'Cargar una orden');
  expect(menu).toMatch(/<button[^>]*popoverTarget="([^"]+)"[^>]*>Más acciones/);
  expect(menu.indexOf('Más acciones')).toBeLessThan(menu.indexOf('Cargar una orden'));
  for (const label of ['Descargar planilla', 'Columnas']) expect(menu).toContain(label);
});

test('DESK-2 a page without actions has no row for them', () => {
  expect(shown([])).not.toContain('<button');
});
