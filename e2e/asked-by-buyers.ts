import { inject } from 'vitest';
import type { Page } from 'playwright-core';
import { reviewTexts } from '#contract/reviews.texts.ts';
import { press } from './asking.ts';
import type { Asked } from './failed-requests.ts';

/** Begins a purchase without paying it, and opens the list of orders. */
async function openUnpaidOrder(page: Page): Promise<void> {
  const found = await page.request.get('/api/products/detail/5');
  const { variants }: { variants: readonly { readonly brandSize: string; readonly isInStock: boolean }[] } =
    await found.json();
  const size = variants.find(({ isInStock }) => isInStock)?.brandSize;
  await page.request.post('/api/mercadopago/payment', {
    headers: { origin: inject('shopUrl') },
    data: { cartItems: [{ id: 5, brandSize: size, quantity: 1 }] },
  });
  await page.goto('/user/orders');
}

/** Opens the editing of the first review that the customer left. */
async function openOwnReview(page: Page): Promise<void> {
  await page.goto('/user/reviews');
  await page.locator('main a[href*="/user/reviews/update/"]').first().click();
  await page.locator('textarea[name="comment"]').fill('Después de un año sigue igual.');
}

/** What the screens of somebody ask who has bought before. */
export const askedByBuyers: readonly Asked[] = [
  {
    of: 'orders/orders.page.tsx',
    which: /\/user\/orders\.data/,
    what: 'No pudimos empezar el pago.',
    open: openUnpaidOrder,
    ask: press(/^(?:Continuar con el pago|Pagar de nuevo)$/),
    isStopped: true,
  },
  {
    of: 'reviews/update-review.page.tsx',
    which: /\/user\/reviews\/update\/\d+\.data/,
    what: 'No se guardó la reseña.',
    open: openOwnReview,
    ask: press(reviewTexts.save),
    typed: 'Después de un año sigue igual.',
    isStopped: true,
  },
  {
    of: 'reviews/delete-review.page.tsx',
    which: /\/user\/reviews\/delete\/\d+\.data/,
    what: 'No se eliminó la reseña.',
    open: async (page) => {
      await page.goto('/user/reviews');
      const address = await page.locator('main a[href*="/user/reviews/delete/"]').first().getAttribute('href');
      await page.goto(address ?? '');
    },
    ask: press('ELIMINAR'),
    isStopped: true,
  },
];
