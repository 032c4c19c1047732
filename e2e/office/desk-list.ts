import { expect, type Page } from '@playwright/test';
import { logIn } from '../actors/ready-accounts.ts';
import { unique } from '../actors/unique.ts';
import { shopOf } from '../fixtures/visit.ts';

/** The rows of a list. */
export const rows = (page: Page) => page.locator('main [data-row]');
const headersOf = (page: Page) => ({ origin: shopOf(page).url });

/** Logs in as a new administrator, whose lists have no views and all columns. */
export async function ownAdministrator(page: Page): Promise<string> {
  await logIn(page, 'admin', 'admin1234');
  const user_name = unique('lista').replaceAll(' ', '.');
  const data = { user_name, legajo_user: '123456', rol: 'admin', user_password: 'secreta1' };
  expect((await page.request.post('/api/users/createAdmin', { headers: headersOf(page), data })).status()).toBe(201);
  await logIn(page, user_name, 'secreta1');
  return user_name;
}

/** Creates products that a search for the name finds. */
export async function addProducts(page: Page, name: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const answer = await page.request.post('/api/products/create', {
      headers: headersOf(page),
      data: {
        name: `${name} ${index}`,
        description: 'Para la lista.',
        gender: 'men',
        category: 101,
        brandName: 'Casa',
        color: 'Azul',
        isOffertPrice: false,
        currentPrice: 10 + index,
        images: [{ path: 'www.tienda.example/a.jpg', alt: 'De frente' }],
        info: { aboutMe: '', careInfo: '', sizeAndFit: '' },
        variants: [{ brandSize: 'M', isInStock: true, stock: index }],
      },
    });
    expect(answer.status()).toBe(201);
  }
}
