import { expect, test } from '../fixtures/test.ts';
import { fallback, present, visitWithLateFace } from './late-faces.ts';

test('the first page on a slow line has the fallback of both faces when inter comes late, and the next page has both @all', async ({
  page,
}) => {
  await visitWithLateFace(page, 'inter');
});

test('a page whose fonts cannot be loaded is readable @all', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await present(page)).toEqual(fallback);
});
