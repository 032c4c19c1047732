import { expect, type Page } from '@playwright/test';

/** The fields that filter the list of orders. */
export const filters = (page: Page) => page.getByRole('group', { name: 'Filtros', exact: true });

/** The filters that are set, as links that take them back. */
export const set = (page: Page) => page.getByRole('group', { name: 'Filtros puestos' });

/** What the address asks the list for. */
export const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The first and the last day, as the fields show them. */
export const days = (page: Page) =>
  Promise.all(['Desde', 'Hasta'].map((label) => filters(page).getByLabel(label).inputValue()));

/** Waits until the address asks for exactly this. */
export async function isAsked(page: Page, question: Record<string, string>): Promise<void> {
  await expect.poll(() => asked(page)).toEqual(question);
}
