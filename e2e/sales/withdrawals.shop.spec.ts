import { administrator } from '../actors/administrator.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/visit.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

const codeForm = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

test('BACK-4 a purchase is taken back from the footer without login, also without scripts, and the owner handles it @all', async ({
  visit,
}) => {
  const buying = await visit();
  const { buyer: she, number } = await boughtOrder(buying.page);

  const codes: string[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit({ javaScriptEnabled });
    await page.goto('/');
    await page.getByRole('link', { name: 'Botón de arrepentimiento' }).click();
    await page.waitForURL('**/arrepentimiento');
    await page.getByLabel('Número de orden').fill('abc');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByText('Escriba el número de su orden, como 1042.').waitFor();
    await page.getByText('Escriba el correo con el que compró.').waitFor();
    await page.getByLabel('Número de orden').fill(`N° ${number}`);
    await page.getByLabel('Correo con el que compró').fill(`${she.username}@example.com`);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Corregir los datos' }).click();
    expect(await page.getByLabel('Número de orden').inputValue()).toBe(`N° ${number}`);
    await page.getByRole('button', { name: 'Continuar' }).click();
    if (javaScriptEnabled) expect(await nightlyViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmar el arrepentimiento' }).click();
    const code = (await page.locator('[data-code]').innerText()).trim();
    expect(code).toMatch(codeForm);
    codes.push(code);
  }

  const desk = await visit({ width: desktop.width, as: 'admin' });
  await administrator(desk.page).enter('/admin/withdrawals');
  const [first = '', second = ''] = codes;
  await desk.page.getByRole('button', { name: `Marcar como atendido: ${first}` }).click();
  await administrator(desk.page).confirm(`¿Marcar ${first} como atendido?`, 'Marcar como atendido');
  await desk.page.locator(`main [data-row="${first}"]`).waitFor({ state: 'detached' });
  expect(await nightlyViolations(desk.page)).toEqual([]);
  await desk.page
    .locator(`main [data-row="${second}"]`)
    .getByRole('link', { name: `N° ${number}` })
    .click();
  const stated = desk.page.getByRole('region', { name: 'Arrepentimiento' });
  await stated.getByText(first).waitFor();
  await stated.getByText('En término').first().waitFor();
  await stated.getByText(/^Atendido por/).waitFor();
  await stated.getByRole('button', { name: `Marcar como atendido: ${second}` }).click();
  await administrator(desk.page).confirm(`¿Marcar ${second} como atendido?`, 'Marcar como atendido');
  await expect(stated.locator('[data-handled]')).toHaveCount(2);
});
