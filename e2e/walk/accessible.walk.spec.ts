import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { administrator } from '../actors/administrator.ts';
import { misfits, violations } from './inspection.ts';
import { forAdministrators, forCustomers, forGuests } from './looked-at.ts';
import { pageAddresses } from '../fixtures/page-addresses.ts';
import { logIn } from '../actors/ready-accounts.ts';
import type { Visit } from '../fixtures/visit.ts';

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

test('the remaining pages of the shop are accessible', async ({ visit }) => {
  const visited = await visit({ width: 390 });
  await logIn(visited.page, 'maria', 'maria1234');
  await inspectAll(
    visited,
    others.filter((address) => !ofAdministrators(address)),
  );
  await visited.close();
});

test('the remaining pages of the back office are accessible', async ({ visit }) => {
  const visited = await visit({ width: 390 });
  await administrator(visited.page).enter();
  await inspectAll(visited, others.filter(ofAdministrators));
  await visited.close();
});

test("the customer's menu and the question of unsaved work are accessible", async ({ page, me }) => {
  await logIn(page, 'maria', 'maria1234');
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Cuenta' }).filter({ visible: true }).first().click();
  await page.getByText('Hola, María').waitFor();
  await isRight(me, 'account menu of a customer');
  await page.keyboard.press('Escape');
  await page.locator('main input[type="text"]:enabled').first().fill('Otro nombre');
  await page.getByRole('link', { name: /ir al inicio/ }).click();
  await page.getByRole('dialog').filter({ visible: true }).first().waitFor();
  await isRight(me, 'unsaved work');
});

test('menus, bars and dialogs of the back office are accessible', async ({ page, me, owner }) => {
  await owner.enter('/admin/clients');
  if (width < 1024) {
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('navigation', { name: 'Administración' }).filter({ visible: true }).waitFor();
    await isRight(me, 'menu');
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Orden, producto, cliente, pantalla o acción' }).fill('zzqqxx');
  await page.getByText('Nada coincide con «zzqqxx».').waitFor();
  await isRight(me, 'finder without results');
  await page.keyboard.press('Escape');

  await page.goto('/admin/clients?rol=client&order=since-desc&search=a');
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await owner.dialog('Guardar vista').waitFor();
  await isRight(me, 'saving a view');

  await page.goto('/admin/allproducts');
  await page
    .getByRole('checkbox', { name: /^Elegir / })
    .nth(1)
    .check();
  const bar = page.getByRole('region', { name: 'Acciones para lo elegido' });
  await bar.waitFor();
  await isRight(me, 'bar of what is chosen');
  await bar.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText(backOfficeTexts.productDesk.irreversible).filter({ visible: true }).first().waitFor();
  await isRight(me, 'deleting several products');
  await page.keyboard.press('Escape');

  await page.goto('/admin/modification/11');
  await page.getByLabel('Marca', { exact: true }).fill('Otra casa');
  await page.locator('main').getByRole('button', { name: 'Descartar', exact: true }).first().click();
  await owner.dialog('¿Descartar lo que escribió?').waitFor();
  await isRight(me, 'discarding what was written');
});
