import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { logIn, newCustomer } from '../actors/ready-accounts.ts';
import { addReview, productsWith } from './demo-review.ts';

test('AREV-1 a review is read and deleted by an administrator @all', async ({ page, owner }) => {
  const [{ id: plain }, { id: productId }] = await productsWith(page, 'no reviews');
  const { username } = await newCustomer(page, { hasAddress: false });
  await addReview(page, { productId, calification: 2, comment: 'Talle <b>chico</b>' });
  await logIn(page, 'admin', 'admin1234');
  await owner.enter(`/admin/reviews/${productId}`);
  const entry = page.locator('main [data-row]').filter({ hasText: username });
  await expect(entry.getByText('Talle <b>chico</b>')).toBeVisible();
  await expect(entry.getByRole('img', { name: '2 de 5 estrellas' })).toBeVisible();
  await entry.getByRole('button', { name: /Eliminar/ }).click();
  await owner.confirm(reviewTexts.confirmRemove, 'Eliminar');
  await owner.toast(reviewTexts.removed);
  await expect(entry).toHaveCount(0);
  await page.goto(`/admin/reviews/${plain}`);
  await expect(page.getByText(backOfficeTexts.reviewDesk.none)).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.waitForURL(/\/admin\/allproducts$/);
});
