import { expect, inject, test } from 'vitest';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { accountTexts } from '#contract/account.texts.ts';
import { texts } from '#contract/texts.ts';
import { administrator } from './administrator.ts';
import { account, endSession, expired, guestWords, patience } from './session-scene.ts';
import { newCustomer } from './ready-accounts.ts';
import { shopper } from './shopper.ts';
import { visit } from './visit.ts';

test('MEND-7 a guest whose session expired long ago is told once, and cached pages are served as before', async () => {
  const { page, context, close } = await visit();
  await newCustomer(page);
  await context.clearCookies({ name: 'percha' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()));
  await page.goto('/');
  await page.getByText(texts.session.expired).first().waitFor();
  await page.getByText(texts.session.expired).first().waitFor({ state: 'detached' });
  asked.length = 0;
  for (const path of ['/detail/3', '/home?gender=Men', '/']) {
    await page.goto(path);
    await account(page).getByText(guestWords).waitFor({ state: 'attached' });
  }
  expect([asked, await page.getByText(texts.session.expired).count()]).toEqual([[], 0]);
  await close();
});

test('MEND-7 MEND-27 a product sent after the session expired overwrites no later change', async () => {
  const here = await visit();
  const she = administrator(here.page);
  await she.enter('/admin/allproducts');
  await here.page.goto('/admin/modification/9');
  const { page } = here;
  await page.getByLabel('Color').fill('Verde lago');
  const there = await visit();
  await administrator(there.page).enter('/admin/allproducts');
  await there.page.goto('/admin/modification/9');
  await there.page.getByLabel('Marca').fill('Otra Marca');
  await there.page.getByRole('button', { name: 'Guardar cambios' }).click();
  await administrator(there.page).toast(backOfficeTexts.productForm.updated);
  await there.close();
  await endSession(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expired(page).waitFor();
  await shopper(page).logIn('admin', 'admin1234');
  await expect.poll(() => page.getByLabel('Color').inputValue(), patience).toBe('Verde lago');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Otra Marca' });
  await dialog.getByText('Otra Marca').first().waitFor();
  await here.close();
});

test('MEND-7 unchanged fields of a form are not restored over newer values', async () => {
  const { page, close } = await visit();
  const she = await newCustomer(page);
  await page.goto('/user/profile');
  await page.getByLabel('Apellido').fill('Ríos Paz');
  await page.request.patch(`/api/users/update/${she.username}`, {
    headers: { origin: inject('shopUrl') },
    data: { phone: '+54 11 4000-0000' },
  });
  await endSession(page);
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await expired(page).waitFor();
  await she.logIn(she.username, she.password);
  await page.waitForURL((url) => url.pathname === '/user/profile');
  await expect.poll(() => page.getByLabel('Apellido').inputValue(), patience).toBe('Ríos Paz');
  expect(await page.getByLabel('Teléfono').inputValue()).toBe('+54 11 4000-0000');
  await close();
});
