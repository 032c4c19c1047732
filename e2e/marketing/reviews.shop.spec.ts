import { expect, test } from '../fixtures/test.ts';
import { reviewTexts } from '#contract/reviews.texts.ts';
import { accountTexts } from '#contract/account.texts.ts';
import { logIn, newCustomer } from '../actors/ready-accounts.ts';
import type { Visit } from '../fixtures/visit.ts';

const publish = { name: 'Publicar reseña' } as const;

/** Opens a product for a new customer, who may then review it. */
async function newReviewer({ page }: Visit, gender: 'Men' | 'Women') {
  const she = await newCustomer(page);
  const name = await she.openProduct(gender);
  return { she, name, address: new URL(page.url()).pathname, username: she.username, password: she.password };
}

const section = ({ page }: Visit) => page.getByRole('region', { name: 'Reseñas', exact: true });
const comment = ({ page }: Visit) => page.getByLabel('Comentario');

/** The displayed author of the reviews in these tests, Julia Ríos. */
const signature = 'Julia R.';

/** Writes a review on an open product page. */
async function write(here: Visit, stars: number, text: string) {
  await here.page.getByRole('radio', { name: `${stars} estrella` }).check();
  await comment(here).fill(text);
  await here.page.getByRole('button', publish).click();
}

test('REV-1 REV-2 a review is rejected until it is complete, and then it is shown', async ({ page, me }) => {
  const { she } = await newReviewer(me, 'Men');
  await page.getByRole('button', publish).click();
  await page.getByText(reviewTexts.starsMissing).waitFor();
  await page.getByText(reviewTexts.commentEmpty).waitFor();
  // The focus is on the first star, so the keyboard continues there.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: '4 estrellas' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByText(reviewTexts.starsMissing).count()).toBe(0);
  await page.getByRole('button', publish).click();
  await page.locator('textarea:focus').waitFor();
  await comment(me).fill('Muy <b>linda</b>\ny abrigada');
  await page.getByRole('button', publish).click();
  await she.toast(reviewTexts.published);
  const article = section(me).getByRole('article');
  await article.getByText(signature).waitFor();
  expect(await article.count()).toBe(1);
  expect(await article.innerText()).toContain('Muy <b>linda</b>\ny abrigada');
  expect(await article.getByRole('img', { name: '4 de 5 estrellas' }).count()).toBe(1);
  await expect.poll(() => comment(me).inputValue()).toBe('');
  // A second review.
  await write(me, 5, 'Otra vez');
  await page.getByRole('alert').getByText(reviewTexts.taken).waitFor();
  expect(await comment(me).inputValue()).toBe('Otra vez');
  // As when the page learns who is there.
  await page.evaluate('window.__reactRouterDataRouter.revalidate()');
  expect(await page.getByRole('alert').getByText(reviewTexts.taken).isVisible()).toBe(true);
  await page.reload();
  await section(me).getByText(signature).waitFor();
});

test('REV-2 a guest is redirected to the login, and finds the typed review afterwards', async ({
  page,
  context,
  me,
  shopper,
}) => {
  const { username, password, address } = await newReviewer(me, 'Women');
  await context.clearCookies();
  await page.goto(address);
  await write(me, 3, 'Escrita antes de entrar');
  await shopper.toast(reviewTexts.guestRefused);
  await page.waitForURL(/\/login\?volver=%2Fdetail%2F\d+%23su-resena&motivo=resena/);
  await shopper.logIn(username, password);
  await page.waitForURL((url) => url.pathname === address);
  await expect.poll(() => comment(me).inputValue()).toBe('Escrita antes de entrar');
  expect(await page.getByRole('radio', { name: '3 estrellas' }).isChecked()).toBe(true);
  await page.getByRole('button', publish).click();
  await section(me).getByRole('article').getByText('Escrita antes de entrar').waitFor();
  await expect.poll(() => comment(me).inputValue()).toBe('');
});

test('REV-2 an administrator is told that reviews are for customers', async ({ page, me, shopper }) => {
  await logIn(page, 'admin', 'admin1234');
  await shopper.openProduct();
  await write(me, 5, 'Soy la jefa');
  await page.getByRole('alert').getByText(reviewTexts.adminRefused).waitFor();
});

test('REV-3 MEND-24 only the author edits and deletes, and deleting needs a confirmation', async ({ visit }) => {
  const here = await visit({ width });
  const { page } = here;
  const { she, username, address } = await newReviewer(here, 'Women');
  await write(here, 2, 'Se achicó');
  const own = section(here)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Editar reseña' }) });
  await own.getByRole('link', { name: 'Editar reseña' }).click();
  await page.getByRole('button', { name: reviewTexts.save }).waitFor();
  expect(await comment(here).inputValue()).toBe('Se achicó');
  await page.getByRole('radio', { name: '4 estrellas' }).check();
  await comment(here).fill('La cambié y ahora sí');
  await page.getByRole('button', { name: reviewTexts.save }).click();
  await she.toast(reviewTexts.edited);
  await page.waitForURL((url) => url.pathname === address);
  await own.getByText('La cambié y ahora sí').waitFor();
  const other = await visit({ width });
  await other.page.goto(address);
  await section(other).getByText('La cambié y ahora sí').waitFor();
  await section(other).getByText(signature).waitFor();
  expect(await other.page.content()).not.toContain(username);
  expect(
    await section(other)
      .getByRole('link', { name: /(Editar|Eliminar) reseña/ })
      .count(),
  ).toBe(0);
  await other.close();
  await own.getByRole('link', { name: 'Eliminar reseña' }).click();
  const question = page.getByRole('dialog', { name: 'Eliminar reseña' });
  await question.getByText(reviewTexts.confirmRemove).waitFor();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await own.waitFor();
  await own.getByRole('link', { name: 'Eliminar reseña' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await she.toast(reviewTexts.removed);
  await expect.poll(() => own.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(address);
  await here.close();
});

test('REV-4 the user’s own reviews are listed, edited and deleted in the account', async ({ page, me }) => {
  await page.goto('/user/reviews');
  await page.waitForURL(/\/login\?volver=%2Fuser%2Freviews$/);
  const { she, name } = await newReviewer(me, 'Men');
  await page.goto('/user/reviews');
  await page.getByText(reviewTexts.none).waitFor();
  await page.goBack();
  await write(me, 1, 'Para mi lista');
  await she.toast(reviewTexts.published);
  await page.goto('/user/reviews');
  const entry = page.getByRole('article').filter({ hasText: 'Para mi lista' });
  await entry.getByRole('link', { name }).waitFor();
  await entry.getByRole('link', { name: 'Editar reseña' }).click();
  await page.waitForURL(/\/user\/reviews\/update\/\d+/);
  const id = /update\/(\d+)/.exec(page.url())?.[1] ?? '';
  await page.getByRole('link', { name: reviewTexts.cancel }).click();
  await page.waitForURL(/\/user\/reviews$/);
  await page.goto(`/user/reviews/update/${id}`);
  await comment(me).fill('  ');
  await page.getByRole('button', { name: reviewTexts.save }).click();
  await page.getByText(reviewTexts.commentEmpty).waitFor();
  await comment(me).fill('Ahora me gusta');
  await page.getByRole('radio', { name: '5 estrellas' }).check();
  await page.getByRole('button', { name: reviewTexts.save }).click();
  await page.waitForURL(/\/user\/reviews$/);
  await page.getByRole('article').getByText('Ahora me gusta').waitFor();
  await page.getByRole('img', { name: '5 de 5 estrellas' }).waitFor();
  await page.goto(`/user/reviews/delete/${id}`);
  await page.getByText(reviewTexts.confirmRemove).waitFor();
  await page.getByRole('button', { name: 'ELIMINAR' }).click();
  await page.getByText(reviewTexts.none).waitFor();
  expect((await page.goto(`/user/reviews/update/${id}`))?.status()).toBe(404);
});

test('REV-3 the address of another user’s review is rejected, and a guest logs in first', async ({
  page,
  context,
  me,
}) => {
  await newReviewer(me, 'Men');
  // The demo's reviews have the lowest ids, so these belong to others.
  expect((await page.goto('/user/reviews/update/1'))?.status()).toBe(403);
  expect((await page.goto('/user/reviews/delete/1'))?.status()).toBe(403);
  expect((await page.goto('/user/reviews/delete/abc'))?.status()).toBe(404);
  await context.clearCookies();
  await page.goto('/user/reviews/delete/1');
  await page.waitForURL(/\/login\?volver=%2Fuser%2Freviews%2Fdelete%2F1$/);
});

test('REV-1 the list shows one review a page, keeps its page in the address, and needs no scripts', async ({
  visit,
}) => {
  const here = await visit({ javaScriptEnabled: false });
  const { page } = here;
  const address = await reviewedProduct(here);
  await page.goto(address);
  const [pager, article] = [
    page.getByRole('navigation', { name: 'Páginas de reseñas' }),
    section(here).getByRole('article'),
  ];
  const first = await article.innerText();
  await pager.getByRole('link', { name: 'Página 2' }).click();
  await page.waitForURL(/\?review=2/);
  expect(await article.count()).toBe(1);
  expect(await article.innerText()).not.toBe(first);
  await write(here, 4, 'Sin cuenta');
  await page.waitForURL(/\/login\?volver=%2Fdetail%2F\d+%23su-resena&motivo=resena/);
  await page.getByLabel(accountTexts.login.username, { exact: true }).fill('maria');
  await page.getByLabel(accountTexts.login.password, { exact: true }).fill('maria1234');
  await page.getByRole('button', { name: accountTexts.login.submit }).click();
  await page.getByRole('button', publish).click();
  await page.getByText(reviewTexts.starsMissing).waitFor();
  await write(here, 4, 'Sin scripts');
  await article.getByText('Sin scripts').waitFor();
  await page.goto(address);
  await article.getByRole('link', { name: 'Eliminar reseña' }).click();
  await page.getByRole('button', { name: 'ELIMINAR' }).click();
  await page.waitForURL((url) => url.pathname === address);
  expect(await article.innerText()).toBe(first);
  await here.close();
});

/** Returns the address of a product with more than one review, none of them by the demo's María. */
async function reviewedProduct({ page }: Visit): Promise<string> {
  for (let id = 1; id <= 120; id += 1) {
    const answer = await page.request.get(`/api/product/review?productId=${id}`);
    const found: { UserUserName: string }[] = await answer.json();
    if (found.length > 1 && found.every(({ UserUserName }) => UserUserName !== 'maria')) return `/detail/${id}`;
  }
  throw new Error('the demo has no such product');
}
