import { administrator } from '../actors/administrator.ts';
import { goTo, press } from './asking.ts';
import type { Asked } from './failed-requests.ts';
import { addGivenUpEmail } from '../mail/given-up-email.ts';

/** The requests of the back office's lists. */
export const askedInLists: readonly Asked[] = [
  {
    of: 'goods/product-desk/products.admin.tsx',
    which: /\/admin\/allproducts\.data/,
    what: 'No se eliminaron los productos.',
    open: async (page) => {
      await page.goto('/admin/allproducts?order=name');
      await page
        .getByRole('checkbox', { name: /^Elegir / })
        .nth(1)
        .check();
    },
    ask: async (page) => {
      await page
        .getByRole('region', { name: 'Acciones para lo elegido' })
        .getByRole('button', { name: 'Eliminar' })
        .click();
      await administrator(page).confirm(/^¿Seguro desea eliminar/, 'Eliminar');
    },
  },
  {
    of: 'core/desk-list/lists.resource.ts',
    which: /\/admin\/lists\/products\.data/,
    what: 'No se guardó la lista.',
    open: goTo('/admin/allproducts?order=price-asc'),
    ask: async (page, round) => {
      await press('Guardar vista')(page);
      const form = administrator(page).dialog('Guardar vista');
      await form.getByLabel('Nombre de la vista').fill(`Sin red ${round}`);
      await form.getByRole('button', { name: 'Guardar' }).click();
    },
  },
  {
    of: 'mail/undelivered/undelivered.admin.tsx',
    which: /\/admin\/undelivered\.data/,
    what: 'No se envió otra vez.',
    open: async (page) => {
      await addGivenUpEmail(page, 'sinred@percha.example');
      await page.goto('/admin/undelivered');
    },
    ask: press('Enviar otra vez'),
    isRetried: true,
  },
  {
    of: 'marketing/review-desk/all-reviews.admin.tsx',
    which: /\/admin\/reviews\.data/,
    what: 'No se eliminó la reseña.',
    open: goTo('/admin/reviews'),
    ask: async (page) => {
      await press(/^Eliminar la reseña/)(page);
      await page.getByRole('dialog').filter({ visible: true }).getByRole('button', { name: 'Eliminar' }).click();
    },
  },
  {
    of: 'marketing/review-desk/reviews.admin.tsx',
    which: /\/admin\/reviews\/1\.data/,
    what: 'No se eliminó la reseña.',
    open: goTo('/admin/reviews/1'),
    ask: async (page) => {
      await press(/^Eliminar la reseña/)(page);
      await page.getByRole('dialog').filter({ visible: true }).getByRole('button', { name: 'Eliminar' }).click();
    },
  },
];
