import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { press } from './asking.ts';
import type { Asked } from './failed-requests.ts';

const name = 'Prueba de red';
const gone = 'Rol por eliminar';

/** The requests of the screens of the owner's own roles. */
export const askedOfRoles: readonly Asked[] = [
  {
    of: 'people/roles/role.admin.tsx',
    which: /\/admin\/roles\/new\.data/,
    what: 'No se guardó el rol.',
    open: (page) => fillRole(page, name),
    ask: press('Guardar'),
    typed: name,
  },
  {
    of: 'people/roles/roles.admin.tsx',
    which: /\/admin\/roles\.data/,
    what: `No se eliminó el rol «${gone}».`,
    open: async (page) => {
      await page.goto('/admin/roles');
      if ((await page.getByRole('link', { name: gone }).count()) > 0) return;
      await fillRole(page, gone);
      await press('Guardar')(page);
      await page.getByRole('link', { name: gone }).waitFor();
    },
    ask: async (page) => {
      await press(`Eliminar el rol ${gone}`)(page);
      await administrator(page).confirm(/^¿Eliminar el rol/, 'Eliminar rol');
    },
  },
];

async function fillRole(page: Page, called: string): Promise<void> {
  await page.goto('/admin/roles/new');
  await page.getByLabel('Nombre').fill(called);
  await page.getByLabel('Ver clientes').check();
}
