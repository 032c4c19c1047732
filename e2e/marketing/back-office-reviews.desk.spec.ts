import { expect, test } from '../fixtures/test.ts';
import { accounts } from '#contract/accounts.ts';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { call } from '#contract/call.ts';
import type { Send } from '#contract/call.ts';
import { catalogue } from '#contract/catalogue.ts';
import { reviews } from '#contract/reviews.ts';
import { reviewTexts } from '#contract/reviews.texts.ts';

/** Calls the shop over HTTP, as a client program would. */
function programOf(token?: string): Send {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (path, { body, headers, method }) =>
    fetch(`${inject('shopUrl')}/api${path}`, {
      method,
      headers: { ...headers, ...authorization },
      ...(typeof body === 'string' && { body }),
    });
}

/** Returns a product without reviews, and one with a review by a new user, with that user's name. */
async function reviewedProduct(width: number) {
  const guest = programOf();
  const user_name = `lectora${process.pid}x${width}`;
  const somebody = { name: 'Lectora', email: `${user_name}@example.com`, user_name, user_password: 'secreta1' };
  await call(guest, accounts.register, somebody);
  const { token } = await call(guest, accounts.logIn, { user_name, user_password: 'secreta1' });
  // Products of the demo: those that other tests create may be deleted meanwhile.
  const products = (await call(guest, catalogue.all, {})).filter(({ id }) => id <= 100);
  const boards = await Promise.all(products.map(({ id }) => call(guest, reviews.board, { id })));
  const [plain, chosen] = products.filter((_, index) => boards[index]?.total === 0);
  const written = { productId: chosen?.id ?? 0, calification: 2, comment: 'Talle <b>chico</b>' };
  await call(programOf(token), reviews.create, written);
  return { user_name, plain: plain?.id, chosen: chosen?.id };
}

test('AREV-1 a review is read and deleted by an administrator', async ({ page, owner }) => {
  const { user_name, plain, chosen } = await reviewedProduct(width);
  await owner.enter(`/admin/reviews/${chosen}`);
  const entry = page.locator('main [data-row]').filter({ hasText: user_name });
  await entry.getByText('Talle <b>chico</b>').waitFor();
  await entry.getByRole('img', { name: '2 de 5 estrellas' }).waitFor();
  await entry.getByRole('button', { name: /Eliminar/ }).click();
  await owner.confirm(reviewTexts.confirmRemove, 'Eliminar');
  await owner.toast(reviewTexts.removed);
  await expect.poll(() => entry.count()).toBe(0);
  await page.goto(`/admin/reviews/${plain}`);
  await page.getByText(backOfficeTexts.reviewDesk.none).waitFor();
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.waitForURL(/\/admin\/allproducts$/);
});
