import { administrator } from './administrator.ts';
import { press } from './asking.ts';
import type { Asked } from './failed-requests.ts';

const name = 'Prueba de red';

/** The requests of the screens on which the owner writes pages and the menu. */
export const askedInContents: readonly Asked[] = [
  {
    of: 'page-desk/pages.admin.tsx',
    which: /\/admin\/pages\.data/,
    what: 'No se creó la página.',
    open: async (page) => {
      await page.goto('/admin/pages');
      await page.getByRole('button', { name: 'Página en blanco' }).click();
      await administrator(page).dialog('Página en blanco').getByLabel('Título').fill(name);
    },
    ask: (page) => page.getByRole('button', { name: 'Crear borrador' }).click(),
    typed: name,
    isStopped: true,
  },
  {
    of: 'page-desk/page.admin.tsx',
    which: /\/admin\/pages\/cookies\.data/,
    what: 'No se guardó la página.',
    open: async (page) => {
      await page.goto('/admin/pages/cookies');
      await page.getByLabel('Título', { exact: true }).fill(name);
    },
    ask: press('Guardar borrador'),
    typed: name,
    isStopped: true,
  },
  {
    of: 'menu-desk/menu.admin.tsx',
    which: /\/admin\/menu\.data/,
    what: 'No se guardó el menú.',
    open: async (page) => {
      await page.goto('/admin/menu');
      await page.getByRole('button', { name: 'Agregar grupo' }).click();
      await administrator(page).dialog('Agregar grupo').getByLabel('Título del grupo').fill(name);
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    },
    ask: press('Guardar'),
    isStopped: true,
  },
];
