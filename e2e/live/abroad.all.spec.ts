import { logIn } from '../actors/ready-accounts.ts';
import { buyAbroad, openAbroad, plain, speakAsAtHome } from './abroad-story.ts';
import { owner } from './live-shop.ts';
import { spain } from './shops-abroad.ts';
import { expect, test } from './test.ts';

// What stands in for the provider, which does not operate in Spain, is of no country.
test.use({ liveOptions: { name: 'spain', bare: true, site: null } });

test.afterEach(speakAsAtHome);

test('OWN-2 a shop in Spain opens, sells and reduces a price by the rules of its country', async ({
  page,
  visit,
  live,
}) => {
  await openAbroad(page, live, spain);
  const customer = await visit({ width: 390 });
  await buyAbroad(customer.page, live, spain);

  await logIn(page, owner.username, owner.password);
  await page.goto('/admin/settings/country');
  await page.getByLabel('País de la tienda').selectOption({ label: 'Argentina' });
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('El país no se puede cambiar: la tienda ya tiene órdenes.').first().waitFor();
  await page.goto('/admin/modification/1');
  await page.getByLabel('Está en oferta').check();
  await page.getByLabel('Precio actual').fill('159,90');
  await expect(page.getByLabel('Precio anterior')).toHaveValue('189.9');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/allproducts');

  const reader = await visit({ width: 390 });
  for (const address of ['/detail/1', '/home?gender=Men']) {
    await reader.page.goto(address);
    const shown = plain(await reader.page.locator('main').innerText());
    expect(shown).toContain('159,90 €');
    const notes = [...shown.matchAll(/Precio más bajo.*/g)].map(([note]) => note);
    expect(notes).toEqual(['Precio más bajo de los 30 días anteriores a la rebaja: 189,90 €']);
  }
  const ending = await reader.page.getByRole('contentinfo').innerText();
  for (const name of ['SERNAC', 'Defensa del consumidor']) expect(ending).not.toContain(name);
});
