import { expect, test } from '../fixtures/test.ts';

test('SHELL-1 what has come of the header stays in its place when the rest of the page comes', async ({ visit }) => {
  const { page } = await visit({ width: 1440, javaScriptEnabled: false });
  const search = page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true });
  await page.goto('/login');
  const whole = await search.boundingBox();
  // A slow browser paints what it has read so far: here up to the first of the three buttons.
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const read = html.slice(0, html.indexOf('</button>', html.indexOf('-mr-3 hidden w-33 justify-self-end')));
    await route.fulfill({ response, body: read });
  });
  await page.goto('/login');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cuenta', exact: true })).toHaveCount(0);
  expect(await search.boundingBox()).toEqual(whole);
});
