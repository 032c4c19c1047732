import { expect, test } from '../fixtures/test.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { wishlistTexts } from '#contract/marketing/wishlist.texts.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { unique } from '../actors/unique.ts';
import { phone } from '../fixtures/visit.ts';
import { coveredByToast } from './toasts.ts';

test('FORM-2 a toast covers no bar and not what was pressed, in the account and on a person’s page', async ({
  visit,
}) => {
  const { page } = await visit({ width: phone.width });
  await newCustomer(page, { hasAddress: false });
  await page.goto('/user/profile');
  await page.getByLabel('Dirección').fill('Av. Rivadavia 100');
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  expect(await coveredByToast(page, accountTexts.profile.done, 'main button[type=submit]')).toEqual([]);

  await page.goto('/user');
  await page.getByRole('button', { name: 'MIS FAVORITOS' }).click();
  expect(await coveredByToast(page, wishlistTexts.inProgress)).toEqual([]);

  const { page: desk } = await visit({ as: 'admin' });
  await desk.goto('/admin/clients/admin');
  await desk.getByRole('button', { name: 'Cambiar', exact: true }).click();
  expect(await coveredByToast(desk, backOfficeTexts.people.ownRole)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('FORM-2 a toast covers no bar and not what was pressed, in the shop', async ({ page, buyer }) => {
    await page.goto('/home?gender=Women');
    const hearts = page.locator('main button[aria-label^="Favorito"]');
    await hearts.first().click();
    expect(await coveredByToast(page, wishlistTexts.added)).toEqual([]);

    // Near the top of the window, where toasts otherwise are.
    await page.goto('/home?gender=Men');
    await hearts.nth(4).evaluate((heart) => window.scrollBy(0, heart.getBoundingClientRect().top - 90));
    await hearts.nth(4).evaluate((heart: HTMLElement) => {
      heart.focus({ preventScroll: true });
      heart.click();
    });
    expect(await coveredByToast(page, wishlistTexts.added)).toEqual([]);

    await page.goto('/detail/3');
    await buyer.addToBag();
    await page.goto('/bag');
    await page.getByRole('button', { name: /^Quitar / }).click();
    expect(await coveredByToast(page, 'Quitamos', 'main a, main button')).toEqual([]);
  });
});

test('FORM-2 a toast covers no bar and not what was pressed, in the back office', async ({ page, owner }) => {
  await owner.enter('/admin/profile');
  await page.getByLabel('Dirección').fill(unique('Calle'));
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  expect(await coveredByToast(page, accountTexts.profile.done)).toEqual([]);
});
