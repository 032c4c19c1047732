import { press } from './asking.ts';
import type { Asked } from './failed-requests.ts';

/** The requests of the screens for what the shop shows of itself. */
export const askedInContent: readonly Asked[] = [
  {
    of: 'home-desk/home-desk.admin.tsx',
    which: /\/admin\/home\.data/,
    what: 'No se guardó la portada.',
    open: async (page) => {
      await page.goto('/admin/home');
      await page
        .getByRole('button', { name: /^Quitar / })
        .first()
        .click();
    },
    ask: press('Guardar borrador'),
    isStopped: true,
  },
  {
    of: 'home-desk/found-products.resource.ts',
    which: /\/admin\/home\/products\.data/,
    what: 'No se buscaron las prendas.',
    open: async (page) => {
      await page.goto('/admin/home');
      await press('Agregar un bloque')(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Fila de productos/ })
        .click();
      await page.getByLabel('Qué prendas muestra').selectOption('picked');
    },
    ask: (page, round) => page.getByLabel('Buscar una prenda').fill(`camisa ${round}`),
  },
];
