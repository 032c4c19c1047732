import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { pageAddresses } from '../fixtures/page-addresses.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { smallTargets } from './targets.ts';
import type { Visit } from '../fixtures/visit.ts';

const addresses = Object.values(pageAddresses);
const isDesk = (address: string) => /^\/(admin|creation)/.test(address);
const isPersonal = (address: string) => address.startsWith('/user');

/** What opens on the shop's pages, one after the other. */
const opened: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  [
    'filters',
    async (page) => {
      await page.goto('/home?gender=Women');
      await page.getByRole('button', { name: /^Filtrar y ordenar/ }).click();
      await page.getByRole('heading', { name: 'Filtrar y ordenar' }).waitFor();
    },
  ],
  [
    'menu',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menú' }).filter({ visible: true }).click();
      await page.locator(':popover-open').getByRole('link', { name: 'Nosotros' }).waitFor();
    },
  ],
  [
    'search',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Buscar' }).filter({ visible: true }).first().click();
      await page.getByLabel('¿Qué busca?').waitFor();
    },
  ],
];

async function expectRoom({ page }: Visit, paths: readonly string[]): Promise<void> {
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    wrong.push(...(await smallTargets(page)).map((one) => `${path}: ${one}`));
  }
  expect(wrong).toEqual([]);
}

test.describe('TARGET-1 what can be pressed is big enough, or has room around it, on phones', () => {
  test('for guests', async ({ visit }) => {
    const seen = await visit({ width: 390 });
    await expectRoom(
      seen,
      addresses.filter((address) => !isDesk(address) && !isPersonal(address)),
    );
    for (const [name, open] of opened) {
      await open(seen.page);
      expect((await smallTargets(seen.page)).map((one) => `${name}: ${one}`)).toEqual([]);
    }
    await seen.close();
  });

  test('for customers', async ({ visit }) => {
    const seen = await visit({ width: 390 });
    await logIn(seen.page, 'maria', 'maria1234');
    await expectRoom(seen, [...addresses.filter(isPersonal), '/home?gender=Women', '/detail/5']);
    await seen.close();
  });

  test('for administrators', async ({ visit }) => {
    const seen = await visit({ width: 390 });
    await administrator(seen.page).enter();
    await expectRoom(seen, addresses.filter(isDesk));
    await seen.close();
  });
});
