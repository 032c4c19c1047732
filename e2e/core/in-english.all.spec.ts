import { phone } from '../fixtures/visit.ts';
import { test } from '../people/provider-shop.ts';

test.use({ viewport: phone });

for (const where of ['a window', 'the page itself']) {
  test(`OWN-2 AUTH-4 a login at the provider in ${where} stays in English`, async ({ page }) => {
    if (where === 'the page itself') await page.addInitScript('window.open = () => null');
    await page.goto('/en/login');
    const opened = where === 'a window' ? page.waitForEvent('popup') : page;
    await page.getByRole('link', { name: 'Continue with Prueba' }).click();
    const there = await opened;
    await there.getByLabel('Quién').fill('lucia');
    await there.getByRole('button', { name: 'Entrar' }).click();
    await there.waitForURL('**/en/login/success');
    await page.waitForURL((url) => url.pathname === '/en');
  });
}
