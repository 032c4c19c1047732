import type { Page } from '@playwright/test';

/** Fills the form of an address in Buenos Aires; the street is given, to find the address again. */
export async function fillAddress(page: Page, street: string): Promise<void> {
  await page.getByLabel('Quién recibe').fill('Julia Ríos');
  await page.getByLabel('Teléfono').fill('11 2345-6789');
  await page.getByLabel('Calle').fill(street);
  await page.getByLabel('Número').fill('1234');
  await page.getByLabel('Código postal').fill('1043');
  await page.getByLabel('Localidad').fill('Buenos Aires');
  await page.getByLabel('Provincia').selectOption('C');
}
