import type { Page } from '@playwright/test';
import { press } from './asking.ts';
import type { Asked } from './failed-requests.ts';

const name = 'Prueba de red';
// No reserved name of the Internet: those are refused as they are typed.
const receiver = 'https://erp.example.com/avisos';

/** The requests of the screens for other programs. */
export const askedOfPrograms: readonly Asked[] = [
  {
    of: 'people/tokens/tokens.admin.tsx',
    which: /\/admin\/tokens\.data/,
    what: 'No se creó la credencial.',
    open: async (page) => {
      await page.goto('/admin/tokens');
      await page.getByRole('button', { name: 'Nueva credencial' }).click();
      await page.getByLabel('Nombre').fill(name);
    },
    ask: press('Crear credencial'),
    typed: name,
  },
  {
    of: 'mail/webhooks/webhooks.admin.tsx',
    which: /\/admin\/webhooks\.data/,
    what: 'No se agregó el programa.',
    open: fillReceiver,
    ask: press('Agregar'),
    typed: receiver,
  },
  {
    of: 'mail/webhooks/webhook.admin.tsx',
    which: /\/admin\/webhooks\/\d+\.data/,
    what: 'No se guardaron los cambios.',
    open: async (page) => {
      await fillReceiver(page);
      await press('Agregar')(page);
      await page.locator('main').getByRole('link', { name: receiver }).first().click();
      await page.getByLabel('Dirección').fill(`${receiver}/otros`);
    },
    ask: press('Guardar cambios'),
    typed: `${receiver}/otros`,
  },
];

async function fillReceiver(page: Page): Promise<void> {
  await page.goto('/admin/webhooks');
  await page.getByRole('button', { name: 'Agregar programa' }).click();
  await page.getByLabel('Dirección').fill(receiver);
  await page.getByLabel('Orden nueva').check();
}
