import { expect, test } from 'vitest';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { administrator } from './administrator.ts';
import { misfits, violations } from './inspection.ts';
import { forAdministrators, forCustomers, forGuests } from './looked-at.ts';
import { pageAddresses } from './page-addresses.ts';
import { logIn } from './ready-accounts.ts';
import { visit, widths } from './visit.ts';
import type { Visit } from './visit.ts';

const pathOf = (address: string) => address.replace(/\?.*$/, '');

/** The screens that `looks.spec.ts` inspects already. */
const lookedAt = new Set([...forGuests, ...forCustomers, ...forAdministrators].map(pathOf));

const others = Object.values(pageAddresses).filter((address) => !lookedAt.has(pathOf(address)));

const ofAdministrators = (address: string) => /^\/(?:admin|creation)\b/.test(address);

/** Asserts that the current screen has no findings of axe and fits its window. */
async function isRight({ page }: Visit, state: string): Promise<void> {
  const wrong = [...(await misfits(page)), ...(await violations(page))];
  expect(wrong.map((one) => `${state}: ${one}`)).toEqual([]);
}

async function inspectAll(visited: Visit, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await visited.page.goto(address);
    await visited.page.locator('h1, iframe').first().waitFor();
    await isRight(visited, address);
  }
}

test('the remaining pages of the shop are accessible', async () => {
  const visited = await visit({ width: 390 });
  await logIn(visited.page, 'maria', 'maria1234');
  await inspectAll(
    visited,
    others.filter((address) => !ofAdministrators(address)),
  );
  await visited.close();
});

test('the remaining pages of the back office are accessible', async () => {
  const visited = await visit({ width: 390 });
  await administrator(visited.page).enter();
  await inspectAll(visited, others.filter(ofAdministrators));
  await visited.close();
});

test.each(widths)("the customer's menu and the question of unsaved work are accessible, at %i px", async (width) => {
  const visited = await visit({ width });
  const { page } = visited;
  await logIn(page, 'maria', 'maria1234');
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Cuenta' }).filter({ visible: true }).first().click();
  await page.getByText('Hola, María').waitFor();
  await isRight(visited, 'account menu of a customer');
  await page.keyboard.press('Escape');
  await page.locator('main input[type="text"]:enabled').first().fill('Otro nombre');
  await page.getByRole('link', { name: /ir al inicio/ }).click();
  await page.getByRole('dialog').filter({ visible: true }).first().waitFor();
  await isRight(visited, 'unsaved work');
  await visited.close();
});

test.each(widths)('menus, bars and dialogs of the back office are accessible, at %i px', async (width) => {
  const visited = await visit({ width });
  const { page } = visited;
  const she = administrator(page);
  await she.enter('/admin/clients');
  if (width < 1024) {
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('navigation', { name: 'Administración' }).filter({ visible: true }).waitFor();
    await isRight(visited, 'menu');
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Orden, producto, cliente, pantalla o acción' }).fill('zzqqxx');
  await page.getByText('Nada coincide con «zzqqxx».').waitFor();
  await isRight(visited, 'finder without results');
  await page.keyboard.press('Escape');

  await page.goto('/admin/clients?rol=client&order=since-desc&search=a');
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await she.dialog('Guardar vista').waitFor();
  await isRight(visited, 'saving a view');

  await page.goto('/admin/allproducts');
  await page
    .getByRole('checkbox', { name: /^Elegir / })
    .nth(1)
    .check();
  const bar = page.getByRole('region', { name: 'Acciones para lo elegido' });
  await bar.waitFor();
  await isRight(visited, 'bar of what is chosen');
  await bar.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText(backOfficeTexts.productDesk.irreversible).filter({ visible: true }).first().waitFor();
  await isRight(visited, 'deleting several products');
  await page.keyboard.press('Escape');

  await page.goto('/admin/modification/11');
  await page.getByLabel('Marca', { exact: true }).fill('Otra casa');
  await page.locator('main').getByRole('button', { name: 'Descartar', exact: true }).first().click();
  await she.dialog('¿Descartar lo que escribió?').waitFor();
  await isRight(visited, 'discarding what was written');
  await visited.close();
});
