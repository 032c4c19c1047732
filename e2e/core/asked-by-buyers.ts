import type { Page } from '@playwright/test';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { noteArrival } from '../actors/arrived-order.ts';
import { openOrder, paidOrder } from '../actors/bought-order.ts';
import { press } from './asking.ts';
import type { Asked } from './failed-requests.ts';

/** Starts a checkout without paying, and opens the list of orders. */
async function openUnpaidOrder(page: Page): Promise<void> {
  await openOrder(page);
  await page.goto('/user/orders');
}

/** Opens the editor of the customer's first review. */
async function openOwnReview(page: Page): Promise<void> {
  await page.goto('/user/reviews');
  await page.locator('main a[href*="/user/reviews/update/"]').first().click();
  await page.locator('textarea[name="comment"]').fill('Después de un año sigue igual.');
}

/** The requests of the screens of a customer with past orders. */
export const askedByBuyers: readonly Asked[] = [
  {
    of: 'sales/orders/orders.page.tsx',
    which: /\/user\/orders\.data/,
    what: 'No pudimos empezar el pago.',
    open: openUnpaidOrder,
    ask: press(/^(?:Continuar con el pago|Pagar de nuevo)$/),
  },
  {
    of: 'sales/orders/order.page.tsx',
    which: /\/user\/orders\/[\w-]+\.data/,
    what: 'No se canceló la orden.',
    open: async (page) => {
      const { reference } = await paidOrder(page);
      await page.goto(`/user/orders/${reference}`);
      await page.getByText('Cancelar la orden', { exact: true }).click();
    },
    ask: press(/^Cancelar la orden y devolver/),
  },
  {
    of: 'sales/orders/document.resource.ts',
    which: /\/user\/orders\/[\w-]+\/document$/,
    what: 'No pudimos preparar el documento.',
    open: async (page) => {
      const { reference } = await paidOrder(page);
      await page.goto(`/user/orders/${reference}`);
    },
    ask: press('Descargar PDF'),
    isRetried: true,
  },
  {
    of: 'sales/returns/return.page.tsx',
    which: /\/user\/orders\/[\w-]+\/return\.data/,
    what: 'No se envió su solicitud.',
    open: async (page) => {
      const { reference } = await paidOrder(page);
      await noteArrival(page, reference);
      await page.goto(`/user/orders/${reference}/return`);
      await page.getByRole('checkbox').check();
      await page.getByLabel('Comentario (opcional)').fill('Es para mi hermana');
    },
    ask: press('Enviar la solicitud'),
    typed: 'Es para mi hermana',
  },
  {
    of: 'marketing/reviews/update-review.page.tsx',
    which: /\/user\/reviews\/update\/\d+\.data/,
    what: 'No se guardó la reseña.',
    open: openOwnReview,
    ask: press(reviewTexts.save),
    typed: 'Después de un año sigue igual.',
  },
  {
    of: 'marketing/reviews/delete-review.page.tsx',
    which: /\/user\/reviews\/delete\/\d+\.data/,
    what: 'No se eliminó la reseña.',
    open: async (page) => {
      await page.goto('/user/reviews');
      const address = await page.locator('main a[href*="/user/reviews/delete/"]').first().getAttribute('href');
      await page.goto(address ?? '');
    },
    ask: press('ELIMINAR'),
  },
];
