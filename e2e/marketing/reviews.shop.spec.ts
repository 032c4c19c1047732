import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { logIn, newCustomer } from '../actors/ready-accounts.ts';
import { shopper as shopperIn } from '../actors/shopper.ts';
import { addReview, productsWith } from './demo-review.ts';
import { untilReviewFormWorks } from './review-form.ts';

const publish = { name: 'Publicar reseña' } as const;

const section = (page: Page) => page.getByRole('region', { name: 'Reseñas', exact: true });
const comment = (page: Page) => page.getByLabel('Comentario');

/** The displayed author of the reviews in these tests, Julia Ríos. */
const signature = 'Julia R.';

/** Writes a review on an open product page. */
async function write(page: Page, stars: number, text: string) {
  await page.getByRole('radio', { name: `${stars} estrella` }).check();
  await comment(page).fill(text);
  await page.getByRole('button', publish).click();
}

test('REV-1 REV-2 a review is rejected until it is complete, and then it is shown', async ({ page, buyer }) => {
  await buyer.openProduct('Men');
  await page.getByRole('button', publish).click();
  await expect(page.getByText(reviewTexts.starsMissing)).toBeVisible();
  await expect(page.getByText(reviewTexts.commentEmpty)).toBeVisible();
  // The focus is on the first star, so the keyboard continues there.
  await page.keyboard.press('Space');
  for (let star = 2; star <= 4; star += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4 estrellas' })).toBeChecked();
  await expect(page.getByText(reviewTexts.starsMissing)).toHaveCount(0);
  await page.getByRole('button', publish).click();
  await expect(comment(page)).toBeFocused();
  await comment(page).fill('Muy <b>linda</b>\ny abrigada');
  await page.getByRole('button', publish).click();
  await buyer.toast(reviewTexts.published);
  const article = section(page).getByRole('article');
  await expect(article.getByText(signature)).toBeVisible();
  await expect(article).toHaveCount(1);
  expect(await article.innerText()).toContain('Muy <b>linda</b>\ny abrigada');
  await expect(article.getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible();
  await expect(comment(page)).toHaveValue('');
  // A second review.
  await write(page, 5, 'Otra vez');
  const taken = page.getByRole('alert').getByText(reviewTexts.taken);
  await expect(taken).toBeVisible();
  await expect(comment(page)).toHaveValue('Otra vez');
  // As when the page learns who is there.
  await page.evaluate('window.__reactRouterDataRouter.revalidate()');
  expect(await taken.isVisible()).toBe(true);
  await page.reload();
  await expect(section(page).getByText(signature)).toBeVisible();
});

test('REV-2 a guest is invited to log in instead of writing in vain, and finds the form afterwards @all', async ({
  page,
  context,
  buyer,
  visit,
}) => {
  await context.clearCookies();
  await buyer.openProduct('Women');
  const address = new URL(page.url()).pathname;
  const form = page.getByRole('region', { name: 'Deje su reseña' });
  await expect(form.getByText(reviewTexts.guestRefused)).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await form.getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(/\/login\?volver=%2Fdetail%2F\d+%23su-resena&motivo=resena/);
  await buyer.toast(reviewTexts.guestRefused);
  await buyer.logIn(buyer.username, buyer.password);
  await page.waitForURL((url) => url.pathname === address);
  await expect(form.getByText(reviewTexts.guestRefused)).toBeHidden();
  await write(page, 3, 'Escrita al volver');
  await expect(section(page).getByRole('article').getByText('Escrita al volver')).toBeVisible();

  // Without scripts the page, which is the same for everybody, shows each of them the same.
  for (const [as, isMember] of [
    [undefined, false],
    ['cliente', true],
  ] as const) {
    const { page: plain } = await visit({ javaScriptEnabled: false, ...(as && { as }) });
    await plain.goto(address);
    await expect(plain.getByText(reviewTexts.guestRefused)).toBeVisible({ visible: !isMember });
    await expect(comment(plain)).toBeVisible({ visible: isMember });
  }
});

test('REV-3 the author edits a review, and deletes it after a confirmation @all', async ({ page, buyer }) => {
  const [{ id: productId }] = await productsWith(page, 'no reviews');
  await addReview(page, { productId, calification: 2, comment: 'Se achicó' });
  const address = `/detail/${productId}`;
  await page.goto(address);
  await untilReviewFormWorks(page);
  const own = section(page).getByRole('article');
  await own.getByRole('link', { name: 'Editar reseña' }).click();
  await expect(page.getByRole('button', { name: reviewTexts.save })).toBeVisible();
  await expect(comment(page)).toHaveValue('Se achicó');
  await page.getByRole('radio', { name: '4 estrellas' }).check();
  await comment(page).fill('La cambié y ahora sí');
  await page.getByRole('button', { name: reviewTexts.save }).click();
  await buyer.toast(reviewTexts.edited);
  await page.waitForURL((url) => url.pathname === address);
  await expect(own.getByText('La cambié y ahora sí')).toBeVisible();
  await own.getByRole('link', { name: 'Eliminar reseña' }).click();
  const question = page.getByRole('dialog', { name: 'Eliminar reseña' });
  await expect(question.getByText(reviewTexts.confirmRemove)).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(own).toBeVisible();
  await own.getByRole('link', { name: 'Eliminar reseña' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await buyer.toast(reviewTexts.removed);
  await expect(own).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(address);
});

test('REV-2 REV-3 MEND-24 others see who wrote a review by first name and initial, and cannot change it; an administrator writes none @all', async ({
  page,
  buyer,
}) => {
  const [{ id: productId }] = await productsWith(page, 'several reviews');
  await addReview(page, { productId, calification: 4, comment: 'La leen todos' });
  await logIn(page, 'admin', 'admin1234');
  await page.goto(`/detail/${productId}`);
  await write(page, 5, 'Soy la jefa');
  await expect(page.getByRole('alert').getByText(reviewTexts.adminRefused)).toBeVisible();
  const article = section(page).getByRole('article');
  await expect(article).toContainText('La leen todos');
  await expect(article).toContainText(signature);
  expect(await page.content()).not.toContain(buyer.username);
  await expect(section(page).getByRole('link', { name: /(Editar|Eliminar) reseña/ })).toHaveCount(0);
});

test('REV-4 the user’s own reviews are listed, edited and deleted in the account @all', async ({ page }) => {
  await newCustomer(page, { hasAddress: false });
  await page.goto('/user/reviews');
  await expect(page.getByText(reviewTexts.none)).toBeVisible();
  const [{ id: productId, name }] = await productsWith(page, 'several reviews');
  const id = await addReview(page, { productId, calification: 1, comment: 'Para mi lista' });
  await page.reload();
  const entry = page.getByRole('article');
  await expect(entry).toContainText('Para mi lista');
  await expect(entry.getByRole('link', { name })).toBeVisible();
  await entry.getByRole('link', { name: 'Editar reseña' }).click();
  await page.waitForURL(`**/user/reviews/update/${id}**`);
  await page.getByRole('link', { name: reviewTexts.cancel }).click();
  await page.waitForURL(/\/user\/reviews$/);
  await page.goto(`/user/reviews/update/${id}`);
  await comment(page).fill('  ');
  await page.getByRole('button', { name: reviewTexts.save }).click();
  await expect(page.getByText(reviewTexts.commentEmpty)).toBeVisible();
  await comment(page).fill('Ahora me gusta');
  await page.getByRole('radio', { name: '5 estrellas' }).check();
  await page.getByRole('button', { name: reviewTexts.save }).click();
  await page.waitForURL(/\/user\/reviews$/);
  await expect(entry).toContainText('Ahora me gusta');
  await expect(page.getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible();
  await page.goto(`/user/reviews/delete/${id}`);
  await expect(page.getByText(reviewTexts.confirmRemove)).toBeVisible();
  await page.getByRole('button', { name: 'ELIMINAR' }).click();
  await page.waitForURL(/\/user\/reviews$/);
  await expect(page.getByText(reviewTexts.none)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('REV-1 REV-2 the list shows one review a page, keeps its page in the address, and reviews are written and deleted @all', async ({
    page,
  }) => {
    const [{ id }] = await productsWith(page, 'several reviews');
    const address = `/detail/${id}`;
    await page.goto(address);
    const article = section(page).getByRole('article');
    const first = await article.innerText();
    const pager = page.getByRole('navigation', { name: 'Páginas de reseñas' });
    await pager.getByRole('link', { name: 'Página 2' }).click();
    await page.waitForURL(/\?review=2/);
    await expect(article).toHaveCount(1);
    expect(await article.innerText()).not.toBe(first);
    // Guests have an invitation in the place of the form.
    await page.locator('#su-resena').getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.waitForURL(/\/login\?volver=%2Fdetail%2F\d+%23su-resena&motivo=resena/);
    await shopperIn(page).logIn('maria', 'maria1234');
    await page.getByRole('button', publish).click();
    await expect(page.getByText(reviewTexts.starsMissing)).toBeVisible();
    await write(page, 4, 'Sin scripts');
    await expect(article.getByText('Sin scripts')).toBeVisible();
    await page.goto(address);
    await article.getByRole('link', { name: 'Eliminar reseña' }).click();
    await page.getByRole('button', { name: 'ELIMINAR' }).click();
    await page.waitForURL((url) => url.pathname === address);
    await expect(article).toHaveText(first, { useInnerText: true });
  });
});
