import { expect, test } from '../fixtures/test.ts';
import { pageAddresses } from '../fixtures/page-addresses.ts';

/** Pages of the shop's people, which the law is not about. */
const isBackOffice = (path: string) => /^\/(?:admin|abrir|creation)(?:\/|$)/.test(path);

const pages = [
  ...Object.entries(pageAddresses).filter(([path]) => !isBackOffice(path)),
  ['a product that there is not', '/detail/99999999'] as const,
];

test.each(pages)('BACK-4 %s has the link "Botón de arrepentimiento" without login and scripts', async (_, address) => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto(address);
  const link = page.getByRole('link', { name: 'Botón de arrepentimiento' });
  expect(await link.count()).toBe(1);
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute('href')).toBe('/arrepentimiento');
  await close();
});

test('BACK-4 the link leads to the form without login', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Botón de arrepentimiento' }).click();
  await page.waitForURL((url) => url.pathname === '/arrepentimiento');
  await page.getByLabel('Número de orden').waitFor();
});
